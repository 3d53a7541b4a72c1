import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { positionOf, rememberPosition, storePositions } from './scroll-positions';
import { scrollWhenTall } from './scroll-when-tall';

/** A new page begins at its top; one that is gone back to stands where it was left. */
export function ScrollKeeper() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  const entry = useRef(key);
  const shown = useRef<string>(undefined);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => rememberPosition(entry.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', storePositions);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', storePositions);
    };
  }, []);

  useLayoutEffect(() => {
    entry.current = key;
    // Whoever read the page that came with the document has already gone where they wanted.
    const beganBefore = shown.current === undefined && window.scrollY > 0;
    const samePage = beganBefore || shown.current === pathname;
    shown.current = pathname;
    // A dialog or a tab has an address of its own, but the page under it stays where it is.
    if (!samePage && type === 'POP') return scrollWhenTall(positionOf(key));
    if (samePage) rememberPosition(key, window.scrollY);
    else window.scrollTo(0, 0); // Never returned: it is a promise in new browsers, and no clean-up.
    return undefined;
  }, [key, pathname, type]);

  return null;
}
