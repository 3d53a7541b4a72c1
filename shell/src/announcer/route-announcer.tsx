import { VisuallyHidden } from '@campus/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { whenHeadingStands } from './when-heading-stands';

function takeFocus(heading: HTMLElement): void {
  const active = document.activeElement;
  const main = heading.closest('main');
  // A page that put the focus somewhere itself knows better.
  if (active && active !== document.body && main?.contains(active)) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

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
    return whenHeadingStands((heading) => {
      takeFocus(heading);
      setTitle(document.title);
    });
  }, [pathname]);

  return (
    <VisuallyHidden aria-live="polite" aria-atomic="true">
      {title}
    </VisuallyHidden>
  );
}
