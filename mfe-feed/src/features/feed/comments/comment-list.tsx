import { limits, type Comment } from '@campus/contract';
import { useEffect, useRef } from 'react';
import { CommentRow } from './comment-row';
import styles from './comments.module.css';

interface CommentListProps {
  readonly postId: string;
  readonly comments: readonly Comment[];
}

/** Comments, oldest first. Above three they scroll in a box of their own, which keys can reach. */
export function CommentList({ postId, comments }: CommentListProps) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(comments.length);
  const scrolls = comments.length > limits.commentsBeforeScroll;

  useEffect(() => {
    const added = comments.length > before.current;
    before.current = comments.length;
    if (added) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [comments.length]);

  if (comments.length === 0) {
    return <p className={styles.none}>No comments yet. Say the first word.</p>;
  }
  const list = (
    <ul className={styles.list}>
      {comments.map((comment) => (
        <CommentRow key={comment._id} postId={postId} comment={comment} />
      ))}
    </ul>
  );
  return scrolls ? (
    <div
      ref={box}
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
