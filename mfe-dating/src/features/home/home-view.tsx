import type { AnswerOf, datingHome } from '@campus/contract';
import type { ReactNode } from 'react';
import { Options } from './options';
import { ProfileCard } from './profile-card';
import { Settings } from './settings';
import styles from './home.module.css';

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

/** The student's card, how many wait and how many matched, and where to go from here. */
export function HomeView({ home: { profile, stats } }: { home: AnswerOf<typeof datingHome> }) {
  return (
    <div className={styles.columns}>
      <ProfileCard profile={profile} />
      <div className={styles.side}>
        <dl className={styles.counters}>
          <Counter label="Match Requests">{stats.pendingRequests}</Counter>
          <Counter label="Matches">{stats.acceptedMatches}</Counter>
        </dl>
        <Options stats={stats} />
        <Settings />
      </div>
    </div>
  );
}
