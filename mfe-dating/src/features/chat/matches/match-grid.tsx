import { useNow } from '@campus/shared-features/chat';
import { VisuallyHidden } from '@campus/shared-ui';
import { Picture } from '@campus/shared-ui/pictures';
import type { Summary } from '../core/summary';
import styles from './match-grid.module.css';
import { MatchLink, MatchLine } from './match-link';

/** The matches as cards; each opens its conversation. */
export function MatchGrid({ summaries }: { summaries: readonly Summary[] }) {
  const now = useNow();
  return (
    <section>
      <h2 id="your-matches">
        <VisuallyHidden>Your matches</VisuallyHidden>
      </h2>
      <ul className={styles.grid} aria-labelledby="your-matches">
        {summaries.map((summary) => {
          const { matchId, profile } = summary.match;
          return (
            <li key={matchId}>
              <MatchLink matchId={matchId} className={styles.card}>
                <Picture src={profile.profileThumbnail ?? profile.profilePhoto} alt="" />
                <span className={styles.words}>
                  <MatchLine summary={summary} now={now} />
                </span>
              </MatchLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
