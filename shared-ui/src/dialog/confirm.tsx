import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { AlertDialog } from './alert-dialog';

export interface Question {
  title: string;
  message?: string;
  /** On the button that does it; default 'Delete'. */
  confirmLabel?: string;
}

interface AskProps extends Question {
  onAnswer: (answer: boolean) => void;
  onClosed: () => void;
}

function Ask({ title, message, confirmLabel = 'Delete', onAnswer, onClosed }: AskProps) {
  const [open, setOpen] = useState(true);
  const answer = (value: boolean) => {
    setOpen(false);
    onAnswer(value);
  };
  return (
    <AlertDialog
      open={open}
      title={title}
      message={message}
      confirmLabel={confirmLabel}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
      onClosed={onClosed}
    />
  );
}

/**
 * Asks in an alert dialog and answers true for the confirming button, false for Cancel and Escape.
 * It mounts itself: no host is needed on the page.
 */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    // Later, because React does not let a root be unmounted from within its own effects.
    const remove = () =>
      setTimeout(() => {
        root.unmount();
        host.remove();
      });
    root.render(<Ask {...question} onAnswer={resolve} onClosed={remove} />);
  });
}
