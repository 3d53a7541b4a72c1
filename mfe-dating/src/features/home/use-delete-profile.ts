import { checkDatingProfile, datingMessages, deleteDatingProfile } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { askFirst } from '@campus/shared-ui/listing';
import { useNavigate } from 'react-router-dom';

const question = {
  title: 'Delete dating profile',
  message:
    'Your photos, requests, matches and messages are deleted for good. Your account and the rest of Campus stay.',
};

/** Forgets every answer about dating; all that is known is that there is no profile. */
function forgetDating(): void {
  const { path } = checkDatingProfile;
  queryClient.setQueryData(callKey(checkDatingProfile, {}), { hasProfile: false });
  queryClient.removeQueries({
    predicate: ({ queryKey: [, asked] }) =>
      String(asked).startsWith('/api/dating/') && asked !== path,
  });
}

/** Deletes the profile for good, after asking; then the welcome is there again. */
export function useDeleteProfile() {
  const write = useWrite(deleteDatingProfile);
  const navigate = useNavigate();
  const remove = async () => {
    if (!(await askFirst(question))) return;
    try {
      await write.mutateAsync({});
    } catch (error) {
      const words = isNetworkFailure(error)
        ? datingMessages.serverError
        : failureMessage(error, datingMessages.profileDeleteFailed);
      notify.error(words);
      return;
    }
    forgetDating();
    notify.success(datingMessages.profileDeleted);
    // The pressed button is about to go.
    document.querySelector<HTMLElement>('h1')?.focus();
    void navigate(paths.dating(), { replace: true });
  };
  return { remove, busy: write.isPending };
}
