import { matchMessages, type MatchRequest } from '@campus/contract';
import { failureMessage, type ApiFailure } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import {
  buttonClass,
  EmptyState,
  ErrorState,
  LoadingRegion,
  Skeleton,
  VisuallyHidden,
} from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Respond } from '../answer-buttons';
import { NoProfile } from '../../../profile/back-to-dating';
import { RequestCard } from './request-card';
import styles from './requests.module.css';

/** Placeholder for the requests while they load. */
function RequestsSkeleton() {
  return (
    <div className={styles.requests} aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className={styles.card}>
          <div className={styles.stamp} />
          <div className={styles.words}>
            <div className={styles.name}>
              <Skeleton width="45%" />
            </div>
            <div className={styles.short}>
              <Skeleton lines={2} />
            </div>
            <div className={styles.sent}>
              <Skeleton width="35%" />
            </div>
          </div>
          <div className={styles.answers}>
            <Skeleton shape="rect" height="var(--tap)" />
            <Skeleton shape="rect" height="var(--tap)" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface RequestListProps {
  readonly asked: UseQueryResult<MatchRequest[], ApiFailure>;
  readonly respond: Respond;
  readonly onGone: (request: MatchRequest) => void;
  readonly onOpen: (userId: string) => void;
}

const none = (
  <EmptyState
    title="No match requests"
    scene={<EmptyScene name="ChaiStall" />}
    action={
      <Link className={buttonClass('secondary')} to={paths.datingExplore()}>
        Explore People
      </Link>
    }
  >
    You don&apos;t have any pending match requests right now.
  </EmptyState>
);

function Failed({ asked }: Pick<RequestListProps, 'asked'>) {
  const { error, refetch } = asked;
  if (error?.status === 401) return null;
  if (error?.status === 403) {
    return <NoProfile message={failureMessage(error, matchMessages.requestsFailed)} />;
  }
  return <ErrorState message={matchMessages.requestsFailed} onRetry={() => void refetch()} />;
}

/** The requests, styled as letters, in each state of the list. */
export function RequestList({ asked, respond, onGone, onOpen }: RequestListProps) {
  if (!asked.data && asked.error) return <Failed asked={asked} />;
  if (!asked.data) {
    return (
      <LoadingRegion busy label="Loading match requests">
        <RequestsSkeleton />
      </LoadingRegion>
    );
  }
  if (asked.data.length === 0) return none;
  return (
    <>
      <h2>
        <VisuallyHidden>Requests to you</VisuallyHidden>
      </h2>
      <ul className={styles.requests} aria-label="Requests to you">
        {asked.data.map((request) => (
          <li key={request._id}>
            <RequestCard
              request={request}
              respond={respond}
              onGone={() => onGone(request)}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
