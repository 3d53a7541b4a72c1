import {
  findConversation,
  listConversationMessages,
  listConversations,
  newConversationMessage,
  readConversation,
  sendConversationMessage,
} from '@campus/contract';
import { ApiFailure, call } from '@campus/contract/client';
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

/** Asks anew which conversations there are, and how the listings that they are about stand. */
function refreshConversations(): void {
  refreshInbox();
  invalidateAnswers(callKey(findConversation));
}

/** How conversations about listings speak with the server. */
const listingTransport: ChatTransport = {
  list: (id, query, options) => call(listConversationMessages, { params: { id }, query }, options),
  send: async (id, message, options) => {
    const input = { params: { id }, body: { message } };
    try {
      return await call(sendConversationMessage, input, options);
    } catch (error) {
      // Somebody left, or one of the two blocked the other.
      if (error instanceof ApiFailure && error.status === 404) refreshConversations();
      throw error;
    }
  },
  markRead: (id, messageId, options) =>
    call(readConversation, { params: { id }, body: { messageId } }, options),
  href: paths.messages,
  event: 'conversation',
  read: (payload) => newConversationMessage.safeParse(payload).data,
  onMessage: refreshInbox,
  refreshList: refreshConversations,
  messageKind: 'conversation-message',
};

const currentChat = tabChat(listingTransport);

interface RoomProps {
  /** A conversation takes what the bars leave. */
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

/** What the inbox and an open conversation have in common: the tab's chat, and its connection to the server. */
export function MessagesRoom(props: RoomProps) {
  const unsent = useDraft('listing-unsent', 'session');
  return (
    <ChatProvider value={currentChat(unsent)}>
      <LiveRoom {...props} />
    </ChatProvider>
  );
}
