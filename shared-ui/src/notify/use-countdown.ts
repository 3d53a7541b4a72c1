import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether the tab is in the background. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const read = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, []);
  return hidden;
}

/** Whether the pointer or the focus is in the element. */
function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const node = element.current;
    const ending = new AbortController();
    const on = (type: string, listener: () => void) =>
      node?.addEventListener(type, listener, { signal: ending.signal });
    on('pointerenter', () => setPointed(true));
    on('pointerleave', () => setPointed(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => ending.abort();
  }, [element]);
  return pointed || focused;
}

export interface CountdownOptions {
  /** Milliseconds of being seen; 0 or less never ends. */
  duration: number;
  onEnd: () => void;
  element: RefObject<HTMLElement | null>;
}

/**
 * Calls `onEnd` after `duration`. It stands still, and answers true, while the pointer or the focus is in
 * the element and while the tab is in the background.
 */
export function useCountdown({ duration, onEnd, element }: CountdownOptions): boolean {
  const held = useHeld(element);
  const hidden = useHidden();
  const paused = held || hidden;
  const left = useRef(duration);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (duration <= 0 || paused) return;
    const started = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, left.current - (Date.now() - started));
    };
  }, [duration, paused]);

  return paused;
}
