import {
  findConversation,
  listConversationMessages,
  listConversations,
  newConversationMessage,
  readConversation,
  sendConversationMessage,
} from '@campus/contract';
import { ApiFailure, call, readTolerantly } from '@campus/contract/client';
import { callKey } from '@campus/contract/react';
import { paths, useUnsavedWork } from '@campus/federation/remote';
import { useDraft } from '@campus/shared-auth';
import {
  invalidateAnswers,
  ChatProvider,
  type ChatTransport,
  LinkStatus,
  tabChat,
  useChat,
  useChatState,
  useLive,
} from '@campus/shared-features/chat';
import type { ReactNode } from 'react';
import styles from './messages-room.module.css';

const refreshInbox = () => invalidateAnswers(callKey(listConversations));

/** Refetches the conversations and the state of their listings. */
function refreshConversations(): void {
  refreshInbox();
  invalidateAnswers(callKey(findConversation));
}

/** Connects conversations about listings to the server. */
const listingTransport: ChatTransport = {
  list: (id, query, options) => call(listConversationMessages, { params: { id }, query }, options),
  send: async (id, message, options) => {
    const input = { params: { id }, body: { message } };
    try {
      return await call(sendConversationMessage, input, options);
    } catch (error) {
      // One of the two left or blocked the other.
      if (error instanceof ApiFailure && error.status === 404) refreshConversations();
      throw error;
    }
  },
  markRead: (id, messageId, options) =>
    call(readConversation, { params: { id }, body: { messageId } }, options),
  href: paths.messages,
  event: 'conversation',
  read: (payload) => readTolerantly(newConversationMessage, payload).data,
  onMessage: refreshInbox,
  refreshList: refreshConversations,
  messageKind: 'conversation-message',
};

const currentChat = tabChat(listingTransport);

interface RoomProps {
  /** Whether the room fills the space between the bars, as a conversation does. */
  readonly filled?: boolean;
  readonly children: ReactNode;
}

function LiveRoom({ filled = false, children }: RoomProps) {
  const reconnect = useLive(useChat());
  useUnsavedWork(useChatState(({ unsent }) => unsent.length > 0));
  return (
    <div className={styles.room} data-filled={filled || undefined}>
      <LinkStatus className={styles.status} onReconnect={reconnect} />
      {children}
    </div>
  );
}

/** Shared by the inbox and an open conversation: the tab's chat and its connection to the server. */
export function MessagesRoom(props: RoomProps) {
  const unsent = useDraft('listing-unsent', 'session');
  return (
    <ChatProvider value={currentChat(unsent)}>
      <LiveRoom {...props} />
    </ChatProvider>
  );
}
