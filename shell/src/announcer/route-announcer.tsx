import { VisuallyHidden } from '@campus/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
/**
 * After a page change the focus moves to its heading, and its title is announced. Not after the first load:
 * there the browser does both.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return undefined;
    last.current = pathname;
    const stops: (() => void)[] = [];
    let left = false;
    // Only needed after the first page, so it is part of the code that loads later.
    import(/* webpackChunkName: "after-load" */ './focus-heading').then(
      ({ focusHeading }) => {
        if (!left) stops.push(focusHeading(() => setTitle(document.title)));
      },
      () => undefined,
    );
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [pathname]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
