import { type AnswerOf, datingHome, datingMessages, pauseDatingProfile } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';

/** Hides the student's profile, or shows it again. */
export function usePause(isPaused: boolean) {
  const write = useWrite(pauseDatingProfile);
  const toggle = async () => {
    try {
      await write.mutateAsync({ body: { isPaused: !isPaused } });
    } catch (error) {
      const words = isNetworkFailure(error)
        ? datingMessages.serverError
        : failureMessage(error, datingMessages.profileSaveFailed);
      notify.error(words);
      return;
    }
    queryClient.setQueryData<AnswerOf<typeof datingHome>>(
      callKey(datingHome, {}),
      (home) => home && { ...home, profile: { ...home.profile, isPaused: !isPaused } },
    );
    // A paused profile says so itself, in its status line.
    if (isPaused) notify.success(datingMessages.profileShown);
  };
  return { toggle, busy: write.isPending };
}
