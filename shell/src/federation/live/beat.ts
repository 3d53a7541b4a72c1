/** The message that a tab sends to its worker each second, with what the worker reports if the messages stop. */
export interface Beat {
  /** The body of the beacon to send in that case. */
  body: string;
  /** Builds that the tab is starting, one per line; otherwise the one whose code ran last. */
  starting: string;
}

/** Milliseconds for which a visible tab may be silent. */
export const silentFor = 3_000;
/** Milliseconds between two beats. */
export const beatEvery = 1_000;

/** Cache and address under which the worker stores the builds a silent tab was starting, for the next tab. */
export const deathCache = 'campus:silent';
export const deathAddress = '/silent';

interface Watch {
  /** Records a message from the tab; undefined if the tab is hidden. */
  hear: (beat: Beat | undefined, now: number) => void;
  /** Checks for silence, and reports it once. @returns the tab's last message */
  look: (now: number) => Beat | undefined;
}

/** Detects that a tab has fallen silent. Times are in milliseconds, from any monotonic clock. */
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
      // The device was asleep, so the worker was too.
      if (slept) last.at = now;
      if (!last.beat || now - last.at < silentFor) return undefined;
      const { beat } = last;
      last.beat = undefined;
      return beat;
    },
  };
}
