import { type Orm, rows, tables } from '@campus/api/seeding';
import { sql } from 'drizzle-orm';
import { type Random } from '../random';
import { lockPosts, type SeedContext, type Target, type Wish, writeAll } from './context';

interface Place {
  readonly weight: number;
  /** The most that it can take. */
  readonly room: number;
}

/** Compensates for rounding errors when fractions are added. */
const tiny = 1e-6;

/** Shares a number out by weight, in whole parts. @returns a part for each place, in the same order */
export function shareOut(total: number, places: readonly Place[]): number[] {
  const shares = places.map(({ weight, room }) => ({ weight, room, part: 0 }));
  let left = total;
  // The surplus of a full place is shared out among the others.
  for (let open = withRoom(shares); left > 0 && open.length > 0; open = withRoom(open)) {
    left -= handOut(left, open);
  }
  return shares.map(({ part }) => part);
}

type Share = Place & { part: number };

function withRoom(shares: readonly Share[]): Share[] {
  return shares.filter(({ part, room }) => part < room);
}

function handOut(total: number, open: readonly Share[]): number {
  const weights = open.reduce((sum, { weight }) => sum + weight, 0);
  let due = 0;
  let before = 0;
  let given = 0;
  for (const share of open) {
    due += (share.weight / weights) * total;
    const upTo = Math.floor(due + tiny);
    const part = Math.min(upTo - before, share.room - share.part);
    before = upTo;
    share.part += part;
    given += part;
  }
  return given;
}

interface NewVote {
  readonly postId: string;
  readonly studentId: string;
  readonly value: 1 | -1;
}

/** Posts whose voters are looked up together. */
const groupSize = 100;

/** @returns the number of added rows */
export async function addVotes(context: SeedContext, wish: Wish): Promise<number> {
  return writeAll(context, {
    what: 'votes',
    total: wish.count,
    rows: newVotes(context, wish),
    write: (tx, batch) => insertVotes(tx, context.collegeId, batch),
  });
}

async function* newVotes(context: SeedContext, wish: Wish): AsyncGenerator<NewVote> {
  const { writers, targets, count } = wish;
  const random = context.random('votes');
  const room = ({ votes }: Target) => Math.max(0, writers.length - votes);
  const places = targets.map((target) => ({ weight: target.weight, room: room(target) }));
  const shares = shareOut(count, places);
  for (let from = 0; from < targets.length; from += groupSize) {
    const group = targets.slice(from, from + groupSize);
    const voters = await votersOf(context, group);
    for (const [at, { id: postId }] of group.entries()) {
      let left = shares[from + at] ?? 0;
      for (const studentId of left > 0 ? wander(writers, random) : []) {
        if (voters.has(`${postId}|${studentId}`)) continue;
        yield { postId, studentId, value: random.chance(0.92) ? 1 : -1 };
        left -= 1;
        if (left === 0) break;
      }
    }
  }
}

/** Existing voters, as `post|student`. */
async function votersOf(context: SeedContext, targets: readonly Target[]) {
  const voted = targets.filter(({ votes }) => votes > 0).map(({ id }) => id);
  if (voted.length === 0) return new Set<string>();
  const list = await context.database.query<{ pair: string }>(
    `select post_id || '|' || student_id as pair from votes
     where college_id = $1 and post_id = any($2::uuid[])`,
    [context.collegeId, voted],
  );
  return new Set(list.map(({ pair }) => pair));
}

/** Everybody once: steps whose width has no divisor in common with the length visit every position. */
function* wander(list: readonly string[], random: Random): Generator<string> {
  const length = list.length;
  let at = random.whole(0, length - 1);
  let width = random.whole(1, length);
  while (commonDivisor(width, length) > 1) width += 1;
  for (let seen = 0; seen < length; seen += 1) {
    const student = list[at];
    if (student !== undefined) yield student;
    at = (at + width) % length;
  }
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other);
}

/** Students may vote meanwhile, so the counts change by exactly the number of added rows. */
async function insertVotes(tx: Orm, collegeId: string, batch: readonly NewVote[]) {
  const there = await lockPosts(
    tx,
    collegeId,
    batch.map(({ postId }) => postId),
  );
  const present = batch.filter(({ postId }) => there.has(postId));
  if (present.length === 0) return 0;
  const made = await tx
    .insert(tables.votes)
    .values(present.map((vote) => ({ ...vote, collegeId })))
    .onConflictDoNothing()
    .returning({ postId: tables.votes.postId, value: tables.votes.value });
  const posts = `{${made.map(({ postId }) => postId).join(',')}}`;
  const values = `{${made.map(({ value }) => value).join(',')}}`;
  await rows(
    tx,
    sql`update posts set likes = posts.likes + added.likes, dislikes = posts.dislikes + added.dislikes
      from (select post_id, count(*) filter (where value = 1)::int as likes,
          count(*) filter (where value = -1)::int as dislikes
        from unnest(${posts}::uuid[], ${values}::int[]) as made (post_id, value)
        group by post_id) added
      where posts.college_id = ${collegeId} and posts.id = added.post_id`,
  );
  return made.length;
}
