import { Dialog as Parts } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { buttonClass } from '../button/button-class';
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
