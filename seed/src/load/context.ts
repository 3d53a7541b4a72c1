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
import { words } from './content';

const most = 1_000_000;
const sentence = `must be a whole number from 0 to ${most}`;

/** Digits from the command line, or a number from the channel. */
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

/** In the order of their dependencies. */
export const kinds = Object.keys(counts) as (keyof typeof counts)[];

/** The amounts, and the seed that everything is derived from. */
export const seedOptions = z
  .object({ ...counts, seed: word.default(() => randomBytes(6).toString('hex')) })
  .refine(
    (given) => kinds.some((kind) => given[kind] > 0),
    'is empty: say how much to add, such as --students 100',
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
  /** Its weight for drawing comments and votes, relative to other posts. */
  readonly weight: number;
}

/** The number to write, the available authors, and the posts to write to. */
export interface Wish {
  readonly writers: readonly string[];
  readonly targets: readonly Target[];
  readonly count: number;
}

/** Most draw little and a few draw a lot; posts that draw comments draw votes. */
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
 * Locks posts in one order, before rows that refer to them are written, as the votes and comments of
 * students do. @returns those that still exist
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

/** One run of the seed: its destination, and the source of its random numbers. */
export interface SeedContext {
  readonly database: Database;
  readonly collegeId: string;
  readonly now: Date;
  readonly say: Say;
  /** The random numbers for one kind of content: more content of another kind does not change them. */
  random(what: string): Random;
  /** An id that reveals neither order nor time, and is the same when the run is repeated elsewhere. */
  id(what: string, number: number): string;
}

interface Run {
  readonly seed: string;
  /** Counts from 1 in a database: the second run of a seed adds different content than the first. */
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

/** Students' password: only people who know the seed can sign in; knowing this program is not enough. */
export function passwordOf(seed: string): string {
  const hash = createHash('sha256').update(`password|${seed}`).digest('hex');
  return `load-${hash.slice(0, 12)}`;
}

/** Days as seconds. */
export const days = (count: number) => count * 86_400;

/** A random time in the last 90 days. */
export function lately({ now }: SeedContext, random: Random): Date {
  return later(now, -random.between(0, days(90)));
}

/** A random quarter of an hour on the campus clock, between tomorrow and `within` days from now. */
export function soon({ now }: SeedContext, random: Random, within: number): Date {
  const day = campusDay(later(now, days(random.whole(1, within))));
  const two = (part: number) => String(part).padStart(2, '0');
  return campusInstant(day, `${two(random.whole(5, 22))}:${two(15 * random.whole(0, 3))}`);
}

/** A random student; a few of them write most of the content. */
export function pickWriter(writers: readonly string[], random: Random): string {
  const writer = writers[Math.floor(writers.length * random.between(0, 1) ** 2)];
  if (writer === undefined) throw new Error('There is nobody to write.');
  return writer;
}

/** A random sentence, with a word from the pool of the same name in every `{slot}`. */
export function compose(sentences: readonly string[], random: Random): string {
  const fill = (_slot: string, name: string) => random.pick(words[name] ?? []);
  const text = random.pick(sentences).replace(/\{(\w+)\}/g, fill);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Rows per statement: few enough for other requests that wait for the embedded database. */
export const batchSize = 1000;

/** Number of rows between two progress reports. */
const stride = 10_000;

interface Writing<Row> {
  readonly what: string;
  readonly total: number;
  /** Created while they are written, so that only one batch is in memory. */
  readonly rows: Iterable<Row> | AsyncIterable<Row>;
  /** In its own transaction. @returns the number of added rows */
  write(tx: Orm, batch: readonly Row[]): Promise<number>;
}

/** @returns the total number of written rows */
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

/** Reports progress at every stride; short work is not reported. */
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
