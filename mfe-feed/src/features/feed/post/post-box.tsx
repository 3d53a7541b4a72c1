import type { Post } from '@campus/contract';
import { lazyForm } from '@campus/shared-features/lazy';
import { Icon } from '@campus/shared-ui';
import { useDisclosure } from '@campus/shared-ui/disclosure';
import { memo, useId, useState } from 'react';
import { pressVote } from '../votes/press-vote';
import { useTaps } from '../votes/use-taps';
import { CommentsButton, PostActions } from './post-actions';
import type { PostEditorProps } from './post-editor';
import { PostHeader } from './post-header';
import { PostPhotos } from './post-photos';
import { PostText } from './post-text';
import styles from './post-box.module.css';

const PostEditor = lazyForm<PostEditorProps>(() =>
  import(/* webpackChunkName: "post-editor" */ './post-editor').then((part) => part.PostEditor),
);

const FeedComments = lazyForm<{ post: Post }>(() =>
  import(/* webpackChunkName: "comments" */ '../comments/comments-panel').then(
    (part) => part.FeedComments,
  ),
);

interface PostBodyProps {
  /** Id of the article; the ids of its parts derive from it. */
  readonly id: string;
  readonly post: Post;
  /** Whether the pictures load immediately. */
  readonly eager: boolean;
}

/** Header, text and pictures; when editing, an editor replaces the text. A double tap upvotes. */
export function PostBody({ id, post, eager }: PostBodyProps) {
  const [editing, setEditing] = useState(false);
  const [taps, setTaps] = useState(0);
  const { handlers, single } = useTaps(() => {
    setTaps(taps + 1);
    if (!post.userLiked) pressVote(post, 'like');
  });
  return (
    <>
      <PostHeader id={`${id}-head`} post={post} onEdit={() => setEditing(true)} />
      <div className={styles.said} {...handlers}>
        {editing ? (
          <PostEditor post={post} onClose={() => setEditing(false)} />
        ) : (
          <PostText id={`${id}-text`} text={post.content} />
        )}
        <PostPhotos post={post} eager={eager} press={single} />
        {taps > 0 && <Icon key={taps} name="arrow-up" filled size={96} className={styles.given} />}
      </div>
    </>
  );
}

interface PostBoxProps {
  readonly post: Post;
  /** Position from 1; the first post loads its pictures immediately. */
  readonly position: number;
  /** Number of posts in the feed, -1 while unknown. */
  readonly count: number;
}

/**
 * One post with all its actions. An article of a feed, so it takes focus itself. Posts on screen do not render again
 * when the next ten load or a dialog opens.
 */
export const PostBox = memo(function PostBox({ post, position, count }: PostBoxProps) {
  const id = useId();
  const comments = useDisclosure();
  return (
    <article
      className={styles.box}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern moves focus from article to article
      tabIndex={0}
      aria-posinset={position}
      aria-setsize={count}
      aria-labelledby={`${id}-head`}
      aria-describedby={`${id}-text`}
    >
      <PostBody id={id} post={post} eager={position === 1} />
      <PostActions post={post}>
        <CommentsButton post={post} comments={comments} />
      </PostActions>
      <div {...comments.panelProps}>{comments.open && <FeedComments post={post} />}</div>
    </article>
  );
});
