import { AlertDialog as Parts } from '@base-ui/react/alert-dialog';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../button/button';
import { watchClose } from '../util/close-watcher';
import styles from './dialog.module.css';

interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  /** Label of the confirming button, such as 'Delete'. */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** Called after the exit animation. */
  onClosed?: () => void;
  /** Whether the action is running. */
  busy?: boolean;
}

/** A question that must be answered (`role=alertdialog`); focus starts on Cancel, the harmless answer. */
export function AlertDialog(props: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const onBack = useEffectEvent(props.onCancel);
  useEffect(() => (props.open ? watchClose(() => onBack()) : undefined), [props.open]);
  return (
    <Parts.Root
      open={props.open}
      onOpenChange={(next) => next || props.onCancel()}
      onOpenChangeComplete={(open) => open || props.onClosed?.()}
    >
      <Parts.Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Viewport className={styles.viewport} data-alert>
          <Parts.Popup className={styles.popup} data-size="small" initialFocus={cancel}>
            <div className={styles.question}>
              <Parts.Title className={styles.title}>{props.title}</Parts.Title>
              {props.message && (
                <Parts.Description className={styles.description}>
                  {props.message}
                </Parts.Description>
              )}
            </div>
            <footer className={styles.footer}>
              <Button ref={cancel} onClick={props.onCancel}>
                Cancel
              </Button>
              <Button variant="danger" busy={props.busy} onClick={props.onConfirm}>
                {props.confirmLabel}
              </Button>
            </footer>
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}

export interface Question {
  title: string;
  message?: string;
  /** Label of the confirming button; default 'Delete'. */
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
 * Asks in an alert dialog; resolves to true for the confirming button, false for Cancel and Escape.
 * It mounts itself, so the page needs no host element.
 */
export function confirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = createRoot(host);
    // Deferred, because React does not allow unmounting a root from within its own effects.
    const remove = () =>
      setTimeout(() => {
        root.unmount();
        host.remove();
      });
    root.render(<Ask {...question} onAnswer={resolve} onClosed={remove} />);
  });
}
