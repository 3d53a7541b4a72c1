import { useEffect, useRef } from 'react';

/**
 * For a dialog that removes the very thing that opened it: there is no button left to give focus back to.
 * Call it in a component that goes together with that thing.
 * @returns names what takes focus instead, once all of it is gone
 */
export function useFocusAfter(): (next: HTMLElement | null) => void {
  const after = useRef<HTMLElement>(null);
  useEffect(
    () => () => {
      const next = after.current;
      // The dialog gives focus back in its own cleanup, which this one must come after.
      if (next) setTimeout(() => next.focus());
    },
    [],
  );
  return (next) => {
    after.current = next;
  };
}
