import { IconButton } from '@campus/shared-ui';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './drawer.module.css';

interface DrawerProps {
  id: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar on phones: a modal dialog of the browser's own, which keeps and returns the focus. */
export function Drawer({ id, open, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // Left by a link or by Back, it is told of its closing when it is closed already.
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
      id={id}
      className={styles.drawer}
      aria-label="Menu"
      onClose={close}
      onClick={closeOnBackdrop}
    >
      <div className={styles.inside}>
        <IconButton icon="close" label="Close menu" className={styles.close} onClick={close} />
        {open && children}
      </div>
    </dialog>
  );
}
