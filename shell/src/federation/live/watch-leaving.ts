import { watchPage } from './mounted';

/** Milliseconds after a change of page at which the forms of the old one have said that they are gone. */
const settled = [100, 600];

/**
 * Calls back when the student has gone to another page. Not after Back: the page is about to stand where it
 * was left, and must not begin anew under that.
 * @returns stops
 */
export function watchLeaving(left: () => void): () => void {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let { pathname } = location;
  let wentBack = false;
  const notePop = () => {
    wentBack = true;
  };
  const look = () => {
    if (location.pathname === pathname) return;
    pathname = location.pathname;
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    if (!wentBack) for (const after of settled) timers.add(setTimeout(left, after));
    wentBack = false;
  };
  window.addEventListener('popstate', notePop);
  const stop = watchPage(look);
  return () => {
    stop();
    window.removeEventListener('popstate', notePop);
    for (const timer of timers) clearTimeout(timer);
  };
}
