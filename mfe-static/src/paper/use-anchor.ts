import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

function goTo(hash: string): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  target?.scrollIntoView();
  target?.focus({ preventScroll: true });
}

/** The router's name of an entry of the history that it did not make: an address that was typed or opened. */
const opened = 'default';

/**
 * Brings whoever arrives with a `#` in the address to what it names: the browser looked for it before
 * the page was there. Who comes back to the page finds it where they left it.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const before = shown.current;
    shown.current = hash;
    if (before === hash) return;
    if (before === undefined && type === 'POP' && key !== opened) return;
    if (hash) goTo(hash);
    else if (before) window.scrollTo(0, 0);
  }, [hash, key, type]);
}
