import { sql } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { rows, type Orm } from '../../database/database';
import { word } from '../command';
import type { SeedContext } from './context';

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
export async function targetsOf(filling: SeedContext): Promise<Target[]> {
  const random = filling.random('weights');
  const found = await filling.database.query<
    Omit<Target, 'weight' | 'createdAt'> & { createdAt: string }
  >(
    `select p.id, p.created_at as "createdAt", c.is_confession as "isConfession",
       p.likes + p.dislikes as votes
     from posts p join communities c on c.college_id = $1 and c.id = p.community_id
     where p.college_id = $1 and p.hidden_at is null order by p.created_at, p.id`,
    [filling.collegeId],
  );
  return found.map((post) => ({
    ...post,
    createdAt: Date.parse(post.createdAt),
    weight: 1 / random.between(0.001, 1),
  }));
}

/**
 * Locks posts in one order, before anything is written that hangs on them, as the votes and comments of
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
