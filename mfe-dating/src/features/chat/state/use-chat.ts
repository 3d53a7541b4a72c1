import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { unknownConversation, type Conversation } from '../core/conversation';
import type { Chat } from './chat';
import type { ChatState } from './chat-state';

const ChatContext = createContext<Chat | undefined>(undefined);

export const ChatProvider = ChatContext.Provider;

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('Only inside the chat page');
  return chat;
}

export function useChatState<T>(select: (state: ChatState) => T): T {
  return useStore(useChat().store, select);
}

export function useConversation(matchId: string): Conversation {
  return useChatState(({ conversations }) => conversations[matchId] ?? unknownConversation);
}
