import { useEffect, useRef, useState, type RefObject } from 'react';
import { handOver } from './hand-over';
import { dropShared, readShared, type Shared } from './shared';

export interface SharedOffer {
  /** The element around the form that it is for. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** What waits for the student's word. */
  readonly offered: Shared | undefined;
  /** Enters it into the form. */
  take(): void;
  discard(): void;
}

/**
 * What was shared with the site, until the student takes it or not. It is entered by their press alone: a browser
 * does not tell the share sheet of a phone from a form that another site sent.
 * @param wanted whether the visitor comes from sharing something
 */
export function useShared(wanted: boolean): SharedOffer {
  const box = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<Shared>();
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const shared = wanted ? await readShared() : undefined;
      // Who has left the page meanwhile finds it at the next visit.
      if (!isGone) setOffered(shared);
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [wanted]);
  const discard = () => {
    setOffered(undefined);
    void dropShared();
  };
  const take = () => {
    if (offered && box.current) handOver(box.current, offered);
    discard();
  };
  return { box, offered, take, discard };
}
