import {
  commentMessages,
  likeComment,
  listComments,
  unlikeComment,
  type Comment,
  type Post,
} from '@campus/contract';
import { call, isQueuedOffline, type QueuedAs } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { isConfession } from '../post/authorship';
import { changePost } from '../source/post-cache';

/** Returns the changed comment, or undefined to remove it. */
type CommentChange = (comment: Comment) => Comment | undefined;

/** Changes one comment in this tab's cached list. */
export function changeComment(postId: string, id: string, change: CommentChange): void {
  queryClient.setQueryData<readonly Comment[]>(
    callKey(listComments, { params: { id: postId } }),
    (comments) =>
      comments?.flatMap((comment) => (comment._id === id ? (change(comment) ?? []) : comment)),
  );
}

/** Removes a comment from this tab's list, and from the count of its post. */
export function dropComment(postId: string, id: string): void {
  changeComment(postId, id, () => undefined);
  changePost(postId, (now) => ({ ...now, commentsCount: Math.max(0, now.commentsCount - 1) }));
}

/** How a write to a comment is queued; undefined on a confession, whose comments are never written to disk. */
export const queuedAs = (
  post: Post,
  kind: 'comment' | 'edit' | 'heart',
  text: string,
): QueuedAs | undefined =>
  isConfession(post) ? undefined : { kind, text, href: paths.post(post._id) };

/** The number of the last press on each comment; answers to earlier presses are ignored. */
const presses = new Map<string, number>();

/** Likes or unlikes a comment: shown at once, queued without a connection, and reverted if the request fails. */
export async function pressLike(post: Post, { _id: id, isLiked }: Comment): Promise<void> {
  const { _id: postId } = post;
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
    const answer = await call(
      isLiked ? unlikeComment : likeComment,
      { params },
      {
        idempotencyKey: `heart:${id}`,
        offline: queuedAs(post, 'heart', isLiked ? 'none' : 'like'),
      },
    );
    if (presses.get(id) === press)
      changeComment(postId, id, (now) => ({
        ...now,
        likes: answer.likes ?? now.likes,
        isLiked: answer.isLiked ?? now.isLiked,
      }));
  } catch (error) {
    if (isQueuedOffline(error)) return;
    if (presses.get(id) === press) show(isLiked);
    notify.info(commentMessages.likeFailed);
  }
}

export type CommentOrder = 'oldest' | 'newest' | 'best';

const time = ({ createdAt }: Comment) => (createdAt ? Date.parse(createdAt) : 0);

const orders: Readonly<Record<CommentOrder, (one: Comment, other: Comment) => number>> = {
  // In the server's order.
  oldest: () => 0,
  newest: (one, other) => time(other) - time(one),
  best: (one, other) => other.likes - one.likes,
};

/** A comment with its replies, oldest first. */
export interface Thread {
  readonly comment: Comment;
  readonly replies: readonly Comment[];
}

/** Groups comments by thread. A reply to a missing comment starts its own thread. */
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
