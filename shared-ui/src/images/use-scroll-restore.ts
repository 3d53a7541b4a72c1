import { useEffect } from 'react';

/** How long after closing the page is put back where it was, in milliseconds. */
export const RESTORE_DELAY_MS = 10;

/**
 * Remembers where the page was when `open` became true and puts it back 10 ms after it is false again or its
 * owner is gone, unless the visitor has gone to another page meanwhile.
 */
export function useScrollRestore(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const { scrollX, scrollY } = window;
    const { pathname } = window.location;
    const restore = () => {
      if (window.location.pathname !== pathname) return;
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    };
    return () => {
      setTimeout(restore, RESTORE_DELAY_MS);
    };
  }, [open]);
}
