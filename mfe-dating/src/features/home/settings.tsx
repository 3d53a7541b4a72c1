import {
  checkDatingProfile,
  datingMessages,
  deleteDatingProfile,
  type OwnDatingProfile,
} from '@campus/contract';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { Button, notify } from '@campus/shared-ui';
import { confirm } from '@campus/shared-ui/list';
import { useNavigate } from 'react-router-dom';
import { formatFailure } from '../../profile/format-failure';
import type { BlockedDialogProps } from './blocked/blocked-dialog';
import type { HiddenFromDialogProps } from './hidden-from/hidden-from-dialog';
import styles from './home.module.css';
import { DepartmentChoice, ReadChoice } from './profile-choices';

const question = {
  title: 'Delete dating profile',
  message:
    'We delete your dating photos, requests, matches and messages for good. You keep your account and everything else on Campus.',
};

/** Removes all dating data from the cache, except that there is no profile. */
function removeDatingFromCache(): void {
  const { path } = checkDatingProfile;
  queryClient.setQueryData(callKey(checkDatingProfile, {}), { hasProfile: false });
  queryClient.removeQueries({
    predicate: ({ queryKey: [, asked] }) =>
      String(asked).startsWith('/api/dating/') && asked !== path,
  });
}

/** Deletes the profile permanently after a confirmation, then shows the welcome again. */
function useDeleteProfile() {
  const write = useWrite(deleteDatingProfile);
  const navigate = useNavigate();
  const remove = async () => {
    if (!(await confirm(question))) return;
    try {
      await write.mutateAsync({});
    } catch (error) {
      notify.error(formatFailure(error, datingMessages.profileDeleteFailed));
      return;
    }
    removeDatingFromCache();
    notify.success(datingMessages.profileDeleted);
    // The pressed button is about to be removed.
    document.querySelector<HTMLElement>('h1')?.focus();
    void navigate(paths.dating(), { replace: true });
  };
  return { remove, busy: write.isPending };
}

const BlockedDialog = lazyDialog<BlockedDialogProps>(() =>
  import(/* webpackChunkName: "settings" */ './blocked/blocked-dialog').then(
    (part) => part.BlockedDialog,
  ),
);

const HiddenFromDialog = lazyDialog<HiddenFromDialogProps>(() =>
  import(/* webpackChunkName: "settings" */ './hidden-from/hidden-from-dialog').then(
    (part) => part.HiddenFromDialog,
  ),
);

/** Rarely used settings: hiding, blocking and deleting the profile. */
export function Settings({ profile }: { profile: OwnDatingProfile }) {
  const dialog = useSearchState('blocked');
  const hiding = useSearchState('hiding');
  const { remove, busy } = useDeleteProfile();
  return (
    <section className={styles.settings} aria-label="Safety and privacy">
      <DepartmentChoice profile={profile} />
      <ReadChoice profile={profile} />
      <Button variant="quiet" icon="mask" onClick={() => hiding.open('1')}>
        Hide from people
      </Button>
      <Button variant="quiet" icon="lock" onClick={() => dialog.open('1')}>
        Blocked people
      </Button>
      <Button variant="quiet" icon="trash" busy={busy} onClick={() => void remove()}>
        Delete dating profile
      </Button>
      <HiddenFromDialog open={hiding.value !== undefined} onClose={hiding.close} />
      <BlockedDialog open={dialog.value !== undefined} onClose={dialog.close} />
    </section>
  );
}
