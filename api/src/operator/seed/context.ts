import { campusInstant } from '@campus/contract';
import { createHash } from 'node:crypto';
import { later } from '../../clock';
import type { Database } from '../../database/database';
import { fixedId, seeded, type Random } from '../../demo/random';
import { campusDay } from '../../modules/listing/start-times';
import type { Say } from '../command';
import { words } from './content/words';

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

/** Days as seconds. */
export const days = (count: number) => count * 86_400;

/** Some time of the last 90 days. */
export function lately({ now }: Filling, random: Random): Date {
  return later(now, -random.between(0, days(90)));
}

/** A quarter of an hour of the campus clock, between tomorrow and `within` days from now. */
export function soon({ now }: Filling, random: Random, within: number): Date {
  const day = campusDay(later(now, days(random.whole(1, within))));
  const two = (part: number) => String(part).padStart(2, '0');
  return campusInstant(day, `${two(random.whole(5, 22))}:${two(15 * random.whole(0, 3))}`);
}

/** One of the students; a few of them write most of it. */
export function someWriter(writers: readonly string[], random: Random): string {
  const writer = writers[Math.floor(writers.length * random.between(0, 1) ** 2)];
  if (writer === undefined) throw new Error('There is nobody to write.');
  return writer;
}

/** One of the sentences, with a word from the pool of its name in every `{slot}`. */
export function compose(sentences: readonly string[], random: Random): string {
  const fill = (_slot: string, name: string) => random.pick(words[name] ?? []);
  const text = random.pick(sentences).replace(/\{(\w+)\}/g, fill);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
