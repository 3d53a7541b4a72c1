import { sql, type SQL } from 'drizzle-orm';
import { rows, tables, type Orm } from '../../database';
import type { Viewer } from '../../http/viewer';
import type { StoredPicture } from '../../media/media';
import { linkAuthor } from '../confessions/confessions.repository';
import { deletePictures, insertPictures } from '../pictures/picture-rows';
import { toTheMinute } from './feed/present';

const { posts } = tables;

export interface NewPost {
  readonly community: { readonly _id: string; readonly isConfession: boolean };
  readonly content: string;
  readonly pictures: readonly StoredPicture[];
  readonly now: Date;
}

/** @returns the id; a confession's row gets neither its author nor a time finer than the minute */
export async function insertPost(tx: Orm, viewer: Viewer, post: NewPost): Promise<string> {
  const { collegeId, studentId } = viewer;
  const { isConfession } = post.community;
  const createdAt = isConfession ? new Date(toTheMinute(post.now)) : post.now;
  const [row] = await tx
    .insert(posts)
    .values({
      collegeId,
      communityId: post.community._id,
      authorId: isConfession ? null : studentId,
      content: post.content,
      createdAt,
    })
    .returning({ id: posts.id });
  if (row === undefined) throw new Error('The post was not stored.');
  if (isConfession) await linkAuthor(tx, { collegeId, postId: row.id }, studentId);
  const owner = { kind: 'post', collegeId, id: row.id } as const;
  const minute = new Date(toTheMinute(createdAt));
  await insertPictures(tx, { ...owner, createdAt: minute }, post.pictures);
  return row.id;
}

/** The row itself refuses whoever did not write it, whatever was checked before. */
function own(viewer: Viewer, id: string): SQL {
  const { collegeId, studentId } = viewer;
  return sql`college_id = ${collegeId} and id = ${id} and hidden_at is null
    and (author_id = ${studentId} or exists (select 1 from confession_authors a
      where a.college_id = ${collegeId} and a.post_id = posts.id and a.author_id = ${studentId}))`;
}

/** A confession shows no sign of having been edited. @returns whether there was a post to change */
export async function updateOwnPost(
  orm: Orm,
  viewer: Viewer,
  change: { id: string; content: string; now: Date },
): Promise<boolean> {
  const changed = await rows(
    orm,
    sql`update posts set content = ${change.content}, edited_at =
        case when author_id is null then null else ${change.now.toISOString()}::timestamptz end
      where ${own(viewer, change.id)} returning id`,
  );
  return changed.length > 0;
}

/**
 * Deletes a post with everything that hangs on it.
 * @returns the keys of its pictures, whose files may go once this is committed; undefined where there
 * was no such post of this student
 */
export async function deleteOwnPost(tx: Orm, viewer: Viewer, id: string) {
  const locked = await rows(tx, sql`select id from posts where ${own(viewer, id)} for update`);
  if (locked.length === 0) return undefined;
  const { collegeId } = viewer;
  const keys = await deletePictures(tx, { kind: 'post', collegeId, id });
  await rows(tx, sql`delete from posts where college_id = ${collegeId} and id = ${id}`);
  return keys;
}
