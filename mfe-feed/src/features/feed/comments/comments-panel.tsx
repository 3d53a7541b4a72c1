import { commentMessages, listComments, type Post } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { ErrorState, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-list';
import styles from './comments.module.css';

function CommentsSkeleton({ count }: { count: number }) {
  return (
    <ul className={styles.list}>
      {Array.from({ length: Math.min(count, 3) }, (_, index) => (
        <li key={index} className={styles.comment}>
          <Skeleton width="7rem" />
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}

/** The comments of a post, and the form for one more. */
export function CommentsPanel({ post }: { post: Post }) {
  const comments = useCall(listComments, { params: { id: post._id } });
  return (
    <section className={styles.panel} aria-label="Comments">
      <CommentForm post={post} onAdded={() => void comments.refetch()} />
      <LoadingRegion busy={comments.isPending} label="Loading comments">
        {comments.isPending && <CommentsSkeleton count={post.commentsCount} />}
        {comments.isError && !comments.data && (
          <ErrorState
            message={failureMessage(comments.error, commentMessages.listFailed)}
            onRetry={() => void comments.refetch()}
          />
        )}
        {comments.data && <CommentList postId={post._id} comments={comments.data} />}
      </LoadingRegion>
    </section>
  );
}
