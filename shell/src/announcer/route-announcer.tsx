import { VisuallyHidden } from '@campus/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
/**
 * After a change of page the focus goes to its heading, and its title is said. Not after the first
 * load: a browser does both by itself then.
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
    // Only after the first page, and so a part of what comes when that has loaded.
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
