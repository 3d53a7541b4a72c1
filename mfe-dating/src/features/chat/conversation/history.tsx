import type { Match } from '@campus/contract';
import { Button, LoadingRegion } from '@campus/shared-ui';
import { useChat, useChatState, useConversation } from '../state/use-chat';
import styles from './conversation.module.css';
import { LogSkeleton } from '../chat-skeleton';
import { MessageScroller } from './message-scroller';

function TryAgain({ matchId, children }: { matchId: string; children: string }) {
  const chat = useChat();
  return (
    <p className={styles.note}>
      {children}
      <Button size="small" onClick={() => void chat.refresh(matchId)}>
        Try Again
      </Button>
    </p>
  );
}

/** What was said, in whichever state it is. A failure is quiet, but an empty list would be a lie. */
export function History({ match }: { match: Match }) {
  const { matchId } = match;
  const { loaded } = useConversation(matchId);
  const failed = useChatState((state) => state.failed[matchId] ?? false);
  if (loaded) {
    return (
      <div className={styles.history}>
        {failed && <TryAgain matchId={matchId}>Newer messages may be missing.</TryAgain>}
        <MessageScroller match={match} />
      </div>
    );
  }
  if (failed) {
    return (
      <div className={styles.history}>
        <div className={styles.unknown}>
          <TryAgain matchId={matchId}>Couldn't load your messages.</TryAgain>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.history}>
      <div className={styles.unknown}>
        <LoadingRegion busy label="Loading messages">
          <LogSkeleton />
        </LoadingRegion>
      </div>
    </div>
  );
}
