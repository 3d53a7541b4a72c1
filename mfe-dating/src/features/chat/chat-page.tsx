import {
  listMatches,
  listMessages,
  markRead,
  matchMessages,
  newChatMessage,
  sendMessage,
} from '@campus/contract';
import { call, readTolerantly } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { paths, usePageTitle, useUnsavedWork } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { useDraft } from '@campus/shared-auth';
import {
  ChatProvider,
  type ChatTransport,
  LinkStatus,
  LogSkeleton,
  tabChat,
  useChat,
  useChatState,
  useLive,
} from '@campus/shared-features/chat';
import { ErrorState, IconButton, PageHeader, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import { BackToDating } from '../../profile/back-to-dating';
import { Board } from './board';
import { NoMatches } from './matches/no-matches';
import { isKnownMatch, receiverOf, refreshMatches } from './matches/known-matches';
import styles from './chat.module.css';
import head from './conversation-header.module.css';
import matchGridStyles from './matches/match-grid.module.css';
import rowStyles from './matches/match-row.module.css';

const cards = [1, 2, 3];

/** Placeholder for the cards while they load. */
function CardsSkeleton() {
  return (
    <div className={matchGridStyles.grid} aria-hidden="true">
      {cards.map((card) => (
        <div key={card} className={matchGridStyles.card}>
          <div className={matchGridStyles.picturePlaceholder} />
          <div className={matchGridStyles.words}>
            <Skeleton lines={2} />
          </div>
        </div>
      ))}
    </div>
  );
}

const rows = [1, 2, 3, 4];

interface UnknownHeaderProps {
  onBack: () => void;
  children?: ReactNode;
}

/** Header of a conversation whose match is not known. */
function UnknownHeader({ onBack, children }: UnknownHeaderProps) {
  return (
    <div className={head.header}>
      <IconButton icon="chevron-left" label="Back to matches" onClick={onBack} />
      {children}
    </div>
  );
}

/** Placeholder for an open conversation, which can already be left. */
function ConversationSkeleton({ onBack }: { onBack: () => void }) {
  return (
    <>
      <UnknownHeader onBack={onBack}>
        <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
        <Skeleton width="8rem" />
      </UnknownHeader>
      <LogSkeleton />
    </>
  );
}

/** Placeholder for the page while the conversations load. */
function ChatSkeleton({ open, onBack }: { open: boolean; onBack: () => void }) {
  return (
    <div className={styles.board} aria-busy="true">
      <div className={styles.sidebar} aria-hidden="true">
        {rows.map((row) => (
          <div key={row} className={rowStyles.row}>
            <Skeleton shape="circle" width="3rem" height="3rem" />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
      <div className={styles.place}>
        {open ? <ConversationSkeleton onBack={onBack} /> : <CardsSkeleton />}
      </div>
    </div>
  );
}

/** Connects the conversations of matches to the server. */
const matchTransport: ChatTransport = {
  list: (matchId, query, options) => call(listMessages, { params: { matchId }, query }, options),
  send: (matchId, message, options) =>
    call(sendMessage, { body: { matchId, message, receiverId: receiverOf(matchId) } }, options),
  markRead: (matchId, messageId, options) =>
    call(markRead, { params: { matchId }, body: { messageId } }, options),
  href: paths.conversation,
  event: 'message',
  read: (payload) => {
    const { data } = readTolerantly(newChatMessage, payload);
    // Not a message: the other student has read some. The list contains the time up to which.
    if (!data) refreshMatches();
    return data && { conversationId: data.matchId, message: data.message };
  },
  onMessage: (matchId) => {
    if (!isKnownMatch(matchId)) refreshMatches();
  },
  refreshList: refreshMatches,
  messageKind: 'message',
};

const currentChat = tabChat(matchTransport);

/** The page's heading, visually hidden in a conversation, which shows its own and needs the space. */
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

/** Says, for screen readers, how many there are once they have loaded. */
function countText(count: number): string {
  return count === 1 ? '1 conversation' : `${count} conversations`;
}

/** The page in each state of the conversations: loading, failed, empty or loaded. */
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
        <>
          {open && <UnknownHeader onBack={chosen.close} />}
          <ErrorState
            message={matchMessages.matchesFailed}
            onRetry={() => void matches.refetch()}
            busy={isFetching}
          />
        </>
      );
    }
    if (!data || awaited) return <ChatSkeleton open={open} onBack={chosen.close} />;
    if (data.length === 0 && !open) return <NoMatches />;
    return <Board matches={data} chosen={chosen} />;
  };
  const isLoading = (!data && !matches.isError) || awaited;
  return (
    <div className={styles.page} data-open={open || undefined}>
      <LinkStatus className={styles.status} onReconnect={reconnect} />
      <ChatHeading open={open} />
      <VisuallyHidden role="status">
        {isLoading ? 'Loading conversations' : data && !open && countText(data.length)}
      </VisuallyHidden>
      {body()}
    </div>
  );
}

/** Conversations with the student's matches. The URL names the open one. */
export function ChatPage() {
  usePageTitle('Chat');
  const unsent = useDraft('chat-unsent', 'session');
  return (
    <ChatProvider value={currentChat(unsent)}>
      <ChatRoom />
    </ChatProvider>
  );
}
