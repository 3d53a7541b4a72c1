import { sql } from 'drizzle-orm';
import { rows, type Database, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';
import { isShown } from '../reports/visibility';

/** Selects the confessions that this student wrote from the given ones. */
export async function ownAmong(
  database: Database,
  viewer: Viewer,
  postIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (postIds.length === 0) return new Set();
  const own = await database.query<{ id: string }>(
    `select post_id as id from confession_authors
     where college_id = $1 and author_id = $2 and post_id = any($3::uuid[])`,
    [viewer.collegeId, viewer.studentId, postIds],
  );
  return new Set(own.map((row) => row.id));
}

/** Whether a post is a confession; undefined if the student cannot see the post. */
export async function isConfessionPost(
  database: Database,
  { collegeId, studentId }: Viewer,
  postId: string,
): Promise<boolean | undefined> {
  if (!canBeId(postId)) return undefined;
  const [post] = await database.query<{ isConfession: boolean }>(
    `select c.is_confession as "isConfession" from posts
     join communities c on c.college_id = $1 and c.id = posts.community_id
     where posts.college_id = $1 and posts.id = $3 and ${isShown('posts', 'author_id')}`,
    [collegeId, studentId, postId],
  );
  return post?.isConfession;
}

/**
 * A scalar subquery for the label of student `$2` of college `$1` in a thread; null if they have not written
 * in it.
 * @param post the column with the id of the confession, e.g. `p.id`
 */
export function ownLabel(post: string): string {
  return `case when exists (select 1 from confession_authors a
      where a.college_id = $1 and a.post_id = ${post} and a.author_id = $2) then 'OP'
    else (select 'Anonymous ' || n.number from confession_participants n
      where n.college_id = $1 and n.post_id = ${post} and n.student_id = $2) end`;
}

interface Writing {
  readonly postId: string;
  readonly studentId: string;
}

/** Like the function `thread_label`, for many comments at once; the caller holds the locks on all their posts. */
export async function labelsInThreads(
  tx: Orm,
  collegeId: string,
  writings: readonly Writing[],
): Promise<string[]> {
  if (writings.length === 0) return [];
  const given = writings.map(({ postId, studentId }, place) => ({
    place,
    post_id: postId,
    student_id: studentId,
  }));
  const writing = sql`json_to_recordset(${JSON.stringify(given)}::text::json)
    as w (place int, post_id uuid, student_id uuid)`;
  const isAuthor = sql`exists (select 1 from confession_authors a
    where a.college_id = ${collegeId} and a.post_id = w.post_id and a.author_id = w.student_id)`;
  const inThread = sql`from confession_participants n
    where n.college_id = ${collegeId} and n.post_id = w.post_id`;
  await rows(
    tx,
    sql`insert into confession_participants (college_id, post_id, student_id, number)
      select ${collegeId}::uuid, w.post_id, w.student_id,
        coalesce((select max(n.number) ${inThread}), 0)
          + row_number() over (partition by w.post_id order by w.place)
      from (select post_id, student_id, min(place) as place from ${writing} group by 1, 2) w
      where not ${isAuthor} and not exists (select 1 ${inThread} and n.student_id = w.student_id)`,
  );
  const labelled = await rows<{ label: string }>(
    tx,
    sql`select case when ${isAuthor} then 'OP'
        else (select 'Anonymous ' || n.number ${inThread} and n.student_id = w.student_id)
      end as label
      from ${writing} order by w.place`,
  );
  return labelled.map(({ label }) => label);
}
