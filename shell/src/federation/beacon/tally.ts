import { beaconLimits, type BeaconIncident } from '@campus/contract';

export type Happened = Omit<BeaconIncident, 'count'>;

/** Different incidents of which one tab tells at most: a page that goes mad is told of, not followed. */
const most = 100;

export interface Tally {
  /** @returns whether it is counted */
  add: (happened: Happened) => boolean;
  /** How many different ones wait to be told. */
  waiting: () => number;
  /** What was counted since the last time, at most as much as one call takes. */
  take: () => BeaconIncident[];
}

const keyOf = ({ kind, remote, build, message }: Happened): string =>
  [kind, remote, build, message].join('\n');

/** Counts what happened: the same thing in the same build is one incident with a count. */
export function createTally(): Tally {
  const known = new Set<string>();
  const open = new Map<string, BeaconIncident>();
  return {
    add: (happened) => {
      const key = keyOf(happened);
      const held = open.get(key);
      if (held) {
        held.count = Math.min(held.count + 1, beaconLimits.count);
        return true;
      }
      if (known.size >= most && !known.has(key)) return false;
      known.add(key);
      open.set(key, { ...happened, count: 1 });
      return true;
    },
    waiting: () => open.size,
    take: () => {
      const taken = [...open].slice(0, beaconLimits.incidents);
      for (const [key] of taken) open.delete(key);
      return taken.map(([, incident]) => incident);
    },
  };
}
