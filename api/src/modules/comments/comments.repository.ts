import type { Comment } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { toTheMinute } from '../../clock';
import { rows, tables, type Database, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { labelInThread, ownLabel } from '../confessions/confessions.repository';
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
const joined = `comments m
  join posts p on p.college_id = $1 and p.id = m.post_id
  join communities c on c.college_id = $1 and c.id = p.community_id
  left join students s on s.college_id = $1 and s.id = m.author_id`;

/** Oldest first. Within one minute of a confession the order is that of random ids. */
export async function listComments(database: Database, viewer: Viewer, postId: string) {
  const found = await database.query<CommentRow>(
    `select ${columns} from ${joined} where m.college_id = $1 and m.post_id = $3
       and ${isShown('m')} order by m.created_at, m.id`,
    [viewer.collegeId, viewer.studentId, postId],
  );
  return found.map(present);
}

export async function findComment(database: Database, viewer: Viewer, id: string) {
  const [row] = await database.query<CommentRow>(
    `select ${columns} from ${joined} where m.college_id = $1 and m.id = $3`,
    [viewer.collegeId, viewer.studentId, id],
  );
  return row && present(row);
}

/** A name is told only where the row says that this is no confession. */
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

/**
 * Counting comes first: it locks the post, so that a post deleted meanwhile is noticed and the labels
 * of a thread are given out one at a time.
 * @returns the id, or undefined where the post is not there any more
 */
export async function insertComment(tx: Orm, viewer: Viewer, comment: NewComment) {
  const { collegeId, studentId } = viewer;
  const { postId, content, now } = comment;
  const [post] = await rows<{ isConfession: boolean }>(
    tx,
    sql`update posts set comments_count = comments_count + 1 from communities c
      where posts.college_id = ${collegeId} and posts.id = ${postId} and posts.hidden_at is null
        and c.college_id = ${collegeId} and c.id = posts.community_id
      returning c.is_confession as "isConfession"`,
  );
  if (post === undefined) return undefined;
  const alias = post.isConfession
    ? await labelInThread(tx, { collegeId, postId }, studentId)
    : null;
  const [row] = await tx
    .insert(tables.comments)
    .values({
      collegeId,
      postId,
      content,
      alias,
      authorId: post.isConfession ? null : studentId,
      createdAt: post.isConfession ? new Date(toTheMinute(now)) : now,
    })
    .returning({ id: tables.comments.id });
  return row?.id;
}
