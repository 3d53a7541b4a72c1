import { createComment, createPost } from '@campus/contract';
import { tables, type Database } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { ownLabel } from '../../confessions/confessions.repository';
import { pictureKeys } from '../../pictures/picture-rows';
import { evidenceTexts, type Subject } from './subject';

const postTexts = evidenceTexts({ form: createPost.body, table: tables.posts, alias: 'p' });
const commentTexts = evidenceTexts({
  form: createComment.body,
  table: tables.comments,
  alias: 'm',
  names: { comment: { column: 'content', evidence: 'content' } },
});

interface PostRow {
  readonly authorId: string | null;
  readonly isOwn: boolean;
  readonly texts: Readonly<Record<string, string>>;
  readonly community: string;
  readonly images: string | null;
}

/** A post or a confession. The row of a confession has no author, and its evidence names nobody. */
export async function findPost(
  database: Database,
  { collegeId, studentId }: Viewer,
  id: string,
): Promise<Subject | undefined> {
  const [row] = await database.query<PostRow>(
    `select p.author_id as "authorId", ${postTexts} as texts, c.name as community,
       ${pictureKeys('post', 'p.id')} as images,
       coalesce(p.author_id = $2, exists (select 1 from confession_authors a
         where a.college_id = $1 and a.post_id = p.id and a.author_id = $2)) as "isOwn"
     from posts p join communities c on c.college_id = $1 and c.id = p.community_id
     where p.college_id = $1 and p.id = $3 and p.hidden_at is null`,
    [collegeId, studentId, id],
  );
  if (row === undefined) return undefined;
  const { authorId, isOwn, texts, community } = row;
  const images = row.images?.split(',') ?? [];
  return { authorId, isOwn, evidence: { ...texts, community, images } };
}

interface CommentRow extends PostRow {
  readonly alias: string | null;
  readonly post: string;
}

/** A comment with its post. On a confession it has a label instead of an author. */
export async function findComment(
  database: Database,
  { collegeId, studentId }: Viewer,
  id: string,
): Promise<Subject | undefined> {
  const [row] = await database.query<CommentRow>(
    `select m.author_id as "authorId", ${commentTexts} as texts, m.alias, p.content as post,
       c.name as community,
       coalesce(m.author_id = $2, m.alias = ${ownLabel('p.id')}, false) as "isOwn",
       ${pictureKeys('post', 'p.id')} as images
     from comments m
     join posts p on p.college_id = $1 and p.id = m.post_id and p.hidden_at is null
     join communities c on c.college_id = $1 and c.id = p.community_id
     where m.college_id = $1 and m.id = $3 and m.hidden_at is null`,
    [collegeId, studentId, id],
  );
  if (row === undefined) return undefined;
  const { authorId, isOwn, texts, alias, post, community } = row;
  const images = row.images?.split(',') ?? [];
  const label = alias === null ? {} : { label: alias };
  return { authorId, isOwn, evidence: { ...texts, ...label, post, community, images } };
}
