import {
  type AnswerOf,
  datingMessages,
  exploreProfiles,
  listBlockedStudents,
  matchMessages,
  unblockStudent,
} from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';

export type Blocked = AnswerOf<typeof listBlockedStudents>[number];

/** Where a reader goes on when the row of the pressed button is gone. */
function nextOf(button: Element): HTMLElement | null {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return (next ?? button.closest('[role="dialog"]'))?.querySelector('button') ?? null;
}

/** Takes a student off the list; both may find each other again. */
export function useUnblock({ userId }: Blocked) {
  const write = useWrite(unblockStudent);
  /** `button` is the one that was pressed. */
  const unblock = async (button: Element) => {
    try {
      await write.mutateAsync({ body: { userId } });
    } catch (error) {
      const words = isNetworkFailure(error)
        ? datingMessages.serverError
        : failureMessage(error, matchMessages.unblockFailed);
      notify.error(words);
      return;
    }
    nextOf(button)?.focus();
    queryClient.setQueryData<Blocked[]>(callKey(listBlockedStudents, {}), (all) =>
      all?.filter((one) => one.userId !== userId),
    );
    notify.success(matchMessages.unblocked);
    await queryClient.invalidateQueries({ queryKey: callKey(exploreProfiles) });
  };
  return { unblock, busy: write.isPending };
}
