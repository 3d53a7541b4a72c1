import { campusInstant } from '@campus/contract';
import { createHash } from 'node:crypto';
import { later } from '../../clock';
import type { Database, Orm } from '../../database/database';
import { fixedId, seeded, type Random } from '../../demo/random';
import { campusDay } from '../../modules/listing/start-times';
import type { Say } from '../command';
import { words } from './content/words';

/** One run of the seed: where it writes, and what its chances follow from. */
export interface SeedContext {
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

export function chancesOf({ seed, run }: Run): Pick<SeedContext, 'random' | 'id'> {
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
export function lately({ now }: SeedContext, random: Random): Date {
  return later(now, -random.between(0, days(90)));
}

/** A quarter of an hour of the campus clock, between tomorrow and `within` days from now. */
export function soon({ now }: SeedContext, random: Random, within: number): Date {
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

/** Rows of one statement: short enough for the other requests that wait on the embedded database. */
export const batchSize = 1000;

/** Rows after which the operator hears how far it is. */
const stride = 10_000;

interface Writing<Row> {
  readonly what: string;
  readonly total: number;
  /** Made while they are written, so that no more than a batch is in memory. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** In a transaction of its own. @returns how many rows there are more now */
  write(tx: Orm, batch: readonly Row[]): Promise<number>;
}

/** @returns how many rows were written in all */
export async function writeAll<Row>(filling: SeedContext, writing: Writing<Row>): Promise<number> {
  const tell = progress(filling, writing);
  let batch: Row[] = [];
  let written = 0;
  const flush = async () => {
    const full = batch;
    batch = [];
    if (full.length === 0) return;
    written += await filling.database.transaction((tx) => writing.write(tx, full), {
      unlimited: true,
    });
    tell(written);
  };
  for await (const row of writing.rows) {
    batch.push(row);
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return written;
}

/** Says how far it is at every stride; what is done at once needs no word. */
export function progress(
  { say }: Pick<SeedContext, 'say'>,
  { what, total }: { readonly what: string; readonly total: number },
): (done: number) => void {
  let next = stride;
  return (done) => {
    if (done < next) return;
    next = done - (done % stride) + stride;
    say(`${done} of ${total} ${what}`);
  };
}
