/** What a tab says to its worker each second, and what the worker makes of it when it says nothing more. */
export interface Beat {
  /** What the site is told then: the body of a beacon. */
  body: string;
  /** Builds that the tab is starting, one a line. */
  starting: string;
}

/** Milliseconds for which a tab that somebody looks at may be silent. */
export const silentFor = 3_000;
/** Milliseconds between two beats. */
export const beatEvery = 1_000;

/** Where the worker leaves for the next tab what the silent one was starting. */
export const deathCache = 'campus:silent';
export const deathAddress = '/silent';

interface Watch {
  /** The tab has spoken; with nothing where nobody looks at it. */
  hear: (beat: Beat | undefined, now: number) => void;
  /** Looks whether it is silent; so once per silence. @returns what it said last */
  look: (now: number) => Beat | undefined;
}

/** Notices that a tab has fallen silent. The times are in milliseconds, of any clock that only goes forward. */
export function createWatch(): Watch {
  let last: { beat: Beat | undefined; at: number } | undefined;
  let lookedAt = Number.NaN;
  return {
    hear: (beat, now) => {
      last = { beat, at: now };
    },
    look: (now) => {
      const slept = now - lookedAt > 2 * beatEvery;
      lookedAt = now;
      if (!last) return undefined;
      // The device was asleep, and the worker with it.
      if (slept) last.at = now;
      if (!last.beat || now - last.at < silentFor) return undefined;
      const { beat } = last;
      last.beat = undefined;
      return beat;
    },
  };
}
