import { ErrorState, LoadingRegion } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import { hasPosts, type Feed } from '../source/use-feed';
import { FeedPosts } from './feed-posts';
import { FeedSkeleton } from './feed-skeleton';

export interface FeedStartProps {
  readonly feed: Feed;
  /** The name of the list for readers of the screen. */
  readonly label: string;
  /** Shown instead of the list when there is nothing in it. */
  readonly empty: ReactNode;
  /** How many posts are in it; default: all there are. */
  readonly length?: number;
}

/** The first posts of a feed, or why there are none: loading, failed, empty. */
export function FeedStart({ feed, label, empty, length }: FeedStartProps) {
  if (feed.state === 'failed') return <ErrorState message={feed.failure} onRetry={feed.retry} />;
  if (feed.state === 'loading') {
    return (
      <LoadingRegion busy label="Loading posts">
        <FeedSkeleton />
      </LoadingRegion>
    );
  }
  if (!hasPosts(feed)) return empty;
  return <FeedPosts feed={feed} label={label} to={length} />;
}
