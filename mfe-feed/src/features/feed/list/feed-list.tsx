import { Skeleton } from '@campus/shared-ui';
import { ListStates } from '@campus/shared-ui/list';
import type { ReactNode } from 'react';
import type { Feed } from '../source/use-feed';
import { FeedFoot } from './feed-foot';
import styles from './feed-list.module.css';
import { FeedPosts } from './feed-posts';

const shapes = [
  { lines: 3, picture: true },
  { lines: 4, picture: false },
  { lines: 2, picture: true },
];

/** Placeholder for posts that are loading: the same frames, rows and picture boxes. */
function FeedSkeleton() {
  return (
    <div className={styles.feed} aria-hidden="true">
      {shapes.map(({ lines, picture }) => (
        <div key={lines} className={styles.skeleton}>
          <div className={styles.skeletonHead}>
            <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
            <div className={styles.skeletonLines}>
              <Skeleton width="8rem" />
              <Skeleton width="12rem" />
            </div>
          </div>
          <Skeleton lines={lines} />
          {picture && (
            <div className={styles.skeletonPicture}>
              <Skeleton shape="rect" height="100%" />
            </div>
          )}
          <div className={styles.skeletonFoot}>
            <Skeleton shape="rect" width="9rem" height="2rem" />
            <Skeleton shape="rect" width="7rem" height="2rem" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface FeedStartProps {
  readonly feed: Feed;
  /** The accessible name of the list. */
  readonly label: string;
  /** Shown instead of an empty list. */
  readonly empty: ReactNode;
  /** Number of posts in the list; default: all. */
  readonly length?: number;
}

/** The first posts of a feed, or its loading, error or empty state. */
export function FeedStart({ feed, label, empty, length }: FeedStartProps) {
  return (
    <ListStates
      list={{ ...feed, entries: feed.posts }}
      loadingLabel="Loading posts"
      skeleton={<FeedSkeleton />}
      empty={empty}
      signedOut={null}
    >
      <FeedPosts feed={feed} label={label} to={length} />
    </ListStates>
  );
}

interface FeedListProps extends Omit<FeedStartProps, 'length'> {
  readonly endText: string;
  readonly moreLabel?: string;
}

/** A list of posts, loaded page by page, in each of its four states. */
export function FeedList({ endText, moreLabel, ...start }: FeedListProps) {
  return (
    <>
      <FeedStart {...start} />
      <FeedFoot feed={start.feed} endText={endText} {...(moreLabel && { moreLabel })} />
    </>
  );
}
