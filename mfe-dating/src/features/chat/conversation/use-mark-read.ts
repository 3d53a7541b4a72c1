import type { Match } from '@campus/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { timeOf } from '../core/conversation';
import { useChat, useChatState, useConversation } from '../state/use-chat';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is in sight. */
function useVisible(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
}

/** Marks a conversation as read while its end is in sight and something in it is new. */
export function useMarkRead({ matchId, profile }: Match, nearEnd: boolean): void {
  const chat = useChat();
  const visible = useVisible();
  const { messages } = useConversation(matchId);
  const readTo = useChatState((state) => state.readTo[matchId] ?? 0);
  const newest = messages.findLast(({ sender }) => sender === profile.user_id);
  const isNew = newest !== undefined && timeOf(newest) > readTo;
  useEffect(() => {
    if (visible && nearEnd && isNew) chat.markRead(matchId);
  }, [chat, matchId, visible, nearEnd, isNew]);
}
