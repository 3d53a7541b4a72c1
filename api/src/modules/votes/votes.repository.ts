import type { VoteState } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, type Database, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';
import { isShown, isShownTo } from '../reports/visibility';

export type Vote = 1 | -1;

interface Counts {
  readonly likes: number;
  readonly dislikes: number;
  readonly vote: number | null;
}

export async function readVotes(
  database: Database,
  viewer: Viewer,
  postId: string,
): Promise<VoteState | undefined> {
  if (!canBeId(postId)) return undefined;
  const [row] = await database.query<Counts>(
    `select likes, dislikes, (select value from votes v where v.college_id = $1
       and v.post_id = posts.id and v.student_id = $2) as vote
     from posts where college_id = $1 and id = $3 and ${isShown('posts')}`,
    [viewer.collegeId, viewer.studentId, postId],
  );
  return row && state(row);
}

/**
 * Votes, takes the same vote back, or replaces the other one. The lock on the post comes first and in a
 * statement of its own: what follows then sees every vote that was committed before it, and the counts
 * move by exactly what the rows do.
 */
export async function toggleVote(
  tx: Orm,
  viewer: Viewer,
  { postId, vote }: { postId: string; vote: Vote },
): Promise<VoteState | undefined> {
  if (!canBeId(postId)) return undefined;
  const { collegeId, studentId } = viewer;
  const locked = await rows(
    tx,
    sql`select id from posts where college_id = ${collegeId} and id = ${postId}
      and ${isShownTo(viewer, 'posts')} for update`,
  );
  if (locked.length === 0) return undefined;
  const [row] = await rows<Counts>(
    tx,
    sql`with before as (
        select value from votes where college_id = ${collegeId} and post_id = ${postId}
          and student_id = ${studentId}
      ), goal as (
        select coalesce((select value from before), 0) as old,
          case when (select value from before) = ${vote}::int then 0 else ${vote}::int end as new
      ), taken_back as (
        delete from votes using goal where new = 0 and college_id = ${collegeId}
          and post_id = ${postId} and student_id = ${studentId}
      ), cast_now as (
        insert into votes (college_id, post_id, student_id, value)
        select ${collegeId}::uuid, ${postId}::uuid, ${studentId}::uuid, new from goal where new <> 0
        on conflict (college_id, post_id, student_id) do update set value = excluded.value
      )
      update posts set likes = likes + (new = 1)::int - (old = 1)::int,
        dislikes = dislikes + (new = -1)::int - (old = -1)::int
      from goal where posts.college_id = ${collegeId} and posts.id = ${postId}
      returning likes, dislikes, new as vote`,
  );
  return row && state(row);
}

function state({ likes, dislikes, vote }: Counts): VoteState {
  return { likes, dislikes, userLiked: vote === 1, userDisliked: vote === -1 };
}
