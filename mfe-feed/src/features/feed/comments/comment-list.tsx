import { limits, type Comment, type Post } from '@campus/contract';
import { threadsOf, type CommentOrder } from './comment-cache';
import { CommentRow } from './comment-row';
import styles from './comments.module.css';

export interface CommentListProps {
  readonly post: Post;
  readonly comments: readonly Comment[];
  readonly order: CommentOrder;
  readonly onReply: (comment: Comment) => void;
}

/** Comments, each with its replies below it. */
export function CommentList({ post, comments, order, onReply }: CommentListProps) {
  if (comments.length === 0) {
    return <p className={styles.none}>No comments yet. Be the first.</p>;
  }
  const row = (comment: Comment) => (
    <CommentRow key={comment._id} post={post} comment={comment} onReply={onReply} />
  );
  return (
    <ul className={styles.list}>
      {threadsOf(comments, order).flatMap(({ comment, replies }) => [
        row(comment),
        ...(replies.length > 0
          ? [
              <li key={`${comment._id}-replies`}>
                <ul className={styles.replies} aria-label={`Replies to ${comment.username}`}>
                  {replies.map(row)}
                </ul>
              </li>,
            ]
          : []),
      ])}
    </ul>
  );
}

/** More than three comments scroll in their own box, which the keyboard can reach. */
export function ScrollingComments(props: CommentListProps) {
  const scrolls = props.comments.length > limits.commentsBeforeScroll;
  const list = <CommentList {...props} />;
  return scrolls ? (
    <div
      className={styles.scroll}
      role="region"
      aria-label="All comments"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keys
      tabIndex={0}
    >
      {list}
    </div>
  ) : (
    list
  );
}
