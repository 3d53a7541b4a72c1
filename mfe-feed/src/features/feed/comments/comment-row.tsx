import { listComments, type Comment } from '@campus/contract';
import { callKey, queryClient } from '@campus/contract/react';
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
export function CommentRow({ postId, comment }: CommentRowProps) {
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
