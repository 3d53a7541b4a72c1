import type { Comment } from '@campus/contract';
import { toTheMinute } from '../../clock';
import type { Database } from '../../database/database';
import { claimed, isFirst, type Claim } from '../../http/idempotency';
import type { Viewer } from '../../http/viewer';
import { ownLabel } from '../confessions/confessions.repository';
import { notified } from '../notifications/recipients';
import { canBeId } from '../one-row';
import { avatarAddress, avatarKey } from '../people/visibility';
import { isShown, isUnblocked } from '../reports/visibility';

interface CommentRow {
  readonly id: string;
  readonly content: string;
  readonly isConfession: boolean;
  readonly alias: string | null;
  readonly username: string | null;
  /** Key of the author's picture. */
  readonly avatar: string | null;
  readonly isAuthor: boolean;
  readonly createdAt: string;
  readonly isEdited: boolean;
  readonly likes: number;
  readonly isLiked: boolean;
  readonly parentId: string | null;
}

/** On a confession, a comment is the student's own if it has the student's label in that thread. */
const isOwn = `coalesce(m.author_id = $2, m.alias = ${ownLabel('p.id')}, false)`;

const columns = `m.id, m.content, m.alias, c.is_confession as "isConfession", s.username, ${avatarKey} as avatar,
  ${isOwn} as "isAuthor", m.created_at as "createdAt", m.edited_at is not null as "isEdited",
  m.likes, m.parent_id as "parentId", exists (select 1 from comment_likes l
    where l.college_id = $1 and l.comment_id = m.id and l.student_id = $2) as "isLiked"`;

/** Maximum number of comments in a list: a long thread must not make every answer about its post large. */
const listed = 500;

/** The newest ones are read backwards by index. */
export const listText = `select ${columns}
  from posts p
  join communities c on c.college_id = $1 and c.id = p.community_id
  left join lateral (
    select * from comments m
    where m.college_id = $1 and m.post_id = p.id and ${isShown('m', 'author_id')}
    order by m.created_at desc, m.id desc limit ${listed}) m on true
  left join students s on s.college_id = $1 and s.id = m.author_id
  where p.college_id = $1 and p.id = $3 and ${isShown('p', 'author_id')}
  order by m.created_at, m.id`;

/**
 * The newest ones, oldest first. Comments on a confession within the same minute are in the order of random ids.
 * @returns undefined if the student cannot see the post
 */
export async function listComments(
  database: Database,
  { collegeId, studentId }: Viewer,
  postId: string,
): Promise<Comment[] | undefined> {
  if (!canBeId(postId)) return undefined;
  const list = await database.query<Listed>(listText, [collegeId, studentId, postId]);
  if (list.length === 0) return undefined;
  return list.flatMap((row) => (isComment(row) ? present(row) : []));
}

/** A post without comments returns one row without a comment. */
type Listed = CommentRow | { readonly id: null };
const isComment = (row: Listed): row is CommentRow => row.id !== null;

/** Identifies a comment and its post. */
export interface CommentKey {
  readonly postId: string;
  readonly id: string;
}

/** A comment `m` on a post `p` of a community `c` that the student may see: `$3` the post, `$4` the comment. */
const shownComment = `m.college_id = $1 and m.post_id = $3 and m.id = $4 and ${isShown('m', 'author_id')}
  and p.college_id = $1 and p.id = m.post_id and ${isShown('p', 'author_id')}
  and c.college_id = $1 and c.id = p.community_id`;

const findText = `select ${columns} from posts p, communities c, comments m
  left join students s on s.college_id = $1 and s.id = m.author_id
  where ${shownComment}`;

export interface FoundComment {
  readonly comment: Comment;
  readonly isConfession: boolean;
}

/** @returns undefined if the student cannot see the comment */
export async function findComment(
  database: Database,
  viewer: Viewer,
  { postId, id }: CommentKey,
): Promise<FoundComment | undefined> {
  if (!canBeId(postId) || !canBeId(id)) return undefined;
  const params = [viewer.collegeId, viewer.studentId, postId, id];
  const [row] = await database.query<CommentRow>(findText, params);
  return row && { comment: present(row), isConfession: row.isConfession !== false };
}

/**
 * The statement changes only the author's own comment. A confession shows no sign of an edit, and nobody is notified.
 * Its post's author was notified of the comment itself.
 */
const updateText = `with changed as (
    update comments m set content = $5,
      edited_at = case when m.author_id is null then null else $6::timestamptz end
    from posts p, communities c where ${shownComment} and ${isOwn}
    returning m.id, p.id as post_id, p.author_id, c.is_confession is distinct from false as is_confession),
  ${notified(
    'mention',
    `select students.id as student_id, changed.post_id as subject_id, $6::timestamptz as at
     from changed, students where not changed.is_confession and students.college_id = $1
       and students.username_lower = any($7::text[])
       and students.id is distinct from changed.author_id and ${isUnblocked('students.id')}`,
  )}
  select array_to_json(array(select student_id from notified)) as "newsFor" from changed`;

type Change = CommentKey & Pick<NewComment, 'content' | 'mentioned' | 'now'>;

/** @returns the students whose open pages are notified; undefined if the student had no such comment */
export async function updateOwnComment(
  database: Database,
  { collegeId, studentId }: Viewer,
  { postId, id, content, now, mentioned }: Change,
): Promise<StoredComment['newsFor'] | undefined> {
  const params = [collegeId, studentId, postId, id, content, now.toISOString(), mentioned];
  const [row] = await database.query<Pick<StoredComment, 'newsFor'>>(updateText, params);
  return row?.newsFor;
}

/**
 * Locks the post first, like everything that changes its comment count. For the author of a confession, the
 * number of seen comments covers the oldest ones: if one of those is deleted, the number decreases by one.
 */
const deleteText = `with post as (
    select p.id, p.community_id from posts p where p.college_id = $1 and p.id = $3 for update),
  gone as (
    delete from comments m using post, posts p, communities c
    where p.id = post.id and ${shownComment} and ${isOwn}
    returning m.id, m.post_id, m.alias, m.created_at),
  counted as (
    update posts p set comments_count = p.comments_count - 1 from gone
    where p.college_id = $1 and p.id = gone.post_id),
  seen as (
    update confession_authors a set seen_comments = a.seen_comments - 1 from gone
    where a.college_id = $1 and a.post_id = gone.post_id and gone.alias <> 'OP'
      and a.seen_comments > (select count(*) from comments m where m.college_id = $1
        and m.post_id = gone.post_id and m.alias <> 'OP'
        and (m.created_at, m.id) < (gone.created_at, gone.id)))
  select id from gone`;

/** @returns whether the student had such a comment */
export async function deleteOwnComment(
  database: Database,
  { collegeId, studentId }: Viewer,
  { postId, id }: CommentKey,
): Promise<boolean> {
  return (await database.query(deleteText, [collegeId, studentId, postId, id])).length > 0;
}

interface Likes {
  readonly likes: number;
}

const likeTexts = {
  add: `with liked as (
      insert into comment_likes (college_id, comment_id, student_id)
      select $1::uuid, m.id, $2::uuid from comments m, posts p, communities c where ${shownComment}
      on conflict do nothing returning comment_id)
    update comments m set likes = m.likes + (select count(*) from liked)::int
    from posts p, communities c where ${shownComment} returning m.likes`,
  remove: `with liked as (
      delete from comment_likes
      where college_id = $1 and comment_id = $4 and student_id = $2 returning comment_id)
    update comments m set likes = m.likes - (select count(*) from liked)::int
    from posts p, communities c where ${shownComment} returning m.likes`,
};

/** Likes a comment or withdraws the like; repeating changes nothing. @returns undefined if it does not exist */
export async function likeComment(
  database: Database,
  { collegeId, studentId }: Viewer,
  { postId, id, change }: CommentKey & { change: keyof typeof likeTexts },
): Promise<number | undefined> {
  if (!canBeId(postId) || !canBeId(id)) return undefined;
  const params = [collegeId, studentId, postId, id];
  return (await database.query<Likes>(likeTexts[change], params))[0]?.likes;
}

/** A name is returned only if the row says that this is not a confession. */
function present({ id, alias, username, isConfession, parentId, ...row }: CommentRow): Comment {
  const name = isConfession === false ? username : alias;
  const avatar = isConfession === false ? avatarAddress(row.avatar) : null;
  const { content, isAuthor, createdAt, isEdited, likes, isLiked } = row;
  const shown = { content, isAuthor, createdAt, likes, isLiked };
  return {
    _id: id,
    username: name ?? 'Anonymous',
    ...(avatar && { avatar }),
    ...shown,
    ...(isEdited && { isEdited }),
    ...(parentId && { parentId }),
  };
}

interface NewComment {
  readonly postId: string;
  readonly content: string;
  readonly parentId: string | undefined;
  /** Usernames to notify, in lower case. */
  readonly mentioned: readonly string[];
  readonly now: Date;
}

export interface StoredComment extends FoundComment {
  /** Students who are notified. */
  readonly newsFor: readonly string[];
}

/** A student gets one notification per comment: as the post's author, else for a reply, else for a mention. */
const news = (name: string, kind: 'comment' | 'reply' | 'mention', who: string) =>
  notified(
    kind,
    `select who.id as student_id, post.id as subject_id, $9::timestamptz as at
    from post, lateral (${who}) who (id) where not post.is_confession and who.id is not null`,
    name,
  );

/**
 * The count is updated first: this locks the post, so that a concurrent deletion is noticed and the labels of
 * a thread are assigned one at a time. A comment on a confession names nobody, and nobody gets a
 * notification, as that would link them to it.
 */
const insertText = `with ${claimed},
  post as (
    update posts p set comments_count = p.comments_count + 1 from communities c
    where p.college_id = $1 and p.id = $7 and ${isShown('p', 'author_id')}
      and c.college_id = $1 and c.id = p.community_id and ${isFirst}
    returning p.id, p.author_id, c.is_confession is distinct from false as is_confession),
  parent as (
    select coalesce(m.parent_id, m.id) as id, m.author_id from comments m
    where m.college_id = $1 and m.post_id = $7 and m.id = $11::uuid and ${isShown('m', 'author_id')}),
  stored as (
    insert into comments (college_id, id, post_id, content, author_id, alias, created_at, parent_id)
    select $1::uuid, $3::uuid, id, $8, case when not is_confession then $2::uuid end,
      case when is_confession then thread_label($1::uuid, id, $2::uuid) end,
      case when is_confession then $10::timestamptz else $9::timestamptz end,
      (select id from parent)
    from post returning alias, created_at, parent_id),
  ${news('told_author', 'comment', 'select post.author_id')},
  ${news(
    'told_parent',
    'reply',
    'select author_id from parent where author_id is distinct from post.author_id',
  )},
  ${news(
    'told_mentioned',
    'mention',
    `select id from students where college_id = $1 and username_lower = any($12::text[])
       and id is distinct from post.author_id and ${isUnblocked('students.id')}
       and id is distinct from (select author_id from parent)`,
  )}
  select $3::uuid as id, $8 as content, true as "isAuthor", stored.alias,
    stored.created_at as "createdAt", stored.parent_id as "parentId",
    false as "isEdited", 0 as likes, false as "isLiked",
    post.is_confession as "isConfession",
    s.username, ${avatarKey} as avatar,
    array_to_json(array(select student_id from told_author
      union all select student_id from told_parent
      union all select student_id from told_mentioned
      union all select a.author_id from confession_authors a
        where a.college_id = $1 and a.post_id = post.id and a.author_id <> $2)) as "newsFor"
  from post cross join stored
  left join students s on s.college_id = $1 and s.id = $2 and not post.is_confession`;

/** @returns undefined if the student cannot see the post, or this submit is a repetition */
export async function insertComment(
  database: Database,
  claim: Claim,
  { postId, content, parentId, mentioned, now }: NewComment,
): Promise<StoredComment | undefined> {
  const parent = parentId !== undefined && canBeId(parentId) ? parentId : null;
  const own = [postId, content, now.toISOString(), toTheMinute(now), parent, mentioned];
  const [row] = await database.query<CommentRow & Pick<StoredComment, 'newsFor'>>(insertText, [
    ...claim,
    ...own,
  ]);
  if (row === undefined) return undefined;
  const isConfession = row.isConfession !== false;
  return { comment: present(row), isConfession, newsFor: row.newsFor };
}
