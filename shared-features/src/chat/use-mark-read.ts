import { useEffect, useSyncExternalStore } from 'react';
import { timeOf, type Partner } from './conversation';
import { useChat, useChatState, useConversation } from './use-chat';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is in sight. */
function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

/** Marks a conversation as read while its end is in sight and something in it is new. */
export function useMarkRead(partner: Partner, nearEnd: boolean): void {
  const { conversationId } = partner;
  const chat = useChat();
  const visible = useVisible();
  const { messages } = useConversation(conversationId);
  const readTo = useChatState((state) => state.readTo[conversationId] ?? 0);
  const newest = messages.findLast(({ sender }) => sender === partner.sender);
  const isNew = newest !== undefined && timeOf(newest) > readTo;
  useEffect(() => {
    if (visible && nearEnd && isNew) chat.markRead(conversationId);
  }, [chat, conversationId, visible, nearEnd, isNew]);
}
