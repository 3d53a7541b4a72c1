import { listMatches, matchMessages } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { useUnsavedWork } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { ErrorState } from '@campus/shared-ui';
import { Board } from './board';
import { ChatHeading } from './chat-heading';
import { ChatSkeleton } from './chat-skeleton';
import styles from './chat.module.css';
import { LinkStatus } from './live/link-status';
import { useLive } from './live/use-live';
import { NoMatches } from './matches/no-matches';
import { useChat, useChatState } from './state/use-chat';

/** The page in whichever state the conversations are. */
export function ChatRoom() {
  const reconnect = useLive(useChat());
  const chosen = useSearchState('match');
  const matches = useCall(listMatches, {}, { staleTime: 0 });
  useUnsavedWork(useChatState(({ unsent }) => unsent.length > 0));
  const open = chosen.value !== undefined;
  const { data, isFetching } = matches;
  // A link may be newer than the list that was kept.
  const awaited = open && isFetching && !data?.some(({ matchId }) => matchId === chosen.value);
  const body = () => {
    if (matches.isError && !data) {
      return (
        <ErrorState
          message={matchMessages.matchesFailed}
          onRetry={() => void matches.refetch()}
          busy={isFetching}
        />
      );
    }
    if (!data || awaited) return <ChatSkeleton open={open} />;
    if (data.length === 0 && !open) return <NoMatches />;
    return <Board matches={data} chosen={chosen} />;
  };
  return (
    <div className={styles.page} data-open={open || undefined}>
      <ChatHeading open={open} />
      <LinkStatus onReconnect={reconnect} />
      {body()}
    </div>
  );
}
