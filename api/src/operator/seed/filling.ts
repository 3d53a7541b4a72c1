import { createHash } from 'node:crypto';
import type { Database } from '../../database';
import { seeded, type Random } from '../../demo/random';
import { fixedId } from '../../demo/fixed-id';
import type { Say } from '../command';

/** One run of the seed: where it writes, and what its chances follow from. */
export interface Filling {
  readonly database: Database;
  readonly collegeId: string;
  readonly now: Date;
  readonly say: Say;
  /** The chances of one kind of content: more of another kind does not change them. */
  random(what: string): Random;
  /** An id that is silent about order and time, and the same when the run is repeated elsewhere. */
  id(what: string, number: number): string;
}

interface Run {
  readonly seed: string;
  /** Counts from 1 in a database: the second run of a seed adds other content than the first. */
  readonly run: number;
}

export function chancesOf({ seed, run }: Run): Pick<Filling, 'random' | 'id'> {
  const place = (what: string) => `load|${seed}|${run}|${what}`;
  return {
    random(what) {
      const hash = createHash('sha256').update(place(what)).digest();
      return seeded(hash.readUInt32BE(0));
    },
    id: (what, number) => fixedId(place(what), String(number)),
  };
}

/** Whoever knows the seed can sign in, and nobody who only knows this program. */
export function passwordOf(seed: string): string {
  const hash = createHash('sha256').update(`password|${seed}`).digest('hex');
  return `load-${hash.slice(0, 12)}`;
}
