import {
  commentMessages,
  likeComment,
  listComments,
  unlikeComment,
  type Comment,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';

/** The comment as it shall be, or undefined where it shall be gone. */
type CommentChange = (comment: Comment) => Comment | undefined;

/** Changes one comment in the list that this tab holds. */
export function changeComment(postId: string, id: string, change: CommentChange): void {
  queryClient.setQueryData<readonly Comment[]>(
    callKey(listComments, { params: { id: postId } }),
    (comments) =>
      comments?.flatMap((comment) => (comment._id === id ? (change(comment) ?? []) : comment)),
  );
}

/** The last press on each comment that is on its way: an older answer says nothing any more. */
const presses = new Map<string, number>();

/** Likes a comment or takes it back: seen at once, and as it was where the server did not take it. */
export async function pressLike(postId: string, { _id: id, isLiked }: Comment): Promise<void> {
  const press = (presses.get(id) ?? 0) + 1;
  presses.set(id, press);
  const show = (liked: boolean) =>
    changeComment(postId, id, (now) =>
      now.isLiked === liked
        ? now
        : { ...now, isLiked: liked, likes: Math.max(0, now.likes + (liked ? 1 : -1)) },
    );
  show(!isLiked);
  try {
    const params = { id: postId, commentId: id };
    const answer = await call(isLiked ? unlikeComment : likeComment, { params });
    if (presses.get(id) === press)
      changeComment(postId, id, (now) => ({
        ...now,
        likes: answer.likes ?? now.likes,
        isLiked: answer.isLiked ?? now.isLiked,
      }));
  } catch {
    if (presses.get(id) === press) show(isLiked);
    notify.info(commentMessages.likeFailed);
  }
}

export type CommentOrder = 'oldest' | 'newest' | 'best';

const time = ({ createdAt }: Comment) => (createdAt ? Date.parse(createdAt) : 0);

const orders: Readonly<Record<CommentOrder, (one: Comment, other: Comment) => number>> = {
  // As the server lists them.
  oldest: () => 0,
  newest: (one, other) => time(other) - time(one),
  best: (one, other) => other.likes - one.likes,
};

/** A comment with the replies to it, oldest first. */
export interface Thread {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
}

/** A reply to a comment that is gone begins a thread of its own. */
export function threadsOf(comments: readonly Comment[], order: CommentOrder): Thread[] {
  const ids = new Set(comments.map(({ _id }) => _id));
  const parentOf = ({ parentId }: Comment) =>
    parentId !== undefined && ids.has(parentId) ? parentId : undefined;
  return comments
    .filter((comment) => parentOf(comment) === undefined)
    .toSorted(orders[order])
    .map((comment) => ({
      comment,
      replies: comments.filter((reply) => parentOf(reply) === comment._id),
    }));
}
