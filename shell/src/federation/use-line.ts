import { useEffect, useState } from 'react';
import { live } from './recover';

/**
 * Whether something that did not come is missing because the site cannot be reached.
 * @param missing whether it is missing for want of a file
 * @param back is called when the site can be reached again
 */
export function useIsOffline(missing: boolean, back: () => unknown): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    if (!missing) return undefined;
    const stops = [() => setDown(false)];
    let left = false;
    void live().then((part) => {
      if (part && !left) stops.push(part.awaitLine({ down: () => setDown(true), back }));
    });
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [missing, back]);
  return missing && (isDown || !navigator.onLine);
}
