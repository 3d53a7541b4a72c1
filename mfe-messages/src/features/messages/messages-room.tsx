import { useUnsavedWork } from '@campus/federation/remote';
import { useDraft } from '@campus/shared-auth';
import {
  ChatProvider,
  LinkStatus,
  tabChat,
  useChat,
  useChatState,
  useLive,
} from '@campus/shared-features/chat';
import type { ReactNode } from 'react';
import { listingTransport } from './listing-transport';
import styles from './messages-room.module.css';

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
