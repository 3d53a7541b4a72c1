import { commentMessages, listComments, type Comment, type Post } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { ErrorState, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { type ComponentType, useEffect, useState } from 'react';
import type { CommentOrder } from './comment-cache';
import { CommentForm } from './comment-form';
import { type CommentListProps, ScrollingComments } from './comment-list';
import styles from './comments.module.css';

function CommentsSkeleton({ count }: { count: number }) {
  return (
    <ul className={styles.list}>
      {Array.from({ length: Math.min(count, 3) }, (_, index) => (
        <li key={index} className={styles.comment}>
          <Skeleton shape="circle" width="2rem" height="2rem" />
          <div className={styles.said}>
            <p className={styles.name}>
              <Skeleton width="7rem" height="1lh" />
            </p>
            <Skeleton height="1lh" />
            <div className={styles.actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const orderLabels: Readonly<Record<CommentOrder, string>> = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  best: 'Most liked first',
};

interface OrderChoiceProps {
  readonly order: CommentOrder;
  readonly onChange: (order: CommentOrder) => void;
}

function OrderChoice({ order, onChange }: OrderChoiceProps) {
  return (
    <select
      className={styles.order}
      aria-label="Order of comments"
      value={order}
      onChange={({ target }) => onChange(target.value as CommentOrder)}
    >
      {Object.entries(orderLabels).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface CommentsPanelProps {
  readonly post: Post;
  /** Renders the comments: `CommentList`, or `ScrollingComments` in a list of posts. */
  readonly List: ComponentType<CommentListProps>;
}

/** The comments of a post, and the form for a new one. */
export function CommentsPanel({ post, List }: CommentsPanelProps) {
  const comments = useCall(listComments, { params: { id: post._id } });
  const [order, setOrder] = useState<CommentOrder>('oldest');
  const [parent, setParent] = useState<Comment>();
  const [added, setAdded] = useState<string>();
  const isListed = comments.data?.some(({ _id }) => _id === added);
  useEffect(() => {
    if (!isListed) return;
    document.querySelector(`#comment-${added}`)?.scrollIntoView({ block: 'nearest' });
  }, [isListed, added]);
  const count = comments.data?.length ?? post.commentsCount;
  return (
    <section className={styles.panel} aria-label="Comments">
      {count > 1 && <OrderChoice order={order} onChange={setOrder} />}
      <LoadingRegion
        busy={comments.isPending}
        label="Loading comments"
        done={comments.data && (count === 1 ? '1 comment' : `${count} comments`)}
      >
        {comments.isPending && <CommentsSkeleton count={post.commentsCount} />}
        {comments.isError && !comments.data && (
          <ErrorState
            message={failureMessage(comments.error, commentMessages.listFailed)}
            onRetry={() => void comments.refetch()}
          />
        )}
        {comments.data && (
          <List post={post} comments={comments.data} order={order} onReply={setParent} />
        )}
      </LoadingRegion>
      <CommentForm
        post={post}
        parent={parent}
        onParent={setParent}
        onAdded={({ _id }) => {
          setAdded(_id);
          void comments.refetch();
        }}
      />
    </section>
  );
}

/** The comments of a post in a list of posts. */
export function FeedComments({ post }: Pick<CommentsPanelProps, 'post'>) {
  return <CommentsPanel post={post} List={ScrollingComments} />;
}
