import { type Community, limits } from '@campus/contract';
import type { Database } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';
import type { Statement } from '../posts/posts.repository';
import { isShown } from '../reports/visibility';

/** Whether the viewer may see the posts `p` of a community `c`; `$1` is the college, `$2` the viewer. */
const postsShown = `from posts p where p.college_id = $1 and p.community_id = c.id
  and ${isShown('p', 'author_id')}`;

/** All communities of the viewer's college as returned to clients, by name, confessions last. */
export function listStatement({ collegeId, studentId }: Viewer): Statement {
  const unread = `select count(*)::int from (select 1 ${postsShown} and p.created_at > m.seen_at
    and p.author_id <> $2 limit ${limits.unreadPosts}) news`;
  // Without a membership `muted` is null, and nothing is counted.
  const text = `select c.id as "_id", c.name, c.description, c.is_confession as "isConfession", c.members,
      m.student_id is not null as joined, coalesce(m.muted, false) as muted,
      c.rules <> '' as "hasRules", exists (select 1 from community_moderators k where k.college_id = $1
        and k.student_id = $2 and k.community_id = c.id) as "isModerator",
      coalesce(case when not m.muted then (${unread}) end, 0) as unread,
      not c.is_confession and (m.student_id is not null or not exists (select 1 from community_members
        where college_id = $1 and student_id = $2)) as "isYours"
    from communities c left join community_members m
      on m.college_id = $1 and m.student_id = $2 and m.community_id = c.id
    where c.college_id = $1 order by c.is_confession, lower(c.name), c.id`;
  return { text, params: [collegeId, studentId] };
}

export async function listCommunities(database: Database, viewer: Viewer): Promise<Community[]> {
  const { text, params } = listStatement(viewer);
  return database.query<Community>(text, params);
}

/** The number of posts since `since` in each community of the college. */
export function activityStatement({ collegeId, studentId }: Viewer, since: Date): Statement {
  const text = `select c.id as "_id", (select count(*)::int from (
      select 1 ${postsShown} and p.created_at > $3::timestamptz limit ${limits.weekPosts}) week) as posts
    from communities c where c.college_id = $1 and not c.is_confession`;
  return { text, params: [collegeId, studentId, since.toISOString()] };
}

export async function listActivity(database: Database, viewer: Viewer, since: Date) {
  const { text, params } = activityStatement(viewer, since);
  return database.query<{ _id: string; posts: number }>(text, params);
}

interface Membership {
  readonly communityId: string;
  readonly now: Date;
}

/** @returns whether such a community exists */
export async function join(
  database: Database,
  { collegeId, studentId }: Viewer,
  { communityId, now }: Membership,
): Promise<boolean> {
  if (!canBeId(communityId)) return false;
  const known = await database.query(
    `with known as (
       select id from communities where college_id = $1 and id = $3 and not is_confession),
     made as (
       insert into community_members (college_id, student_id, community_id, joined_at, seen_at)
       select $1::uuid, $2::uuid, id, $4::timestamptz, $4::timestamptz from known
       on conflict do nothing returning community_id),
     counted as (
       update communities set members = members + 1
       where college_id = $1 and id in (select community_id from made))
     select 1 from known`,
    [collegeId, studentId, communityId, now.toISOString()],
  );
  return known.length > 0;
}

export async function leave(
  database: Database,
  { collegeId, studentId }: Viewer,
  communityId: string,
): Promise<void> {
  if (!canBeId(communityId)) return;
  await database.query(
    `with gone as (
       delete from community_members
       where college_id = $1 and student_id = $2 and community_id = $3 returning community_id)
     update communities set members = members - 1
     where college_id = $1 and id in (select community_id from gone)`,
    [collegeId, studentId, communityId],
  );
}

/** @returns whether the student is a member */
export async function setMuted(
  database: Database,
  { collegeId, studentId }: Viewer,
  { communityId, muted }: { communityId: string; muted: boolean },
): Promise<boolean> {
  if (!canBeId(communityId)) return false;
  const changed = await database.query(
    `update community_members set muted = $4 where college_id = $1 and student_id = $2
       and community_id = $3 returning 1`,
    [collegeId, studentId, communityId, muted],
  );
  return changed.length > 0;
}

/** Does nothing if the student is not a member. */
export async function setSeen(
  database: Database,
  { collegeId, studentId }: Viewer,
  { communityId, now }: Membership,
): Promise<void> {
  if (!canBeId(communityId)) return;
  await database.query(
    `update community_members set seen_at = greatest(seen_at, $4::timestamptz)
     where college_id = $1 and student_id = $2 and community_id = $3`,
    [collegeId, studentId, communityId, now.toISOString()],
  );
}
