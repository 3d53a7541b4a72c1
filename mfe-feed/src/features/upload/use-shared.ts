import { useEffect, useRef, type RefObject } from 'react';
import { handOver } from './hand-over';
import { dropShared, readShared } from './shared';

async function takeUp(box: RefObject<HTMLElement | null>): Promise<void> {
  const shared = await readShared();
  // Who has left the page meanwhile finds it at the next visit.
  if (!shared || !box.current) return;
  handOver(box.current, shared);
  await dropShared();
}

/**
 * Enters what was shared with the site into the form within an element, once.
 * @param wanted whether the visitor comes from sharing something
 * @returns the ref of that element
 */
export function useShared(wanted: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const begun = useRef(false);
  useEffect(() => {
    if (!wanted || begun.current) return;
    begun.current = true;
    void takeUp(box);
  }, [wanted]);
  return box;
}
