import { matchMessages, unmatch } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { AlertDialog } from '@campus/shared-ui/dialog';
import { useParting } from './use-parting';

const words = {
  done: matchMessages.unmatched,
  failed: 'The match was not ended. Please try again.',
};

interface UnmatchQuestionProps {
  readonly name: string;
  readonly matchId: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

export function UnmatchQuestion({ name, matchId, open, onClose, onGone }: UnmatchQuestionProps) {
  const write = useWrite(unmatch);
  const { part, busy } = useParting(words, () => {
    onClose();
    onGone();
  });
  return (
    <AlertDialog
      open={open}
      title={`Unmatch ${name}?`}
      message="The conversation ends, and its messages are deleted for both of you."
      confirmLabel="Unmatch"
      busy={busy}
      onConfirm={() => void part(() => write.mutateAsync({ body: { matchId } }))}
      onCancel={onClose}
    />
  );
}
