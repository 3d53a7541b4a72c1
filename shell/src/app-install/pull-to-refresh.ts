import styles from './pull-to-refresh.module.css';
import { refreshPage } from './refresh';

/** The pull distance that refreshes the page on release, and the maximum distance, in pixels. */
const enough = 72;
const most = 108;

/** Whether an element around the finger is scrolled, or covers the page. */
function belongsElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest('dialog, [role="dialog"]')) return true;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element !== document.documentElement && element.scrollTop > 0) return true;
  }
  return false;
}

/** The sign's offset after a pull: it grows more and more slowly, as on a spring. */
export const pulled = (distance: number): number =>
  distance <= 0 ? 0 : Math.min(most, distance * 0.5);

/**
 * Refreshes the page when it is pulled down at its top. Only in the installed app, as browsers do this
 * themselves. The menu has a button for the same. @returns stops
 */
export function pullToRefresh(): () => void {
  const ending = new AbortController();
  const sign = document.createElement('div');
  sign.className = styles.sign ?? '';
  sign.setAttribute('role', 'status');
  document.body.append(sign);
  document.documentElement.dataset.pulls = '';
  let from: number | undefined;
  let busy = false;

  const show = (distance: number, words: string) => {
    sign.style.setProperty('--pulled', `${distance}px`);
    if (sign.textContent !== words) sign.textContent = words;
  };
  const listen = (
    type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
    heard: (event: TouchEvent) => void,
  ) => document.addEventListener(type, heard, { passive: true, signal: ending.signal });

  listen('touchstart', ({ touches, target }) => {
    const isPull = touches.length === 1 && scrollY <= 0 && !busy && !belongsElsewhere(target);
    from = isPull ? touches[0]?.clientY : undefined;
  });
  listen('touchmove', ({ touches }) => {
    if (from === undefined) return;
    const distance = pulled((touches[0]?.clientY ?? 0) - from);
    if (scrollY > 0 || touches.length > 1) from = undefined;
    const isShown = from !== undefined && distance > 0;
    show(isShown ? distance : 0, isShown && distance >= enough ? 'Let go to refresh' : '');
  });
  listen('touchend', ({ changedTouches }) => {
    if (from === undefined) return;
    const distance = pulled((changedTouches[0]?.clientY ?? 0) - from);
    from = undefined;
    if (distance < enough) return show(0, '');
    busy = true;
    show(enough, 'Refreshing…');
    void refreshPage().finally(() => {
      busy = false;
      show(0, '');
    });
  });
  listen('touchcancel', () => {
    from = undefined;
    if (!busy) show(0, '');
  });
  return () => {
    ending.abort();
    sign.remove();
    delete document.documentElement.dataset.pulls;
  };
}
