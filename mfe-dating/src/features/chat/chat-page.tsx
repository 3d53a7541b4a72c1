import { usePageTitle } from '@campus/federation/remote';
import { useDraft } from '@campus/shared-auth';
import { ChatRoom } from './chat-room';
import { currentChat } from './state/current-chat';
import { ChatProvider } from './state/use-chat';

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
