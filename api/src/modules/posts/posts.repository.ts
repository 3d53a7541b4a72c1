import { sql, type SQL } from 'drizzle-orm';
import { toTheMinute } from '../../clock';
import { rows, tables, type Database, type Orm, type Parameter } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { StoredPicture } from '../../media/media';
import { linkAuthor } from '../confessions/confessions.repository';
import type { Position } from '../listing/cursors';
import { findShown } from '../one-row';
import { deletePictures, insertPictures, pictureKeys } from '../pictures/picture-rows';
import { membersOf, type Source } from './source';

/** What the database knows of a post on a page; `present` decides what of it is told. */
export interface PostRow {
  readonly id: string;
  readonly content: string;
  readonly createdAt: string;
  readonly likes: number;
  readonly dislikes: number;
  readonly commentsCount: number;
  readonly communityId: string;
  readonly communityName: string;
  readonly isConfession: boolean;
  readonly username: string | null;
  /** Null on a confession: its row knows no author. */
  readonly isAuthor: boolean | null;
  readonly myVote: number | null;
  /** Keys of the pictures in their order, joined by commas. */
  readonly images: string | null;
}

/**
 * Fills in a page of ids. The ids come first and few, from an index alone; only then are the rows
 * joined. My vote and the pictures are scalar subqueries: a join would scan those tables.
 * @param page a subselect with `id` and whatever `order` names
 */
export function hydrate(page: string, order: string): string {
  return `select p.id, p.content, p.created_at as "createdAt", p.likes, p.dislikes,
    p.comments_count as "commentsCount", c.id as "communityId", c.name as "communityName",
    c.is_confession as "isConfession", s.username, p.author_id = $2 as "isAuthor",
    (select v.value from votes v
      where v.college_id = $1 and v.post_id = p.id and v.student_id = $2) as "myVote",
    ${pictureKeys('post', 'p.id')} as images
  from (${page}) page
  join posts p on p.college_id = $1 and p.id = page.id
  join communities c on c.college_id = $1 and c.id = p.community_id
  left join students s on s.college_id = $1 and s.id = p.author_id
  order by ${order}`;
}

/** Which part of a source: after a position, or the so-manieth page. */
export interface Slice {
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly page: number;
}

/** One query with its values, so that a test can ask the database how it would run it. */
export interface Statement {
  readonly text: string;
  readonly params: Parameter[];
}

/** `limit` stands in the text: bound, it would make PostgreSQL plan every call anew. */
export function pageStatement(viewer: Viewer, source: Source, slice: Slice): Statement {
  const params: Parameter[] = [viewer.collegeId, viewer.studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const members = membersOf(source, bind);
  const { after, limit, page } = slice;
  const from = after ? `and (created_at, id) < (${bind(after.createdAt)}, ${bind(after.id)})` : '';
  const skip = !after && page > 1 ? `offset ${bind((page - 1) * limit)}` : '';
  const ids = `select id, created_at ${members} ${from}
    order by created_at desc, id desc limit ${limit + 1} ${skip}`;
  return { text: hydrate(ids, 'page.created_at desc, page.id desc'), params };
}

export async function readRows(database: Database, statement: Statement): Promise<PostRow[]> {
  return database.query<PostRow>(statement.text, statement.params);
}

/** A post that the student may see. */
export const findPost = findShown<PostRow>('posts', hydrate);

const { posts } = tables;

interface NewPost {
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
