import { limits } from '@campus/contract';
import { Slot } from '@campus/federation/remote';
import { EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { ReactNode } from 'react';
import { FeedFoot, FeedPosts, FeedStart, useFeed } from '../feed';
import styles from './home-posts.module.css';

const opening = limits.importantPosts;

/**
 * The posts, and what other parts of the site have to show: beside the posts where there is room,
 * else between the important ones and the rest, for nobody reaches the end of an endless list.
 */
export function HomePosts({ newPost }: { newPost: ReactNode }) {
  const feed = useFeed({ from: 'home' });
  const empty = (
    <EmptyState
      title="The notice board is empty"
      scene={<EmptyScene name="NoticeBoard" />}
      action={newPost}
    >
      No important posts yet. Be the first to tell your campus something.
    </EmptyState>
  );
  return (
    <div className={styles.board}>
      <div className={styles.posts} data-waiting={feed.state === 'loading'}>
        <h2>Important Posts</h2>
        <FeedStart feed={feed} label="Important Posts" empty={empty} length={opening} />
      </div>
      <div className={styles.sections}>
        <Slot name="dashboard" />
      </div>
      <div className={styles.posts}>
        {feed.posts.length > opening && (
          <>
            <h2 className={styles.rest}>More Posts</h2>
            <FeedPosts feed={feed} label="More Posts" from={opening} />
          </>
        )}
        <FeedFoot feed={feed} endText="That is everything. Time for a chai?" />
      </div>
    </div>
  );
}
