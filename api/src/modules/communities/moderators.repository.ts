import { limits, type CommunityRules, type HiddenPost } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, tables, type Database, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';
import { isVisible } from '../people/visibility';

/** Length of the excerpt of what is hidden, in the moderators' list. */
const excerptLength = 200;

/** @returns undefined if the college has no such community, or it is that of confessions */
export async function readRules(
  database: Database,
  { collegeId, studentId }: Viewer,
  communityId: string,
): Promise<CommunityRules | undefined> {
  if (!canBeId(communityId)) return undefined;
  const [known] = await database.query<CommunityRules>(
    `select c.rules, mine.student_id is not null as "isModerator",
       coalesce(mine.is_founder, false) as "isFounder",
       coalesce((select json_agg(json_build_object('username', s.username, 'isFounder', m.is_founder)
           order by m.is_founder desc, m.created_at, s.username)
         from community_moderators m join students s on s.college_id = $1 and s.id = m.student_id
         where m.college_id = $1 and m.community_id = c.id and ${isVisible}), '[]') as moderators
     from communities c left join community_moderators mine
       on mine.college_id = $1 and mine.community_id = c.id and mine.student_id = $2
     where c.college_id = $1 and c.id = $3 and not c.is_confession`,
    [collegeId, studentId, communityId],
  );
  return known;
}

export interface ModeratorRow {
  readonly username: string;
  readonly isFounder: boolean;
  readonly createdAt: string;
}

/** All moderators of a community, for any viewer; the founder first. */
export async function readModerators(
  database: Database,
  { collegeId, id }: { readonly collegeId: string; readonly id: string },
): Promise<ModeratorRow[]> {
  return database.query<ModeratorRow>(
    `select s.username, m.is_founder as "isFounder", m.created_at as "createdAt"
     from community_moderators m join students s on s.college_id = $1 and s.id = m.student_id
     where m.college_id = $1 and m.community_id = $2
     order by m.is_founder desc, m.created_at, s.username`,
    [collegeId, id],
  );
}

export type Role = 'founder' | 'moderator' | 'student';

/**
 * The student's role in a community, locked until the transaction ends: moderator actions in one community
 * run one after the other, so that nothing is counted twice.
 * @returns undefined if the college has no such community, or it is that of confessions
 */
export async function lockRole(
  tx: Orm,
  { collegeId, studentId }: Viewer,
  communityId: string,
): Promise<Role | undefined> {
  if (!canBeId(communityId)) return undefined;
  const locked = await rows(
    tx,
    sql`select 1 from communities where college_id = ${collegeId} and id = ${communityId}
      and not is_confession for no key update`,
  );
  if (locked.length === 0) return undefined;
  const [mine] = await rows<{ isFounder: boolean }>(
    tx,
    sql`select is_founder as "isFounder" from community_moderators where college_id = ${collegeId}
      and community_id = ${communityId} and student_id = ${studentId}`,
  );
  if (!mine) return 'student';
  return mine.isFounder ? 'founder' : 'moderator';
}

/** @returns undefined if there is no such post, or it is a confession */
export async function communityOf(
  tx: Orm,
  { collegeId }: Viewer,
  postId: string,
): Promise<string | undefined> {
  if (!canBeId(postId)) return undefined;
  const [post] = await rows<{ id: string }>(
    tx,
    sql`select community_id as id from posts where college_id = ${collegeId} and id = ${postId}
      and author_id is not null`,
  );
  return post?.id;
}

/** A moderator's action, to be logged. */
export interface Act {
  readonly viewer: Viewer;
  readonly communityId: string;
  readonly now: Date;
}

/** What a moderator hides or restores: a post, or a comment on it. */
export interface Hideable {
  readonly postId: string;
  readonly commentId?: string;
}

interface Logged extends Partial<Hideable> {
  readonly action: 'hide' | 'restore' | 'pin' | 'unpin' | 'rules' | 'name' | 'remove';
  readonly reason?: string;
}

/** @returns the id of the log entry */
async function log(tx: Orm, { viewer, communityId, now }: Act, logged: Logged): Promise<string> {
  const { collegeId, studentId: moderatorId } = viewer;
  const [entry] = await tx
    .insert(tables.moderatorLog)
    .values({ collegeId, communityId, moderatorId, createdAt: now, ...logged })
    .returning({ id: tables.moderatorLog.id });
  if (!entry) throw new Error('What a moderator did was not logged.');
  return entry.id;
}

export async function setRules(tx: Orm, act: Act, rules: string): Promise<void> {
  await rows(
    tx,
    sql`update communities set rules = ${rules} where college_id = ${act.viewer.collegeId}
      and id = ${act.communityId}`,
  );
  await log(tx, act, { action: 'rules' });
}

/** The id of the student with a username; undefined if they have left or may not sign in. */
export async function studentNamed(
  tx: Orm,
  collegeId: string,
  username: string,
): Promise<string | undefined> {
  const [student] = await rows<{ id: string }>(
    tx,
    sql`select id from students where college_id = ${collegeId}
      and username_lower = ${username.toLowerCase()} and suspended_at is null and delete_at is null`,
  );
  return student?.id;
}

/** @returns false if the community has the maximum number of moderators */
export async function addModerator(tx: Orm, act: Act, studentId: string): Promise<boolean> {
  const { collegeId } = act.viewer;
  const named = await rows(
    tx,
    sql`insert into community_moderators (college_id, community_id, student_id, created_at)
      select ${collegeId}::uuid, ${act.communityId}::uuid, ${studentId}::uuid,
        ${act.now.toISOString()}::timestamptz
      where (select count(*) from community_moderators where college_id = ${collegeId}
        and community_id = ${act.communityId} and student_id <> ${studentId})
        < ${limits.moderatorsPerCommunity}
      on conflict (college_id, community_id, student_id) do update set student_id = excluded.student_id
      returning 1`,
  );
  if (named.length > 0) await log(tx, act, { action: 'name' });
  return named.length > 0;
}

/** Does nothing if the student is not a moderator. */
export async function deleteModerator(tx: Orm, act: Act, studentId: string): Promise<void> {
  const gone = await rows(
    tx,
    sql`delete from community_moderators where college_id = ${act.viewer.collegeId}
      and community_id = ${act.communityId} and student_id = ${studentId} returning 1`,
  );
  if (gone.length > 0) await log(tx, act, { action: 'remove' });
}

/** The result of pinning or unpinning a post. */
export type Pinned = 'done' | 'full' | 'missing';

export async function setPinned(
  tx: Orm,
  act: Act,
  { postId, pinned }: { readonly postId: string; readonly pinned: boolean },
): Promise<Pinned> {
  const { collegeId } = act.viewer;
  const [others] = await rows<{ count: number }>(
    tx,
    sql`select count(*)::int as count from posts where college_id = ${collegeId}
      and community_id = ${act.communityId} and pinned_at is not null and id <> ${postId}`,
  );
  if (pinned && (others?.count ?? 0) >= limits.pinnedPosts) return 'full';
  const at = pinned ? act.now.toISOString() : null;
  const changed = await rows(
    tx,
    sql`update posts set pinned_at = ${at}::timestamptz where college_id = ${collegeId}
      and id = ${postId} and hidden_at is null returning 1`,
  );
  if (changed.length === 0) return 'missing';
  await log(tx, act, { action: pinned ? 'pin' : 'unpin', postId });
  return 'done';
}

/**
 * The post `p` or comment `m` is hidden, and a moderator hid it: log entry `l` has the same time, and the
 * operators have not hidden it as well.
 */
const hiddenByModerator = (row: 'p' | 'm') => `l.college_id = ${row}.college_id
  and ${row === 'p' ? 'l.post_id = p.id and l.comment_id is null' : 'l.comment_id = m.id'}
  and l.action = 'hide' and l.created_at = ${row}.hidden_at and not exists (select 1 from reports decided
    where decided.college_id = ${row}.college_id and decided.subject_id = ${row}.id
      and decided.decision = 'hidden')`;

/** Joins what a moderator hid with log entry `l`: a post `p` or a comment `m`, neither once it is restored. */
export const joinHidden = `left join posts p on ${hiddenByModerator('p')}
  left join comments m on ${hiddenByModerator('m')}`;

/**
 * Hides a post or a comment at a time, or restores it. A comment's post is locked first, like by everything that
 * changes its comment count. @returns the author; undefined if nothing has changed
 */
async function setHidden(
  tx: Orm,
  { viewer: { collegeId } }: Act,
  { postId, commentId, at }: Hideable & { readonly at: string | null },
): Promise<string | undefined> {
  const applies = (row: 'p' | 'm') =>
    sql.raw(
      at
        ? `${row}.hidden_at is null`
        : `exists (select 1 from moderator_log l where ${hiddenByModerator(row)})`,
    );
  const [changed] = await rows<{ authorId: string }>(
    tx,
    commentId === undefined
      ? sql`update posts p set hidden_at = ${at}::timestamptz, pinned_at = null
          where p.college_id = ${collegeId} and p.id = ${postId} and ${applies('p')}
          returning p.author_id as "authorId"`
      : sql`with post as (
            select id from posts where college_id = ${collegeId} and id = ${postId} for no key update),
          changed as (
            update comments m set hidden_at = ${at}::timestamptz from post
            where m.college_id = ${collegeId} and m.post_id = post.id and m.id = ${commentId}
              and ${applies('m')} returning m.author_id)
          update posts p set comments_count = p.comments_count + ${at ? -1 : 1}::int from changed
          where p.college_id = ${collegeId} and p.id = ${postId}
          returning changed.author_id as "authorId"`,
  );
  return changed?.authorId;
}

/** @returns its author and the log entry; undefined if it is already hidden */
export async function hide(
  tx: Orm,
  act: Act,
  { reason, ...what }: Hideable & { readonly reason: string },
): Promise<{ readonly authorId: string; readonly entryId: string } | undefined> {
  const authorId = await setHidden(tx, act, { ...what, at: act.now.toISOString() });
  if (authorId === undefined) return undefined;
  return { authorId, entryId: await log(tx, act, { action: 'hide', ...what, reason }) };
}

/** @returns whether it had been hidden by a moderator */
export async function restore(tx: Orm, act: Act, what: Hideable): Promise<boolean> {
  if ((await setHidden(tx, act, { ...what, at: null })) === undefined) return false;
  await log(tx, act, { action: 'restore', ...what });
  return true;
}

export async function listHidden(
  database: Database,
  { collegeId }: Viewer,
  communityId: string,
): Promise<HiddenPost[]> {
  const hidden = await database.query<HiddenPost & { readonly postId: string | null }>(
    `select coalesce(m.id, p.id) as "_id", m.post_id as "postId",
       left(coalesce(m.content, p.content), ${excerptLength}) as excerpt, l.reason,
       coalesce(s.username, '') as by,
       l.created_at as "createdAt"
     from moderator_log l ${joinHidden}
       left join students s on s.college_id = $1 and s.id = l.moderator_id
     where l.college_id = $1 and l.community_id = $2 and coalesce(m.id, p.id) is not null
     order by l.created_at desc limit ${limits.hiddenListed}`,
    [collegeId, communityId],
  );
  return hidden.map(({ postId, ...row }) => ({ ...row, ...(postId && { postId }) }));
}
