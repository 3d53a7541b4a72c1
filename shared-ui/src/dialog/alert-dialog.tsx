import { AlertDialog as Parts } from '@base-ui/react/alert-dialog';
import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button';
import styles from './dialog.module.css';

export interface AlertDialogProps {
  open: boolean;
  title: ReactNode;
  message?: ReactNode;
  /** On the button that does it, such as 'Delete'. */
  confirmLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** After the leaving has been shown. */
  onClosed?: () => void;
  /** The doing is under way. */
  busy?: boolean;
}

/** A question that must be answered (`role=alertdialog`); focus starts on Cancel, the answer that harms nothing. */
export function AlertDialog(props: AlertDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
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
