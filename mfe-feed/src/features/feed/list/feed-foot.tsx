import type { Post } from '@campus/contract';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import type { ImageViewer as Viewer } from '@campus/shared-ui/images';
import { LoadMore, useInfiniteScroll } from '@campus/shared-ui/list';
import { type ComponentProps, useState } from 'react';
import { authorName } from '../post/authorship';
import { photoParameter } from '../post/post-photos';
import { hasPosts, type Feed } from '../source/use-feed';

interface ViewerDialogProps extends ComponentProps<typeof Viewer> {
  readonly open: boolean;
  readonly onClose: () => void;
}

const ImageViewer = lazyDialog<ViewerDialogProps>(() =>
  import('@campus/shared-ui/images').then((part) => part.ImageViewer),
);

interface Photo {
  readonly post: Post;
  readonly index: number;
}

function find(posts: readonly Post[], value: string | undefined): Photo | undefined {
  const [id, place] = value?.split('.') ?? [];
  const post = posts.find((candidate) => candidate._id === id);
  const index = Number(place);
  return post && post.images[index] !== undefined ? { post, index } : undefined;
}

/** The viewer of the picture that the URL names; Back closes it. */
export function PhotoViewer({ posts }: { posts: readonly Post[] }) {
  const { value, replace, close } = useSearchState(photoParameter);
  const photo = find(posts, value);
  // The last picture stays rendered while the viewer closes, so that focus can return.
  const [last, setLast] = useState(photo);
  if (photo && photo.post !== last?.post) setLast(photo);
  const post = photo?.post ?? last?.post;
  if (!post) return null;
  return (
    <ImageViewer
      open={photo !== undefined}
      onClose={close}
      images={post.images.map((src, index) => ({ src, thumb: post.thumbnails?.[index] }))}
      position={photo?.index ?? null}
      of={`by ${authorName(post)}`}
      onPosition={(position) => (position === null ? close() : replace(`${post._id}.${position}`))}
    />
  );
}

interface FeedFootProps {
  readonly feed: Feed;
  readonly endText: string;
  readonly moreLabel?: string;
}

/** The end of a feed, which loads the next page, and the viewer of its pictures. */
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
