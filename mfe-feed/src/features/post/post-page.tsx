import { getPost, listCommunities, postMessages, type Post } from '@campus/contract';
import { ApiFailure, failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { paths, usePageTitle } from '@campus/federation/remote';
import {
  EmptyState,
  ErrorState,
  Icon,
  LoadingRegion,
  PageHeader,
  Skeleton,
} from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { useId, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  CommentList,
  CommentsPanel,
  communityName,
  InCommunityContext,
  isConfession,
  PhotoViewer,
  PostActions,
  PostBody,
} from '../feed';
import styles from './post-page.module.css';

/** The same text for a post that never existed, was deleted or hidden, or belongs to another college. */
function Missing() {
  return (
    <EmptyState
      title="We can't find that post"
      scene={<EmptyScene name="LibraryLamp" />}
      action={<Link to={paths.dashboard()}>Go to Home</Link>}
    >
      {postMessages.missing}.
    </EmptyState>
  );
}

function PostSkeleton() {
  return (
    <div className={styles.post}>
      <div className={styles.author}>
        <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
        <Skeleton width="12rem" />
      </div>
      <Skeleton lines={4} />
      <Skeleton width="9rem" />
    </div>
  );
}

function listAddress(post: Post): string {
  if (isConfession(post)) return paths.confession();
  const { _id: communityId } = post.community_id;
  return paths.community({ communityId, communityName: communityName(post) });
}

/** Back to the post's community, or to Home if it is not known. Present in every state, so that the title stays put. */
function BackLink({ post, failed }: { post: Post | undefined; failed: boolean }) {
  if (!post && !failed) {
    return (
      <span className={styles.back}>
        <Skeleton width="9rem" />
      </span>
    );
  }
  return (
    <Link className={styles.back} to={post ? listAddress(post) : paths.dashboard()}>
      <Icon name="chevron-left" size={18} /> {post ? communityName(post) : 'Home'}
    </Link>
  );
}

function WholePost({ post }: { post: Post }) {
  const id = useId();
  const { data: list } = useCall(listCommunities, {}, { staleTime: 60_000 });
  const isModerator = list?.find(({ _id }) => _id === post.community_id._id)?.isModerator ?? false;
  const inCommunity = useMemo(() => ({ isModerator }), [isModerator]);
  return (
    <article className={styles.post} aria-labelledby={`${id}-head`}>
      <InCommunityContext value={inCommunity}>
        <PostBody id={id} post={post} eager />
        <PostActions post={post} />
        <CommentsPanel post={post} List={CommentList} />
      </InCommunityContext>
      <PhotoViewer posts={[post]} />
    </article>
  );
}

/** One post with all its comments, at its own URL. */
export function PostPage() {
  const { id = '' } = useParams();
  const { data: post, error, refetch } = useCall(getPost, { params: { id } });
  const isMissing = error instanceof ApiFailure && error.status === 404;
  const title = isMissing
    ? "We can't find that post"
    : post && isConfession(post)
      ? 'Confession'
      : 'Post';
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <PageHeader title={title} before={!isMissing && <BackLink post={post} failed={!!error} />} />
      {isMissing ? (
        <Missing />
      ) : error && !post ? (
        <ErrorState
          message={failureMessage(error, postMessages.oneFailed)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingRegion busy={!post} label="Loading the post">
          {post ? <WholePost key={post._id} post={post} /> : <PostSkeleton />}
        </LoadingRegion>
      )}
    </div>
  );
}
