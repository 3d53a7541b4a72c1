import { Avatar } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import type { Summary } from '../core/summary';
import { useNow } from '../state/use-now';
import { MatchLink, MatchLine } from './match-link';
import styles from './match-row.module.css';

interface MatchListProps {
  readonly summaries: readonly Summary[];
  /** The match whose conversation is open. */
  readonly chosen: string | undefined;
}

/** The conversations one under the other. */
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

interface MatchOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly summaries: readonly Summary[];
  readonly chosen: string | undefined;
}

/** The conversations over the open one, where there is no room beside it. */
export function MatchOverlay({ open, onClose, summaries, chosen }: MatchOverlayProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Conversations">
      <MatchList summaries={summaries} chosen={chosen} />
    </Dialog>
  );
}
