import { limits } from '@campus/contract';
import { sql, type SQL } from 'drizzle-orm';
import { toTheMinute } from '../../clock';
import { rows, type Database, type Orm, type Parameter } from '../../database/database';
import { claimed, isFirst, type Claim } from '../../http/idempotency';
import type { Viewer } from '../../http/viewer';
import type { StoredPicture } from '../../media/media';
import type { CommunityRow } from '../communities/communities.repository';
import type { Position } from '../listing/cursors';
import { findShown } from '../one-row';
import { avatarKey } from '../people/visibility';
import { asRows, deletePictures, insertedPictures, pictureKeys } from '../pictures/picture-rows';
import { membersOf, type Source } from './source';

/** A post's row, the same for every viewer; `present` decides which fields are returned. */
export interface SharedPostRow {
  readonly id: string;
  readonly content: string;
  readonly createdAt: string;
  readonly likes: number;
  readonly dislikes: number;
  readonly commentsCount: number;
  readonly communityId: string;
  readonly communityName: string;
  readonly isConfession: boolean;
  readonly isPinned: boolean;
  readonly username: string | null;
  /** Key of the author's picture. */
  readonly avatar: string | null;
  /** Keys of the pictures in their order, joined by commas. */
  readonly images: string | null;
}

/** The same with the data that depends on the viewing student. */
export interface PostRow extends SharedPostRow {
  /** Null on a confession: its row has no author. */
  readonly isAuthor: boolean | null;
  readonly myVote: number | null;
}

/** Columns that depend on the student, `$2`. The student's vote is a scalar subquery: a join would scan the table. */
const viewersColumns = `p.author_id = $2 as "isAuthor",
    (select v.value from votes v
      where v.college_id = $1 and v.post_id = p.id and v.student_id = $2) as "myVote"`;

/**
 * Fills in a page of ids. A few ids are read first, from an index alone; only then are their rows joined. The
 * pictures are a scalar subquery: a join would scan their table.
 * @param page a subselect with `id` and the columns in `order`
 * @param more further columns, besides those of `SharedPostRow`
 */
export function hydrate(page: string, order: string, more = viewersColumns): string {
  return `select p.id, p.content, p.created_at as "createdAt", p.likes, p.dislikes,
    p.comments_count as "commentsCount", c.id as "communityId", c.name as "communityName",
    c.is_confession as "isConfession", p.pinned_at is not null as "isPinned", s.username, ${avatarKey} as avatar, ${more},
    ${pictureKeys('post', 'p.id')} as images
  from (${page}) page
  join posts p on p.college_id = $1 and p.id = page.id
  join communities c on c.college_id = $1 and c.id = p.community_id
  left join students s on s.college_id = $1 and s.id = p.author_id
  order by ${order}`;
}

/** The requested part of a source: after a position, or a page by its number. */
export interface Slice {
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly page: number;
}

/** A query with its values, so that a test can ask the database for its plan. */
export interface Statement {
  readonly text: string;
  readonly params: Parameter[];
}

/** `limit` is part of the text: as a bound parameter, it would make PostgreSQL plan every call again. */
export function pageStatement(viewer: Viewer, source: Source, slice: Slice): Statement {
  const params: Parameter[] = [viewer.collegeId, viewer.studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const members = membersOf(source, bind);
  const { after, limit, page } = slice;
  // A page with no more entries than pinned posts would end among them.
  const pins = source.kind === 'community' && limit > limits.pinnedPosts;
  if (pins && !after) return { text: pinnedFirst(members, { limit, page, bind }), params };
  const from = after ? `and (created_at, id) < (${bind(after.createdAt)}, ${bind(after.id)})` : '';
  const skip = !after && page > 1 ? `offset ${bind((page - 1) * limit)}` : '';
  const ids = `select id, created_at ${members} ${pins ? 'and pinned_at is null' : ''} ${from}
    order by created_at desc, id desc limit ${limit + 1} ${skip}`;
  return { text: hydrate(ids, 'page.created_at desc, page.id desc'), params };
}

interface FirstPages extends Pick<Slice, 'limit' | 'page'> {
  readonly bind: (value: Parameter) => string;
}

/** Pages by number: the pinned posts, then the others in index order. */
function pinnedFirst(members: string, { limit, page, bind }: FirstPages): string {
  const most = page > 1 ? `${bind(page * limit + 1)}::int` : limit + 1;
  const skip = page > 1 ? `offset ${bind((page - 1) * limit)}::int` : '';
  const ids = `select * from (
      (select id, created_at, pinned_at ${members} and pinned_at is not null)
      union all (select id, created_at, pinned_at ${members} and pinned_at is null
        order by created_at desc, id desc limit ${most})) places
    order by pinned_at desc nulls last, created_at desc, id desc limit ${limit + 1} ${skip}`;
  return hydrate(ids, 'page.pinned_at desc nulls last, page.created_at desc, page.id desc');
}

export async function readRows(database: Database, statement: Statement): Promise<PostRow[]> {
  return database.query<PostRow>(statement.text, statement.params);
}

/** A post that the student may see. */
export const findPost = findShown<PostRow>({ table: 'posts', author: 'author_id' }, hydrate);

interface NewPost {
  readonly community: CommunityRow;
  readonly content: string;
  readonly pictures: readonly StoredPicture[];
  readonly now: Date;
}

/**
 * The row of a confession gets no author and a time rounded to the minute.
 * @param pictures further parts of the statement
 */
const insertText = (pictures = '') => `with ${claimed},
  post as (
    insert into posts (college_id, id, community_id, author_id, content, created_at)
    select $1::uuid, $3::uuid, c.id, case when not c.is_confession then $2::uuid end, $8,
      case when c.is_confession then $10::timestamptz else $9::timestamptz end
    from communities c where c.college_id = $1 and c.id = $7 and ${isFirst}
    returning id, author_id, created_at),
  linked as (
    insert into confession_authors (college_id, post_id, author_id)
    select $1::uuid, id, $2::uuid from post where author_id is null)
  ${pictures}
  select post.created_at as "createdAt", s.username, ${avatarKey} as avatar
  from post left join students s on s.college_id = $1 and s.id = post.author_id`;

const insertTexts = {
  plain: insertText(),
  pictured: insertText(insertedPictures('post', '$10', '$11')),
};

/** @returns the post; undefined if its community is deleted, or this submit is a repetition */
export async function insertPost(
  database: Database,
  claim: Claim,
  { community, content, pictures, now }: NewPost,
): Promise<PostRow | undefined> {
  const own = [community._id, content, now.toISOString(), toTheMinute(now)];
  const [row] = await database.query<Pick<PostRow, 'createdAt' | 'username' | 'avatar'>>(
    pictures.length > 0 ? insertTexts.pictured : insertTexts.plain,
    [...claim, ...own, ...(pictures.length > 0 ? [asRows(pictures)] : [])],
  );
  if (row === undefined) return undefined;
  return {
    id: claim[2],
    content,
    ...row,
    likes: 0,
    dislikes: 0,
    commentsCount: 0,
    communityId: community._id,
    communityName: community.name,
    isConfession: community.isConfession,
    isPinned: false,
    isAuthor: true,
    myVote: null,
    images: pictures.map(({ key }) => key).join(',') || null,
  };
}

/** The statement changes only the author's own post. */
function own(viewer: Viewer, id: string): SQL {
  const { collegeId, studentId } = viewer;
  return sql`college_id = ${collegeId} and id = ${id} and hidden_at is null
    and (author_id = ${studentId} or exists (select 1 from confession_authors a
      where a.college_id = ${collegeId} and a.post_id = posts.id and a.author_id = ${studentId}))`;
}

/** A confession shows no sign of an edit. @returns whether the student had such a post to change */
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
 * Deletes a post with everything that refers to it.
 * @returns the keys of its pictures, whose files may be deleted after the commit; undefined if the student
 * has no such post
 */
export async function deleteOwnPost(tx: Orm, viewer: Viewer, id: string) {
  const locked = await rows(tx, sql`select id from posts where ${own(viewer, id)} for update`);
  if (locked.length === 0) return undefined;
  const { collegeId } = viewer;
  const keys = await deletePictures(tx, { kind: 'post', collegeId, id });
  await rows(tx, sql`delete from posts where college_id = ${collegeId} and id = ${id}`);
  return keys;
}
