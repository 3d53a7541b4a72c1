import type { Comment } from '@campus/contract';
import { toTheMinute } from '../../clock';
import type { Database } from '../../database/database';
import { claimed, isFirst, type Claim } from '../../http/idempotency';
import type { Viewer } from '../../http/viewer';
import { ownLabel } from '../confessions/confessions.repository';
import { notified } from '../notifications/recipients';
import { canBeId } from '../one-row';
import { isShown } from '../reports/visibility';

interface CommentRow {
  readonly id: string;
  readonly content: string;
  readonly isConfession: boolean;
  readonly alias: string | null;
  readonly username: string | null;
  readonly isAuthor: boolean;
}

/** On a confession a comment is the student's own where it has the label that they have in its thread. */
const columns = `m.id, m.content, m.alias, c.is_confession as "isConfession", s.username,
  coalesce(m.author_id = $2, m.alias = ${ownLabel('p.id')}, false) as "isAuthor"`;
/** Whether a post is a confession; undefined where the student sees no such post. */
export async function isOnConfession(
  database: Database,
  { collegeId, studentId }: Viewer,
  postId: string,
): Promise<boolean | undefined> {
  if (!canBeId(postId)) return undefined;
  const [post] = await database.query<Pick<CommentRow, 'isConfession'>>(
    `select c.is_confession as "isConfession" from posts
     join communities c on c.college_id = $1 and c.id = posts.community_id
     where posts.college_id = $1 and posts.id = $3 and ${isShown('posts')}`,
    [collegeId, studentId, postId],
  );
  return post?.isConfession;
}

const listText = `select ${columns}
  from posts p
  join communities c on c.college_id = $1 and c.id = p.community_id
  left join comments m on m.college_id = $1 and m.post_id = p.id and ${isShown('m')}
  left join students s on s.college_id = $1 and s.id = m.author_id
  where p.college_id = $1 and p.id = $3 and ${isShown('p')}
  order by m.created_at, m.id`;

/**
 * Oldest first. Within one minute of a confession the order is that of random ids.
 * @returns undefined where the student sees no such post
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

/** A post without comments is one row without a comment. */
type Listed = CommentRow | { readonly id: null };
const isComment = (row: Listed): row is CommentRow => row.id !== null;

export async function findComment(database: Database, viewer: Viewer, id: string) {
  const [row] = await database.query<CommentRow>(
    `select ${columns} from comments m
     join posts p on p.college_id = $1 and p.id = m.post_id
     join communities c on c.college_id = $1 and c.id = p.community_id
     left join students s on s.college_id = $1 and s.id = m.author_id
     where m.college_id = $1 and m.id = $3`,
    [viewer.collegeId, viewer.studentId, id],
  );
  return row && present(row);
}

/** A name is answered only where the row says that this is no confession. */
function present(row: CommentRow): Comment {
  const name = row.isConfession === false ? row.username : row.alias;
  const { id: _id, content, isAuthor } = row;
  return { _id, username: name ?? 'Anonymous', content, isAuthor };
}

interface NewComment {
  readonly postId: string;
  readonly content: string;
  readonly now: Date;
}

export interface StoredComment {
  readonly comment: Comment;
  /** Whom their open pages tell that there is something new. */
  readonly newsFor: string | null;
}

/**
 * Counting comes first: it locks the post, so that a post deleted meanwhile is noticed and the labels of a thread are
 * given out one at a time. What is said of a confession names nobody, and its author gets no notification: it would
 * link them to it.
 */
const insertText = `with ${claimed},
  post as (
    update posts p set comments_count = p.comments_count + 1 from communities c
    where p.college_id = $1 and p.id = $7 and ${isShown('p')}
      and c.college_id = $1 and c.id = p.community_id and ${isFirst}
    returning p.id, p.author_id, c.is_confession is distinct from false as is_confession),
  stored as (
    insert into comments (college_id, id, post_id, content, author_id, alias, created_at)
    select $1::uuid, $3::uuid, id, $8, case when not is_confession then $2::uuid end,
      case when is_confession then thread_label($1::uuid, id, $2::uuid) end,
      case when is_confession then $10::timestamptz else $9::timestamptz end
    from post returning alias),
  ${notified(
    'comment',
    `select author_id as student_id, id as subject_id, $9::timestamptz as at
     from post where not is_confession and author_id is not null`,
  )}
  select $3::uuid as id, $8 as content, true as "isAuthor", stored.alias,
    post.is_confession as "isConfession",
    (select s.username from students s
      where s.college_id = $1 and s.id = $2 and not post.is_confession) as username,
    coalesce((select student_id from notified), (select a.author_id from confession_authors a
      where a.college_id = $1 and a.post_id = post.id and a.author_id <> $2)) as "newsFor"
  from stored, post`;

/** @returns undefined where the student sees no such post, or this submit is not the first */
export async function insertComment(
  database: Database,
  claim: Claim,
  { postId, content, now }: NewComment,
): Promise<StoredComment | undefined> {
  const own = [postId, content, now.toISOString(), toTheMinute(now)];
  const [row] = await database.query<CommentRow & Pick<StoredComment, 'newsFor'>>(insertText, [
    ...claim,
    ...own,
  ]);
  return row && { comment: present(row), newsFor: row.newsFor };
}
