import { VisuallyHidden } from '@campus/shared-ui';
import { useEffect, useRef, useState, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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

const storageKey = 'scroll-positions';
/** Maximum number of stored history entries; the oldest is dropped first. */
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

/** The scroll position of a history entry's page, in pixels. */
const positionOf = (entry: string): number => positions.get(entry) ?? 0;

function rememberPosition(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
  const oldest = positions.keys().next();
  if (positions.size > most && !oldest.done) positions.delete(oldest.value);
}

/** Stores the positions for a reload. */
function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is full or blocked: a reload starts at the top.
  }
}

/** Milliseconds for which a page may grow to its previous height. */
const timeoutMs = 10_000;
const byHand = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

const reach = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Scrolls to the page's previous position as soon as it is tall enough again, unless the visitor scrolls
 * first. @returns cancels
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

/** Whether the browser loaded this document anew for an address, rather than by a reload or Back. */
const isNewVisit = (): boolean => {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
};

/** A new page starts at its top; going back restores the previous position. */
export function ScrollKeeper() {
  const { key: routed, pathname } = useLocation();
  // The first page of every document has the same key.
  const key = routed === 'default' ? pathname : routed;
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
    const isFirst = shown.current === undefined;
    const beganBefore = isFirst && window.scrollY > 0;
    const samePage = beganBefore || shown.current === pathname;
    shown.current = pathname;
    // A dialog or a tab has its own address, but the page under it keeps its position.
    if (!samePage && type === 'POP' && !(isFirst && isNewVisit()))
      return scrollWhenTall(positionOf(key));
    if (samePage) rememberPosition(key, window.scrollY);
    else if (!isFirst) window.scrollTo(0, 0); // Not returned: newer browsers return a promise, which is no clean-up.
    return undefined;
  }, [key, pathname, type]);

  return null;
}
