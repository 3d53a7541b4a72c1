import type { Post } from '@campus/contract';
import { lazyForm } from '@campus/shared-features/lazy';
import { useDisclosure } from '@campus/shared-ui/disclosure';
import { useId, useState } from 'react';
import { CommentsPanel } from '../comments/comments-panel';
import { PostActions } from './post-actions';
import type { PostEditorProps } from './post-editor';
import { PostHeader } from './post-header';
import { PostPhotos } from './post-photos';
import { PostText } from './post-text';
import styles from './post-box.module.css';

const PostEditor = lazyForm<PostEditorProps>(() =>
  import(/* webpackChunkName: "post-editor" */ './post-editor').then((part) => part.PostEditor),
);

interface PostBoxProps {
  readonly post: Post;
  /** From 1; the first ones load their pictures at once. */
  readonly position: number;
  /** How many there are in the feed, -1 while nobody knows. */
  readonly count: number;
}

/** One post with everything that can be done to it. An article of a feed, so it takes focus itself. */
export function PostBox({ post, position, count }: PostBoxProps) {
  const id = useId();
  const [editing, setEditing] = useState(false);
  const comments = useDisclosure();
  return (
    <article
      className={styles.box}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern moves focus from article to article
      tabIndex={0}
      aria-posinset={position}
      aria-setsize={count}
      aria-labelledby={`${id}-head`}
      aria-describedby={editing ? undefined : `${id}-text`}
    >
      <PostHeader id={`${id}-head`} post={post} onEdit={() => setEditing(true)} />
      {editing ? (
        <PostEditor post={post} onClose={() => setEditing(false)} />
      ) : (
        <PostText id={`${id}-text`} text={post.content} />
      )}
      <PostPhotos post={post} eager={position === 1} />
      <PostActions post={post} comments={comments} />
      <div {...comments.panelProps}>{comments.open && <CommentsPanel post={post} />}</div>
    </article>
  );
}
