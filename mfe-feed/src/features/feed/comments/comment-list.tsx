import { limits, type Comment } from '@campus/contract';
import { useEffect, useRef } from 'react';
import styles from './comments.module.css';

/** Comments, oldest first. Above three they scroll in a box of their own, which keys can reach. */
export function CommentList({ comments }: { comments: readonly Comment[] }) {
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
        <li key={comment._id} className={styles.comment}>
          <span className={styles.name}>{comment.username}</span>
          <p className={styles.words}>{comment.content}</p>
        </li>
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
