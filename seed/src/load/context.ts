import {
  campusDay,
  type Database,
  later,
  type Orm,
  rows,
  type Say,
  word,
} from '@campus/api/seeding';
import { campusInstant } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { fixedId, type Random, seeded } from '../random';
import { words } from './words';

const most = 1_000_000;
const sentence = `must be a whole number from 0 to ${most}`;

/** Digits from the command line, or the number that the channel carries. */
const count = z
  .preprocess(
    (given) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given),
    z.int(sentence).min(0, sentence).max(most, sentence),
  )
  .default(0);

const counts = {
  students: count,
  posts: count,
  confessions: count,
  comments: count,
  votes: count,
  ads: count,
  cabs: count,
  events: count,
  explores: count,
};

/** In the order in which they need each other. */
export const kinds = Object.keys(counts) as (keyof typeof counts)[];

/** How much of what, and the seed that it all follows from. */
export const seedOptions = z
  .object({ ...counts, seed: word.default(() => randomBytes(6).toString('hex')) })
  .refine(
    (given) => kinds.some((kind) => given[kind] > 0),
    'asks for nothing: say how many of what, such as --students 100',
  );

export type SeedOptions = z.output<typeof seedOptions>;
export type Counts = Readonly<Record<keyof typeof counts, number>>;

/** A post that can be commented on and voted for. */
export interface Target {
  readonly id: string;
  /** Milliseconds. */
  readonly createdAt: number;
  readonly isConfession: boolean;
  readonly votes: number;
  /** How much of the comments and votes it draws, beside the others. */
  readonly weight: number;
}

/** How many, who is there to write them, and below what. */
export interface Wish {
  readonly writers: readonly string[];
  readonly targets: readonly Target[];
  readonly count: number;
}

/** Most draw little and a few draw a lot; what draws comments draws votes. */
export async function targetsOf(context: SeedContext): Promise<Target[]> {
  const random = context.random('weights');
  const list = await context.database.query<
    Omit<Target, 'weight' | 'createdAt'> & { createdAt: string }
  >(
    `select p.id, p.created_at as "createdAt", c.is_confession as "isConfession",
       p.likes + p.dislikes as votes
     from posts p join communities c on c.college_id = $1 and c.id = p.community_id
     where p.college_id = $1 and p.hidden_at is null order by p.created_at, p.id`,
    [context.collegeId],
  );
  return list.map((post) => ({
    ...post,
    createdAt: Date.parse(post.createdAt),
    weight: 1 / random.between(0.001, 1),
  }));
}

/**
 * Locks posts in one order, before anything is written that refers to them, as the votes and comments of
 * students do. @returns those that are still there
 */
export async function lockPosts(
  tx: Orm,
  collegeId: string,
  ids: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const list = `{${[...new Set(ids)].join(',')}}`;
  const locked = await rows<{ id: string }>(
    tx,
    sql`select id from posts where college_id = ${collegeId} and id = any(${list}::uuid[])
      and hidden_at is null order by id for update`,
  );
  return new Set(locked.map(({ id }) => id));
}

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
export function pickWriter(writers: readonly string[], random: Random): string {
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
export async function writeAll<Row>(context: SeedContext, writing: Writing<Row>): Promise<number> {
  const report = progress(context, writing);
  let batch: Row[] = [];
  let written = 0;
  const flush = async () => {
    const full = batch;
    batch = [];
    if (full.length === 0) return;
    written += await context.database.transaction((tx) => writing.write(tx, full), {
      unlimited: true,
    });
    report(written);
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
