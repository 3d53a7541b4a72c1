import { PostBox } from '../post/post-box';
import type { Feed } from '../source/use-feed';
import { moveByKeys } from './move-by-keys';
import styles from './feed-list.module.css';

interface FeedPostsProps {
  readonly feed: Feed;
  /** The name of the list for readers of the screen. */
  readonly label: string;
  /** Of all the posts of the feed, those from here... */
  readonly from?: number;
  /** ...to before here; default: to the end. */
  readonly to?: number | undefined;
}

/** A run of posts by the feed pattern, numbered as in the whole feed. */
export function FeedPosts({ feed, label, from = 0, to }: FeedPostsProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the feed pattern's keys
    <div
      className={styles.feed}
      role="feed"
      aria-label={label}
      aria-busy={feed.loadingMore}
      onKeyDown={moveByKeys}
    >
      {feed.posts.slice(from, to).map((post, index) => (
        <PostBox
          key={post._id}
          post={post}
          position={from + index + 1}
          count={feed.hasMore ? -1 : feed.posts.length}
        />
      ))}
    </div>
  );
}
