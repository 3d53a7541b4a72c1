import { limits, listComments, type Comment } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
import { useEffect, useRef } from 'react';
import { ReportButton } from '../report/report-button';
import styles from './comments.module.css';

interface CommentRowProps {
  readonly postId: string;
  readonly comment: Comment;
}

/** Takes a comment off the list that this tab holds. */
function dropComment(postId: string, id: string): void {
  queryClient.setQueryData<readonly Comment[]>(
    callKey(listComments, { params: { id: postId } }),
    (comments) => comments?.filter(({ _id }) => _id !== id),
  );
}

/** Where a reader goes on when the comment that holds the button is gone. */
function neighbourOf(button: Element): HTMLElement | null {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return next instanceof HTMLElement ? next : (button.closest('article') ?? null);
}

/** What somebody said about a post. It takes focus when the comment before it leaves. */
function CommentRow({ postId, comment }: CommentRowProps) {
  const { _id: id, username, content, isAuthor } = comment;
  return (
    <li className={styles.comment} tabIndex={-1}>
      <span className={styles.name}>{username || 'Anonymous'}</span>
      {!isAuthor && (
        <span className={styles.tools}>
          <ReportButton
            subject={{ kind: 'comment', id }}
            title="Report this comment"
            neighbourOf={neighbourOf}
            onLeave={() => dropComment(postId, id)}
          />
        </span>
      )}
      <p className={styles.words}>{content}</p>
    </li>
  );
}

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
