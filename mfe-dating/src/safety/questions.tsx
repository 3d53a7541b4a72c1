import { blockStudent, matchMessages, unmatch } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { AlertDialog } from '@campus/shared-ui/dialog';
import { leaveExplore, refreshAll } from '../profile/dating-cache';
import { formatFailure } from '../profile/format-failure';
import { usePending } from '../profile/use-pending';

interface EndContactMessages {
  readonly done: string;
  readonly failed: string;
}

/**
 * Unmatches or blocks a student. After a failure the question stays open for another try.
 * @param onDone removes the student from the page
 */
function useEndContact(messages: EndContactMessages, onDone: () => void) {
  const { has, run } = usePending();
  const endContact = (write: () => Promise<unknown>) =>
    run('it', async () => {
      try {
        await write();
      } catch (error) {
        notify.error(formatFailure(error, messages.failed));
        return;
      }
      onDone();
      notify.success(messages.done);
      await refreshAll();
    });
  return { endContact, busy: has('it') };
}

const blockMessages = {
  done: matchMessages.blocked,
  failed: "Couldn't block them. Please try again.",
};

export interface BlockQuestionProps {
  readonly name: string;
  readonly userId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

export function BlockQuestion({ name, userId, open, onClose, onGone }: BlockQuestionProps) {
  const write = useWrite(blockStudent);
  const { endContact, busy } = useEndContact(blockMessages, () => {
    onClose();
    onGone();
    leaveExplore(userId);
  });
  return (
    <AlertDialog
      open={open}
      title={`Block ${name}?`}
      message="You won't see each other or be able to message each other. We don't tell them."
      confirmLabel="Block"
      busy={busy}
      onConfirm={() => void endContact(() => write.mutateAsync({ body: { userId } }))}
      onCancel={onClose}
    />
  );
}

const unmatchMessages = {
  done: matchMessages.unmatched,
  failed: "Couldn't unmatch. Please try again.",
};

export interface UnmatchQuestionProps {
  readonly name: string;
  readonly matchId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

export function UnmatchQuestion({ name, matchId, open, onClose, onGone }: UnmatchQuestionProps) {
  const write = useWrite(unmatch);
  const { endContact, busy } = useEndContact(unmatchMessages, () => {
    onClose();
    onGone();
  });
  return (
    <AlertDialog
      open={open}
      title={`Unmatch ${name}?`}
      message="This ends your chat and deletes its messages for both of you."
      confirmLabel="Unmatch"
      busy={busy}
      onConfirm={() => void endContact(() => write.mutateAsync({ body: { matchId } }))}
      onCancel={onClose}
    />
  );
}
