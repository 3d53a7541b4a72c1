import { datingHome, datingMessages, type AnswerOf } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Button, ErrorState, Icon, type IconName, Skeleton, Spinner } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './home.module.css';
import { Count, Options } from './options';
import options from './options.module.css';
import { ProfileCard } from './profile-card';
import card from './profile-card.module.css';
import { Settings } from './settings';
import welcome from './welcome.module.css';

interface CounterProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Counter({ label, children }: CounterProps) {
  return (
    <div className={styles.counter}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The student's card, the counts of requests and matches, and links to the other dating pages. */
function HomeView({ home: { profile, stats } }: { home: AnswerOf<typeof datingHome> }) {
  return (
    <div className={styles.columns}>
      <ProfileCard profile={profile} />
      <div className={styles.side}>
        <dl className={styles.counters}>
          <Counter label="Match Requests">{stats.pendingRequests}</Counter>
          <Counter label="Matches">{stats.acceptedMatches}</Counter>
        </dl>
        <Options
          pending={
            stats.pendingRequests > 0 && <Count count={stats.pendingRequests} of="pending" />
          }
          unread={stats.unreadChats > 0 && <Count count={stats.unreadChats} of="unread" />}
        />
        <Settings profile={profile} />
      </div>
    </div>
  );
}

const skeletonOptions = ['edit', 'requests', 'chat', 'explore'];
const skeletonChoices = ['department', 'read'];

function CardSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={card.card}>
      <div className={card.photo} />
      <div className={card.words}>
        <p className={card.name} aria-hidden="true">
          <Skeleton width="9rem" height="1lh" />
        </p>
        <p role="status" className={card.loading}>
          <Spinner /> {children}
        </p>
      </div>
      <div className={card.visibility} aria-hidden="true">
        <Skeleton shape="circle" width="18px" height="18px" />
        <Skeleton lines={2} />
        <span className={card.buttonSkeleton} />
      </div>
    </div>
  );
}

/** Placeholder for the settings, which depend on what the student chose. */
export function SettingsSkeleton() {
  return (
    <div className={styles.settings} aria-hidden="true">
      {skeletonChoices.map((key) => (
        <div key={key} className={styles.choice}>
          <Skeleton lines={2} />
        </div>
      ))}
      <span className={styles.buttonSkeleton} />
    </div>
  );
}

/** Placeholder for the dating home while it loads. The children say what is loading. */
export function HomeSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className={styles.columns} aria-busy="true">
      <CardSkeleton>{children}</CardSkeleton>
      <div className={styles.side} aria-hidden="true">
        <dl className={styles.counters}>
          {['Match Requests', 'Matches'].map((label) => (
            <Counter key={label} label={label}>
              <Skeleton shape="rect" width="2.5rem" height="1lh" />
            </Counter>
          ))}
        </dl>
        <ul className={options.options}>
          {skeletonOptions.map((key) => (
            <li key={key} className={options.option}>
              <span className={options.icon} />
              <span className={options.words}>
                <span className={options.title}>
                  <Skeleton width="8rem" height="1lh" />
                </span>
                <span className={options.hint}>
                  <Skeleton width="80%" height="1lh" />
                </span>
              </span>
            </li>
          ))}
        </ul>
        <SettingsSkeleton />
      </div>
    </div>
  );
}

/** The dating home in each of its states. The counts are requested on every visit. */
export function HomeStates() {
  const { data, error, refetch, isFetching } = useCall(datingHome, {}, { staleTime: 0 });
  if (error?.status === 404) return <Welcome />;
  if (data) return <HomeView home={data} />;
  if (!error) return <HomeSkeleton>{datingMessages.loadingProfile}</HomeSkeleton>;
  const message = isNetworkFailure(error)
    ? datingMessages.homeServerError
    : failureMessage(error, datingMessages.homeFailed);
  return (
    <ErrorState
      title={
        <span role="heading" aria-level={2}>
          Error
        </span>
      }
      message={message}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}

const hints: readonly { icon: IconName; text: string }[] = [
  { icon: 'camera', text: 'Add your best photos' },
  { icon: 'edit', text: 'Tell others about yourself' },
  { icon: 'heart', text: 'Find your perfect match' },
];

/** For a student without a profile: explains dating and links to the profile form. */
export function Welcome() {
  const navigate = useNavigate();
  return (
    <section className={welcome.welcome} aria-labelledby="dating-welcome">
      <div className={welcome.scene}>
        <EmptyScene name="BanyanBench" />
      </div>
      <div className={welcome.words}>
        <h2 id="dating-welcome" className={welcome.title}>
          {datingMessages.welcome}
        </h2>
        <p className={welcome.invitation}>{datingMessages.invitation}</p>
        <ol className={welcome.hints}>
          {hints.map(({ icon, text }) => (
            <li key={text}>
              <span className={welcome.icon}>
                <Icon name={icon} />
              </span>
              {text}
            </li>
          ))}
        </ol>
        <Button
          variant="primary"
          size="large"
          onClick={() => void navigate(paths.datingProfileSetup())}
        >
          Create Profile
        </Button>
      </div>
    </section>
  );
}
