import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onLeft` when the focus goes from inside the element to something outside it. */
export function useFocusLeft(element: RefObject<HTMLElement | null>, onLeft: () => void): void {
  const left = useRef(onLeft);
  useEffect(() => {
    left.current = onLeft;
  });
  useEffect(() => {
    const node = element.current;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !node?.contains(relatedTarget)) left.current();
    };
    node?.addEventListener('focusout', leave);
    return () => node?.removeEventListener('focusout', leave);
  }, [element]);
}
