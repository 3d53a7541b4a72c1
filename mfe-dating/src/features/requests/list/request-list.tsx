import { matchMessages, type MatchRequest } from '@campus/contract';
import { type ApiFailure, failureMessage } from '@campus/contract/client';
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
import { Time } from '@campus/shared-ui/time';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NoProfile } from '../../../profile/back-to-dating';
import { cardClick, entryId } from '../../../profile/use-leaving';
import { SafetyMenu } from '../../../safety/safety-menu';
import { AnswerButtons, keyOf, type Respond } from '../answer-buttons';
import styles from './requests.module.css';

interface RequestCardProps {
  readonly request: MatchRequest;
  readonly respond: Respond;
  readonly onGone: () => void;
  readonly onOpen: (userId: string) => void;
}

/** A request, styled as a letter with the sender's photo as stamp. The whole card opens their profile. */
function RequestCard({ request, respond, onGone, onOpen }: RequestCardProps) {
  const { profile, createdAt } = request;
  const id = entryId(keyOf(request));
  const heading = `${id}-name`;
  return (
    <article id={id} className={styles.card} aria-labelledby={heading} {...cardClick}>
      <div className={styles.stamp}>
        <img
          src={profile.profileThumbnail ?? (profile.profilePhoto || undefined)}
          alt={profile.name}
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.words}>
        <h3 id={heading} className={styles.name}>
          {profile.user_id ? (
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onClick={() => onOpen(profile.user_id)}
            >
              {profile.name}
            </button>
          ) : (
            profile.name
          )}
        </h3>
        <p className={styles.short}>{profile.shortDescription}</p>
        {createdAt && (
          <p className={styles.sent}>
            Sent <Time value={createdAt} format="date" />
          </p>
        )}
      </div>
      <div className={styles.menu}>
        {profile.user_id && (
          <SafetyMenu name={profile.name} userId={profile.user_id} onGone={onGone} />
        )}
      </div>
      <div className={styles.answers}>
        <AnswerButtons request={request} respond={respond} describedBy={heading} />
      </div>
    </article>
  );
}

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
  const count = asked.data?.length ?? 0;
  return (
    <LoadingRegion
      busy={!asked.data}
      label="Loading match requests"
      done={count === 1 ? '1 match request' : `${count} match requests`}
    >
      {!asked.data && <RequestsSkeleton />}
      {asked.data?.length === 0 && none}
      {asked.data && count > 0 && (
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
      )}
    </LoadingRegion>
  );
}
