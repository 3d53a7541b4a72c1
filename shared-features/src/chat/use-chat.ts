import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Chat } from './chat';
import type { ChatState } from './chat-state';
import { unknownConversation, type Conversation } from './conversation';

const ChatContext = createContext<Chat | undefined>(undefined);

export const ChatProvider = ChatContext.Provider;

export function useChat(): Chat {
  const chat = useContext(ChatContext);
  if (!chat) throw new Error('Only inside a page with conversations');
  return chat;
}

export function useChatState<T>(select: (state: ChatState) => T): T {
  return useStore(useChat().store, select);
}

export function useConversation(conversationId: string): Conversation {
  return useChatState(({ conversations }) => conversations[conversationId] ?? unknownConversation);
}
