import { Dialog as Parts } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button, buttonClass } from '../button/button';
import { Icon } from '../icon/icon';
import { classes } from '../util/classes';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the backdrop and the close button; the page closes the dialog by setting `open`. */
  onClose: () => void;
  title: ReactNode;
  /** Shown below the title and read with it. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay visible below the scrolling content. */
  footer?: ReactNode;
  /** Default 'medium' (560 px). On phones every dialog is a sheet of full height; 'full' covers wide screens too. */
  size?: 'medium' | 'large' | 'full';
  /** Element that takes initial focus; default the first focusable one. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A modal dialog: traps and restores focus, locks page scrolling. Controlled, so that a page can bind it to a URL. */
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
  /** Label of the submit button. */
  submitLabel: ReactNode;
  /** Label while the form is being submitted, such as 'Sending...'. */
  busyLabel: string;
  busy: boolean;
}

/** A dialog around a form, with cancel and submit buttons. */
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
 * For a dialog that removes the element that opened it: no button is left to restore focus to.
 * Call it in a component that is removed together with that element.
 * @returns a function that sets which element takes focus once everything is removed
 */
export function useFocusAfter(): (next: HTMLElement | null) => void {
  const after = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      const next = after.current;
      // The dialog restores focus in its own cleanup; this must run after it.
      if (next) setTimeout(() => next.focus());
    },
    [],
  );
  return (next) => {
    after.current = next;
  };
}
