import { limits, type Community } from '@campus/contract';
import { paths, Slot, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import {
  Button,
  EmptyState,
  ErrorState,
  PageHeader,
  Skeleton,
  VisuallyHidden,
} from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCommunities, yoursOf } from '../communities';
import { ComposerDialog } from '../composer';
import { FeedFoot, FeedPosts, FeedStart, useFeed } from '../feed';
import dashboardStyles from './dashboard.module.css';
import styles from './home-posts.module.css';
import yourCommunitiesStyles from './your-communities.module.css';

const opening = limits.importantPosts;

/** Keeps room for the strip of today from the second visit on, for a week; then while a widget has something. */
function useRoomForToday(): void {
  useEffect(() => {
    try {
      localStorage['mfe-feed:today:visited'] ??= String(Date.now() + 7 * 86_400_000);
    } catch {
      // Without storage there is room until the next load.
    }
    return () => {
      document.documentElement.dataset.today = '';
    };
  }, []);
}

/**
 * The posts and the content of other parts of the site: beside the posts if there is room, otherwise
 * between the important posts and the rest, because nobody reaches the end of an endless list.
 */
function HomePosts({ onCompose }: { onCompose: () => void }) {
  const feed = useFeed({ from: 'home' });
  useRoomForToday();
  const empty = (
    <EmptyState
      title="The notice board is empty"
      scene={<EmptyScene name="NoticeBoard" />}
      action={
        <Button variant="primary" onClick={onCompose}>
          Write the first post
        </Button>
      }
    >
      No important posts yet. Be the first to tell your campus something.
    </EmptyState>
  );
  return (
    <div className={styles.board}>
      <div className={styles.posts} data-waiting={feed.state === 'loading'}>
        <section className={styles.today} aria-label="Today">
          <h2>Today</h2>
          <div className={styles.row}>
            <Slot name="today" quiet />
            <p>Nothing on today so far.</p>
            <p>Couldn't load what's on today.</p>
          </div>
        </section>
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
        <FeedFoot feed={feed} endText="You're all caught up. Time for a chai?" />
      </div>
    </div>
  );
}

function Loading() {
  return (
    <ul className={yourCommunitiesStyles.list} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className={yourCommunitiesStyles.skeleton}>
          <Skeleton width="60%" />
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}

function Unread({ unread }: Pick<Community, 'unread'>) {
  if (!unread) return null;
  return (
    <span className={yourCommunitiesStyles.unread}>
      {unread}
      {unread >= limits.unreadPosts && '+'}
      <VisuallyHidden>{unread === 1 ? ' new post' : ' new posts'}</VisuallyHidden>
    </span>
  );
}

/** The student's communities: a column beside the posts, on phones a row that scrolls sideways. */
function YourCommunities() {
  const { list, failure, retry } = useCommunities();
  const hasNone = list && !list.some(({ joined }) => joined);
  return (
    <nav
      className={yourCommunitiesStyles.panel}
      aria-labelledby="your-communities"
      aria-busy={!list && !failure}
    >
      <h2 id="your-communities">Your Communities</h2>
      <Link to={paths.communities()}>{hasNone ? 'Join a few' : 'Choose yours'}</Link>
      {failure && <ErrorState message={failure} onRetry={retry} />}
      {!list && !failure && <Loading />}
      {list?.length === 0 && (
        <p className={yourCommunitiesStyles.none}>Your college has no communities yet.</p>
      )}
      {list && list.length > 0 && (
        <ul className={yourCommunitiesStyles.list}>
          {yoursOf(list).map(({ _id, name, description, unread }) => (
            <li key={_id}>
              <Link
                className={yourCommunitiesStyles.community}
                to={paths.community({ communityId: _id, communityName: name })}
              >
                <span className={yourCommunitiesStyles.name}>{name}</span>{' '}
                <Unread unread={unread} />
                <span className={yourCommunitiesStyles.description}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** Below the width at which the shell switches from bottom bar to sidebar. */
const phone = '(max-width: 47.99rem)';

/** Opens the composer: as its own page on phones, otherwise as a dialog that Back closes. */
function useCompose() {
  const dialog = useSearchState('compose');
  const navigate = useNavigate();
  const compose = () => {
    if (window.matchMedia(phone).matches) void navigate(paths.upload());
    else dialog.open('1');
  };
  return { compose, open: dialog.value !== undefined, close: dialog.close };
}

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { compose, open, close } = useCompose();
  const newPost = (
    <Button variant="primary" icon="plus" onClick={compose}>
      Create New Post
    </Button>
  );
  return (
    <div className={dashboardStyles.page}>
      <PageHeader title="Dashboard" actions={newPost}>
        What your campus is talking about.
      </PageHeader>
      <div className={dashboardStyles.columns}>
        <YourCommunities />
        <HomePosts onCompose={compose} />
      </div>
      <ComposerDialog open={open} place={{ to: 'chosen' }} onClose={close} />
    </div>
  );
}
