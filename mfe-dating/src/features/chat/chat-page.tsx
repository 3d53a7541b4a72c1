import { listMatches, matchMessages } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { usePageTitle, useUnsavedWork } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { useDraft } from '@campus/shared-auth';
import {
  ChatProvider,
  LinkStatus,
  tabChat,
  useChat,
  useChatState,
  useLive,
} from '@campus/shared-features/chat';
import { ErrorState, PageHeader, VisuallyHidden } from '@campus/shared-ui';
import { BackToDating } from '../../profile/back-to-dating';
import { Board } from './board';
import { ChatSkeleton } from './chat-skeleton';
import styles from './chat.module.css';
import { NoMatches } from './matches/no-matches';
import { matchTransport } from './state/match-transport';

const currentChat = tabChat(matchTransport);

/** The page's heading; a conversation has one of its own in sight and needs the room. */
function ChatHeading({ open }: { open: boolean }) {
  if (open) {
    return (
      <h1 tabIndex={-1}>
        <VisuallyHidden>Chat</VisuallyHidden>
      </h1>
    );
  }
  return (
    <PageHeader title="Chat" before={<BackToDating />}>
      Everyone you matched with.
    </PageHeader>
  );
}

/** The page in whichever state the conversations are. */
function ChatRoom() {
  const reconnect = useLive(useChat());
  const chosen = useSearchState('match');
  const matches = useCall(listMatches, {}, { staleTime: 0 });
  useUnsavedWork(useChatState(({ unsent }) => unsent.length > 0));
  const open = chosen.value !== undefined;
  const { data, isFetching } = matches;
  // A link may be newer than the cached list.
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
      <LinkStatus className={styles.status} onReconnect={reconnect} />
      <ChatHeading open={open} />
      {body()}
    </div>
  );
}

/** Conversations with one's matches. Which one is open lives in the address. */
export function ChatPage() {
  usePageTitle('Chat');
  const unsent = useDraft('chat-unsent', 'session');
  return (
    <ChatProvider value={currentChat(unsent)}>
      <ChatRoom />
    </ChatProvider>
  );
}
