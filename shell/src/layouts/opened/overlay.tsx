import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef } from 'react';

interface OverlayProps extends ComponentProps<'dialog'> {
  open: boolean;
  /** Called by Escape, Back and a press outside. */
  onClose: () => void;
}

/** A native modal dialog, which keeps and restores the focus. Accepts every attribute of `<dialog>`. */
export function Overlay({ open, onClose, children, ...rest }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  // After a link or Back, the close event arrives when the dialog is already closed, or even open again.
  const onClosed = () => {
    if (open && !dialog.current?.open) onClose();
  };
  const closeOnBackdrop = (event: MouseEvent) => {
    if (open && event.target === dialog.current) onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the backdrop is for pointers; keys have Escape and Close
    <dialog ref={dialog} {...rest} onClose={onClosed} onClick={closeOnBackdrop}>
      {children}
    </dialog>
  );
}
