import { beaconLimits, type BeaconSighting } from '@campus/contract';
import { mountedParts } from '../live/mounted';
import { overriddenBuild } from '../override/overridden';
import { ticketOf } from './ticket-of';

export interface SeenBuilds {
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
