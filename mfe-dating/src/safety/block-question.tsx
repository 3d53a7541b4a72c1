import { blockStudent, matchMessages } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { AlertDialog } from '@campus/shared-ui/dialog';
import { leaveExplore } from '../profile/dating-cache';
import { useParting } from './use-parting';

const words = {
  done: matchMessages.blocked,
  failed: 'Blocking did not work. Please try again.',
};

interface BlockQuestionProps {
  readonly name: string;
  readonly userId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

export function BlockQuestion({ name, userId, open, onClose, onGone }: BlockQuestionProps) {
  const write = useWrite(blockStudent);
  const { part, busy } = useParting(words, () => {
    onClose();
    onGone();
    leaveExplore(userId);
  });
  return (
    <AlertDialog
      open={open}
      title={`Block ${name}?`}
      message="You will not see each other any more, and cannot write to each other. They are not told."
      confirmLabel="Block"
      busy={busy}
      onConfirm={() => void part(() => write.mutateAsync({ body: { userId } }))}
      onCancel={onClose}
    />
  );
}
