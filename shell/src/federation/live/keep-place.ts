import { watchPage } from './mounted';

/** Milliseconds for which a page may grow to the height that it had. */
const patience = 10_000;
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const headingOf = () => document.querySelector<HTMLElement>('main h1');
const reach = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Notes how far the page is scrolled, and whether its heading has the focus.
 * @returns puts both back as soon as the page stands again; a student who moves first has the last word
 */
export function notePlace(): () => void {
  const top = window.scrollY;
  const { pathname } = location;
  const before = headingOf();
  const hadFocus = before !== null && document.activeElement === before;
  return () => {
    const look = () => {
      if (location.pathname !== pathname) return end();
      const heading = headingOf();
      if (!heading || heading === before || reach() < top) return;
      end();
      if (hadFocus && document.activeElement === document.body) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      if (window.scrollY !== top) window.scrollTo(0, top);
    };
    const stop = watchPage(look);
    const timer = setTimeout(() => end(), patience);
    const end = () => {
      stop();
      clearTimeout(timer);
      for (const event of byHand) window.removeEventListener(event, end);
    };
    for (const event of byHand) window.addEventListener(event, end, { passive: true });
  };
}
