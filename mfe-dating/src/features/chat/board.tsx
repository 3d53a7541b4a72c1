import type { Match } from '@campus/contract';
import { useSearchState, type SearchState } from '@campus/federation/remote/address';
import styles from './chat.module.css';
import { Conversation } from './conversation/conversation';
import { MatchGrid } from './matches/match-grid';
import { MatchList } from './matches/match-list';
import { MatchOverlay } from './matches/match-overlay';
import { MissingMatch } from './matches/missing-match';
import { useSummaries } from './matches/use-summaries';

interface BoardProps {
  readonly matches: readonly Match[];
  /** The match that the address names. */
  readonly chosen: SearchState;
}

/** The conversations beside the open one, or as cards where none is open. */
export function Board({ matches, chosen }: BoardProps) {
  const overlay = useSearchState('list');
  const summaries = useSummaries(matches);
  const match = matches.find(({ matchId }) => matchId === chosen.value);
  const place = () => {
    if (chosen.value === undefined) return <MatchGrid summaries={summaries} />;
    if (!match) return <MissingMatch onBack={chosen.close} />;
    return (
      <Conversation
        key={match.matchId}
        match={match}
        onBack={chosen.close}
        onShowList={() => overlay.open('1')}
      />
    );
  };
  return (
    <div className={styles.board}>
      <nav className={styles.sidebar} aria-label="Conversations">
        <MatchList summaries={summaries} chosen={chosen.value} />
      </nav>
      <div className={styles.place}>{place()}</div>
      <MatchOverlay
        open={overlay.value !== undefined && chosen.value !== undefined}
        onClose={overlay.close}
        summaries={summaries}
        chosen={chosen.value}
      />
    </div>
  );
}
