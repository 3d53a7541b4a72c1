import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../../database';
import { deletePictures } from '../../pictures/picture-rows';
import type { StudentKey } from '../students.repository';
import { forgetAbout } from './traces';

/** Something that a student wrote in confidence: a confession, or a comment on one. */
export interface Confided {
  readonly id: string;
  /** The confession: the thing itself, or what the comment is on. */
  readonly postId: string;
}

/**
 * What a student confided, the comments first. A comment on somebody else's confession is known by the label
 * that the student has in its thread.
 */
export async function listConfided(
  tx: Orm,
  { collegeId, studentId }: StudentKey,
): Promise<Confided[]> {
  const comments = await rows<Confided>(
    tx,
    sql`select m.id, m.post_id as "postId" from confession_participants n
      join comments m on m.college_id = n.college_id and m.post_id = n.post_id
        and m.alias = 'Anonymous ' || n.number
      where n.college_id = ${collegeId} and n.student_id = ${studentId}`,
  );
  const confessions = await rows<Confided>(
    tx,
    sql`select post_id as id, post_id as "postId" from confession_authors
      where college_id = ${collegeId} and author_id = ${studentId}`,
  );
  return [...comments, ...confessions];
}

/** @returns keys of pictures, whose files may go once this is committed */
export async function deleteConfided(
  tx: Orm,
  collegeId: string,
  { id, postId }: Confided,
): Promise<string[]> {
  const isPost = sql`college_id = ${collegeId} and id = ${postId}`;
  await rows(tx, sql`select id from posts where ${isPost} for update`);
  if (id !== postId) {
    await forgetAbout(tx, collegeId, [id]);
    await deleteComment(tx, collegeId, id);
    return [];
  }
  const comments = await rows<{ id: string }>(
    tx,
    sql`select id from comments where college_id = ${collegeId} and post_id = ${postId}`,
  );
  await forgetAbout(tx, collegeId, [postId, ...comments.map((comment) => comment.id)]);
  const keys = await deletePictures(tx, { kind: 'post', collegeId, id: postId });
  await rows(tx, sql`delete from posts where ${isPost}`);
  return keys;
}

/** A post counts the comments that can be seen. */
async function deleteComment(tx: Orm, collegeId: string, id: string): Promise<void> {
  await rows(
    tx,
    sql`with gone as (delete from comments where college_id = ${collegeId} and id = ${id}
        returning post_id, hidden_at)
      update posts set comments_count = comments_count - (gone.hidden_at is null)::int
      from gone where posts.college_id = ${collegeId} and posts.id = gone.post_id`,
  );
}
