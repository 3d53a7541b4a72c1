import { useEffect, useRef, type RefCallback, useState } from 'react';

export interface InfiniteScroll {
  /** Asks for the next page. */
  onMore: () => void;
  /** False while a page is under way, after an error, at the end, or while something covers the list. */
  enabled: boolean;
  /** How near the end of the list counts, in pixels; default 200. */
  distance?: number;
  /** How long scrolling must have rested there, in milliseconds; default 0. */
  rest?: number;
}

/** Calls `onMore` when the element with the answered ref comes within `distance` of the viewport. */
export function useInfiniteScroll({
  onMore,
  enabled,
  distance = 200,
  rest = 0,
}: InfiniteScroll): RefCallback<Element> {
  const [sentinel, setSentinel] = useState<Element | null>(null);
  const more = useRef(onMore);
  useEffect(() => {
    more.current = onMore;
  });

  useEffect(() => {
    if (!enabled || !sentinel) return;
    // Observing anew after every page reports at once when the sentinel is still in sight.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (!entries.some((entry) => entry.isIntersecting)) return;
        if (rest === 0) more.current();
        else timer = setTimeout(() => more.current(), rest);
      },
      { rootMargin: `0px 0px ${distance}px` },
    );
    observer.observe(sentinel);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [enabled, sentinel, distance, rest]);

  return setSentinel;
}
