import { useEffect, useState, type RefObject } from 'react';

/** How near counts, in pixels: about as much as is scrolled while a widget loads. */
const distance = 600;

/**
 * Whether the element has come near the viewport; once it has, it stays so. Where the browser cannot
 * tell, everything counts as near.
 */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => !('IntersectionObserver' in window));

  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    // The second margin is for a column that scrolls by itself; browsers that do not know it yet
    // load what is in there when it is seen.
    const margins = { rootMargin: `${distance}px`, scrollMargin: `${distance}px` };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, margins);
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, place]);

  return near;
}
