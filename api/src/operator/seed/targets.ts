import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database';
import type { Filling } from './filling';

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
export async function targetsOf(filling: Filling): Promise<Target[]> {
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
