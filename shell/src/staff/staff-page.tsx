import { readLiveRemotes, serverMessages } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { ApiProvider, useCall } from '@campus/contract/react';
import { usePageTitle } from '@campus/federation/remote';
import { useSession } from '@campus/shared-auth';
import { EmptyState, ErrorState, LoadingRegion, PageHeader, Skeleton } from '@campus/shared-ui';
import { formatClock } from '@campus/shared-ui/time';
import type { ComponentType } from 'react';
import { MissingPage, PageWait } from '../pages/own-page';
import { RemoteCard, ErrorList } from './remote-card';
import styles from './staff.module.css';

const title = 'Live builds';

/** Interval in milliseconds. */
const askEvery = 15_000;

const skeleton = (
  <div className={styles.cards}>
    {['a', 'b', 'c'].map((card) => (
      <div key={card} className={styles.skeleton}>
        <Skeleton width="9rem" height="1.6rem" shape="rect" />
        <Skeleton height="8rem" shape="rect" />
        <Skeleton lines={4} />
      </div>
    ))}
  </div>
);

/** Each remote with its builds; refetched automatically while the page is visible. */
export function Remotes({ Missing }: { Missing: ComponentType }) {
  usePageTitle(title);
  const { data, error, isFetching, refetch } = useCall(
    readLiveRemotes,
    {},
    { staleTime: 0, refetchInterval: askEvery },
  );
  // The student lost the staff role since this tab loaded their identity.
  if (error?.status === 404) return <Missing />;
  const failed = error && failureMessage(error, serverMessages.unavailable);
  if (!data && failed) {
    return (
      <>
        <PageHeader title={title} />
        <ErrorState message={failed} onRetry={() => void refetch()} busy={isFetching} />
      </>
    );
  }
  return (
    <>
      <PageHeader title={title}>
        {data
          ? `Updated at ${formatClock(data.at)}. Errors are from the last hour.`
          : 'Errors are from the last hour.'}
      </PageHeader>
      {failed && (
        <p role="alert" className={styles.stale}>
          {failed} The data below is older.
        </p>
      )}
      <LoadingRegion busy={!data} label="Loading live builds">
        {!data && skeleton}
        {data?.remotes.length === 0 && (
          <EmptyState title="Nothing is live yet">
            Publish a remote: npm run remotes -- publish mfe-feed
          </EmptyState>
        )}
        {data && data.remotes.length > 0 && (
          <div className={styles.cards}>
            {data.remotes.map((remote) => (
              <RemoteCard key={remote.remote} remote={remote} now={data.at} />
            ))}
          </div>
        )}
        {data && data.shell.topErrors.length > 0 && (
          <section className={styles.card} aria-labelledby="staff-shell-itself">
            <h2 id="staff-shell-itself">Errors of the shell</h2>
            <ErrorList topErrors={data.shell.topErrors} />
          </section>
        )}
        {data && data.dropped.length > 0 && (
          <section className={styles.card} aria-labelledby="staff-dropped">
            <h2 id="staff-dropped">Reports that were not believed</h2>
            <p className={styles.owner}>In the last hour. No decision rests on them.</p>
            <ul className={styles.errors} aria-labelledby="staff-dropped">
              {data.dropped.map(({ remote, reason, count }) => (
                <li key={`${remote} ${reason}`}>
                  <span className={styles.times}>{count} ×</span> {remote}, {reason}
                </li>
              ))}
            </ul>
          </section>
        )}
      </LoadingRegion>
    </>
  );
}

function Nowhere() {
  usePageTitle('Page not found');
  return <MissingPage />;
}

/** The live builds, for the site's staff. Everybody else gets the page for a missing address. */
export function StaffPage() {
  const { status, student } = useSession();
  if (!student && status !== 'signed-out') return <PageWait title="One moment" />;
  if (!student?.isStaff) return <Nowhere />;
  return (
    <ApiProvider>
      <Remotes Missing={Nowhere} />
    </ApiProvider>
  );
}
