import { useSearchState } from '@campus/federation/remote/address';
import { LoadMore, useInfiniteScroll } from '@campus/shared-ui/list';
import { photoParameter } from '../post/post-photos';
import { hasPosts, type Feed } from '../source/use-feed';
import { PhotoViewer } from './photo-viewer';

interface FeedFootProps {
  readonly feed: Feed;
  readonly endText: string;
  readonly moreLabel?: string;
}

/** The end of a feed, where the next page is asked for; and the viewer of its pictures. */
export function FeedFoot({ feed, endText, moreLabel = 'Load More Posts' }: FeedFootProps) {
  const viewing = useSearchState(photoParameter).value !== undefined;
  const foot = useInfiniteScroll({
    onMore: feed.loadMore,
    enabled: feed.hasMore && !feed.loadingMore && !feed.moreFailure && !viewing,
  });
  if (!hasPosts(feed)) return null;
  return (
    <>
      <LoadMore
        ref={foot}
        hasMore={feed.hasMore}
        busy={feed.loadingMore}
        onMore={feed.loadMore}
        label={moreLabel}
        endText={endText}
        error={feed.moreFailure}
      />
      <PhotoViewer posts={feed.posts} />
    </>
  );
}
