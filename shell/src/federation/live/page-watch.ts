import { type ErrorSource, attributeError } from '../incidents';

/** A part of a remote that is on screen. */
interface MountedPart extends ErrorSource {
  build: string;
  expose: string;
}

/** The builds on screen, each once for its pages and once for each of its widgets. */
export function mountedParts(): MountedPart[] {
  const places = document.querySelectorAll<HTMLElement>('[data-remote][data-build]');
  const parts = new Map<string, MountedPart>();
  for (const place of places) {
    const { remote = '', build = '' } = place.dataset;
    const { widget: expose = './App' } = place.closest<HTMLElement>('[data-widget]')?.dataset ?? {};
    parts.set(`${remote} ${build} ${expose}`, { remote, build, expose });
  }
  return [...parts.values()];
}

export const isMounted = (remote: string): boolean =>
  mountedParts().some((part) => part.remote === remote);

/** Calls back whenever something on the page changed. @returns stops */
export function watchPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Removes style sheets of a remote's other builds while one of its builds is on screen. They share class
 * names, so old rules would still apply if the newer build does not override them.
 */
export function sweepStyles(): void {
  const parts = mountedParts();
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const { remote, build } = attributeError(sheet.href) ?? {};
    const shown = parts.filter((part) => part.remote === remote);
    if (shown.length > 0 && !shown.some((part) => part.build === build)) sheet.remove();
  }
}

/** Milliseconds after a page change at which the old page's forms have reported that they are closed. */
const settled = [100, 600];

/**
 * Calls back when the student has opened another page. Not after Back: that page is about to be restored and
 * must not reload during that.
 * @returns stops
 */
export function watchLeaving(left: () => void): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let { pathname } = location;
  let wentBack = false;
  const notePop = () => {
    wentBack = true;
  };
  const check = () => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    if (!wentBack) for (const after of settled) timers.add(setTimeout(left, after));
    wentBack = false;
  };
  window.addEventListener('popstate', notePop);
  const stop = watchPage(check);
  return () => {
    stop();
    window.removeEventListener('popstate', notePop);
    for (const timer of timers) clearTimeout(timer);
  };
}

/** Milliseconds for which a page may grow to its previous height. */
const timeoutMs = 10_000;
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const headingOf = () => document.querySelector<HTMLElement>('main h1');
const reach = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Records the scroll position of the page, and whether its heading has the focus.
 * @returns restores both once the page is rendered again, unless the student scrolls or presses first
 */
export function notePlace(): () => void {
  const top = window.scrollY;
  const { pathname } = location;
  const before = headingOf();
  const hadFocus = before !== null && document.activeElement === before;
  return () => {
    const check = () => {
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
    const stop = watchPage(check);
    const timer = setTimeout(() => end(), timeoutMs);
    const end = () => {
      stop();
      clearTimeout(timer);
      for (const event of byHand) window.removeEventListener(event, end);
    };
    for (const event of byHand) window.addEventListener(event, end, { passive: true });
  };
}
