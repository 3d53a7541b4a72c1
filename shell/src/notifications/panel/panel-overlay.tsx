import { IconButton } from '@campus/shared-ui';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import styles from './panel-overlay.module.css';
import { PanelPart } from './panel-part';

interface PanelOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The place of the list: under the bell where there is room, a sheet on phones. A modal dialog of the browser's
 * own, as the drawer is.
 */
export function PanelOverlay({ open, onClose }: PanelOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // After a link or Back the close event comes when it is closed already.
  const close = () => {
    if (open) onClose();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the backdrop is for pointers; keys have Escape and Close
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={title}
      onClose={close}
      onClick={closeOnBackdrop}
    >
      <div className={styles.inside}>
        <div className={styles.header}>
          <h2 id={title} className={styles.title}>
            Notifications
          </h2>
          <IconButton icon="close" label="Close" onClick={close} />
        </div>
        <div className={styles.body}>{open && <PanelPart />}</div>
      </div>
    </dialog>
  );
}
