import type { Match } from '@campus/contract';
import { lazyRoute } from '@campus/federation/remote';
import { type SearchState, useSearchState } from '@campus/federation/remote/address';
import type { Draft } from '@campus/shared-auth';
import { OpenConversation, useChatState } from '@campus/shared-features/chat';
import { lazyDialog, LazyPart } from '@campus/shared-features/lazy';
import { Avatar, EmptyState, IconButton } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { useMemo } from 'react';
import type { FirstLinesProps } from '../../moment/match-moment';
import { SafetyMenu } from '../../safety/safety-menu';
import { refreshMatches, summariesOf, type Summary } from './matches/known-matches';
import { MatchGrid, MatchList } from './matches/match-list';
import type { MatchOverlayProps } from './matches/match-overlay';
import { MissingMatch } from './matches/no-matches';
import head from './conversation-header.module.css';
import styles from './chat.module.css';

interface ConversationHeaderProps {
  readonly match: Match;
  readonly onBack: () => void;
  readonly onShowList: () => void;
}

/** Shows the other student, and the controls to leave the conversation. */
function ConversationHeader({ match, onBack, onShowList }: ConversationHeaderProps) {
  const { matchId, profile } = match;
  const gone = () => {
    refreshMatches();
    onBack();
  };
  return (
    <header className={head.header}>
      <IconButton icon="chevron-left" label="Back to matches" onClick={onBack} />
      <Avatar
        name={profile.name}
        src={profile.profileThumbnail ?? profile.profilePhoto}
        size={44}
      />
      <div className={head.who}>
        <h2 className={head.name}>{profile.name}</h2>
        <p className={head.online}>Online</p>
      </div>
      <span className={head.switch}>
        <IconButton icon="comment" label="All conversations" onClick={onShowList} />
      </span>
      <SafetyMenu name={profile.name} userId={profile.user_id} matchId={matchId} onGone={gone} />
    </header>
  );
}

const FirstLines = lazyRoute<FirstLinesProps>(() =>
  import(/* webpackChunkName: "match-moment" */ '../../moment/match-moment').then(
    (part) => part.FirstLines,
  ),
);

/** One conversation with a match. */
function Conversation(props: ConversationHeaderProps) {
  const { matchId: conversationId, profile, seenTo } = props.match;
  const { name, user_id: sender } = profile;
  const empty = (draft: Draft) => (
    <EmptyState
      title="Start the conversation!"
      scene={
        <span className={styles.scene}>
          <EmptyScene name="ChaiStall" />
        </span>
      }
      action={
        <div className={styles.lines}>
          <LazyPart fallback={null} failed={null}>
            <FirstLines draft={draft} card={profile} />
          </LazyPart>
        </div>
      }
    >
      You and {name} said yes to each other. Send the first message.
    </EmptyState>
  );
  return (
    <OpenConversation
      partner={{ conversationId, name, sender, seenTo }}
      empty={empty}
      header={<ConversationHeader {...props} />}
    />
  );
}

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
