import { type Joined, joinLive } from '@campus/shared-auth/live';
import { createContext, useContext, useEffect, useRef } from 'react';
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

/** Listens to the tab's connection while conversations are visible. @returns a function that reconnects manually */
export function useLive(chat: Chat): () => void {
  const joined = useRef<Joined>(undefined);

  useEffect(() => {
    const live = joinLive({
      on: { [chat.transport.event]: chat.receive },
      onGap: chat.resync,
      onLink: (link) => chat.store.setState({ link }),
    });
    joined.current = live;
    return () => {
      live.leave();
      chat.store.setState({ link: 'connecting' });
    };
  }, [chat]);

  return () => joined.current?.wake();
}
