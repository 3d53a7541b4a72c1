import type { VoteState } from '@campus/contract';
import type { Database } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';
import { isShown } from '../reports/visibility';

export type Vote = 1 | -1;

interface Counts {
  readonly likes: number;
  readonly dislikes: number;
  readonly vote: number | null;
}

export async function readVotes(
  database: Database,
  viewer: Viewer,
  postId: string,
): Promise<VoteState | undefined> {
  if (!canBeId(postId)) return undefined;
  const [row] = await database.query<Counts>(
    `select likes, dislikes, (select value from votes v where v.college_id = $1
       and v.post_id = posts.id and v.student_id = $2) as vote
     from posts where college_id = $1 and id = $3 and ${isShown('posts', 'author_id')}`,
    [viewer.collegeId, viewer.studentId, postId],
  );
  return row && state(row);
}

const toggleText = `select counted.* from posts,
    lateral toggle_vote(posts.college_id, posts.id, $2, $4::int) counted
  where posts.college_id = $1 and posts.id = $3 and ${isShown('posts', 'author_id')}`;

/**
 * Stores a vote, withdraws the same vote, or replaces the opposite one.
 * @returns undefined if the student cannot see the post
 */
export async function toggleVote(
  database: Database,
  { collegeId, studentId }: Viewer,
  { postId, vote }: { postId: string; vote: Vote },
): Promise<VoteState | undefined> {
  if (!canBeId(postId)) return undefined;
  const [row] = await database.query<Counts>(toggleText, [collegeId, studentId, postId, vote]);
  return row && state(row);
}

function state({ likes, dislikes, vote }: Counts): VoteState {
  return { likes, dislikes, userLiked: vote === 1, userDisliked: vote === -1 };
}
