import type { Match } from '@campus/contract';
import { useSearchState, type SearchState } from '@campus/federation/remote/address';
import { useChatState } from '@campus/shared-features/chat';
import { lazyDialog } from '@campus/shared-features/lazy';
import { useMemo } from 'react';
import styles from './chat.module.css';
import { Conversation } from './conversation/conversation';
import { summariesOf, type Summary } from './core/summary';
import { MatchGrid } from './matches/match-grid';
import { MatchList } from './matches/match-list';
import type { MatchOverlayProps } from './matches/match-overlay';
import { MissingMatch } from './matches/no-matches';

const MatchOverlay = lazyDialog<MatchOverlayProps>(() =>
  import(/* webpackChunkName: "match-overlay" */ './matches/match-overlay').then(
    (part) => part.MatchOverlay,
  ),
);

/** The conversations, updated with everything this tab received after the server's list. */
function useSummaries(matches: readonly Match[]): Summary[] {
  const conversations = useChatState((state) => state.conversations);
  const readTo = useChatState((state) => state.readTo);
  return useMemo(
    () => summariesOf(matches, { conversations, readTo }),
    [matches, conversations, readTo],
  );
}

interface BoardProps {
  readonly matches: readonly Match[];
  /** The match that the URL names. */
  readonly chosen: SearchState;
}

/** The list of conversations beside the open one, or cards if none is open. */
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
