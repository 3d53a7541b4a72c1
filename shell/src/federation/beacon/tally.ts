import { type BeaconIncident, beaconLimits, type BeaconSighting } from '@campus/contract';
import { mountedParts } from '../live/page-watch';
import { overriddenBuild } from '../override';
import { type Happened, ticketOf } from './describe-incident';

interface SeenBuilds {
  /** Looks what is on screen. @returns whether there is something to tell of */
  look: () => boolean;
  /** What was seen since the last time. */
  take: () => BeaconSighting[];
  /** What was told of counts as new again: the tab is still open. */
  again: () => void;
}

/** The builds that ran in this tab; each is told of once, until told again. */
export function createSeenBuilds(): SeenBuilds {
  const told = new Set<string>();
  const open = new Map<string, BeaconSighting>();
  return {
    look: () => {
      for (const part of mountedParts()) {
        const build = overriddenBuild(part) ?? part.build;
        const key = `${part.remote} ${build}`;
        if (told.has(key)) continue;
        open.set(key, { remote: part.remote, build, ...ticketOf(part) });
      }
      return open.size > 0;
    },
    take: () => {
      const taken = [...open].slice(0, beaconLimits.seen);
      for (const [key] of taken) {
        told.add(key);
        open.delete(key);
      }
      return taken.map(([, seen]) => seen);
    },
    again: () => told.clear(),
  };
}

/** Different incidents of which one tab tells at most: a page that goes mad is told of, not followed. */
const most = 100;

interface Tally {
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
