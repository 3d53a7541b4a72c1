import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll-positions';
/** Entries of the history that are remembered; the oldest is forgotten first. */
const most = 60;

function stored(): [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? (value as [string, number][]) : [];
  } catch {
    return [];
  }
}

const positions = new Map(stored());

/** How far the page of a history entry was scrolled, in pixels. */
const positionOf = (entry: string): number => positions.get(entry) ?? 0;

function rememberPosition(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
  const oldest = positions.keys().next();
  if (positions.size > most && !oldest.done) positions.delete(oldest.value);
}

/** Keeps what is known through a reload. */
function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is full or blocked: a reload begins at the top.
  }
}

/** Milliseconds for which a page may grow to the height that it had. */
const timeoutMs = 10_000;
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const reach = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Scrolls to where the page was, as soon as it is tall enough again. A visitor who scrolls first has
 * the last word. @returns gives up
 */
function scrollWhenTall(top: number): () => void {
  const observer = new ResizeObserver(() => attempt());
  const timer = setTimeout(() => stop(), timeoutMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of byHand) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    if (reach() < top) return;
    stop();
    window.scrollTo(0, top);
  };
  for (const event of byHand) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

/** A new page begins at its top; going back restores where it was left. */
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
    // The static page was scrolled before the scripts ran.
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
