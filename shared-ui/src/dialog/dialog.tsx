import { Dialog as Parts } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button, buttonClass } from '../button/button';
import { Icon } from '../icon/icon';
import { classes } from '../util/classes';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Escape, the backdrop and the close button ask for it; the page closes by setting `open`. */
  onClose: () => void;
  title: ReactNode;
  /** A line under the title, read with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, always in sight under what scrolls. */
  footer?: ReactNode;
  /** Default 'medium' (560 px). On phones every dialog is a sheet of full height. */
  size?: 'medium' | 'large';
  /** What takes focus first; default the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog: keeps focus inside, gives it back, locks the page behind it. Controlled, so that a page can bind it to the URL. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'medium',
  initialFocus,
}: DialogProps) {
  return (
    <Parts.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Parts.Portal>
        <Parts.Backdrop className={styles.backdrop} />
        <Parts.Viewport className={styles.viewport}>
          <Parts.Popup className={styles.popup} data-size={size} initialFocus={initialFocus}>
            <header className={styles.header}>
              <Parts.Title className={styles.title}>{title}</Parts.Title>
              <Parts.Close
                className={classes(buttonClass('quiet'), styles.close)}
                aria-label="Close"
                title="Close"
              >
                <Icon name="close" />
              </Parts.Close>
              {description && (
                <Parts.Description className={styles.description}>{description}</Parts.Description>
              )}
            </header>
            <div className={styles.body}>{children}</div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Parts.Popup>
        </Parts.Viewport>
      </Parts.Portal>
    </Parts.Root>
  );
}

interface FormDialogProps extends Omit<DialogProps, 'footer' | 'size'> {
  /** Id of the form among the children. */
  formId: string;
  /** On the button that sends it. */
  submitLabel: ReactNode;
  /** The same while it is being sent, such as 'Sending...'. */
  busyLabel: string;
  busy: boolean;
}

/** A dialog around a form, with the buttons that leave it and send it. */
export function FormDialog(props: FormDialogProps) {
  const { formId, submitLabel, busyLabel, busy, ...dialog } = props;
  const footer = (
    <>
      <Button onClick={dialog.onClose}>Cancel</Button>
      <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </>
  );
  return <Dialog {...dialog} footer={footer} />;
}

/**
 * For a dialog that removes the very thing that opened it: there is no button left to give focus back to.
 * Call it in a component that goes together with that thing.
 * @returns names what takes focus instead, once all of it is gone
 */
export function useFocusAfter(): (next: HTMLElement | null) => void {
  const after = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      const next = after.current;
      // The dialog gives focus back in its own cleanup, which this one must come after.
      if (next) setTimeout(() => next.focus());
    },
    [],
  );
  return (next) => {
    after.current = next;
  };
}
