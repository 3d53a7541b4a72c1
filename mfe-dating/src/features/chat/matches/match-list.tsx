import { useNow } from '@campus/shared-features/chat';
import { Avatar } from '@campus/shared-ui';
import type { Summary } from '../core/summary';
import { MatchLink, MatchLine } from './match-link';
import styles from './match-row.module.css';

export interface MatchListProps {
  readonly summaries: readonly Summary[];
  /** The match whose conversation is open. */
  readonly chosen: string | undefined;
}

/** The conversations as a vertical list. */
export function MatchList({ summaries, chosen }: MatchListProps) {
  const now = useNow();
  return (
    <ul className={styles.list}>
      {summaries.map((summary) => {
        const { matchId, profile } = summary.match;
        return (
          <li key={matchId}>
            <MatchLink matchId={matchId} current={matchId === chosen} className={styles.row}>
              <Avatar
                name={profile.name}
                src={profile.profileThumbnail ?? profile.profilePhoto}
                size={48}
              />
              <MatchLine summary={summary} now={now} />
            </MatchLink>
          </li>
        );
      })}
    </ul>
  );
}
