import { pictureKeys } from '../../pictures/picture-rows';

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
