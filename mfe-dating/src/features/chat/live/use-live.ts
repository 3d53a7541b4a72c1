import { joinLive, type Joined } from '@campus/shared-auth/live';
import { useEffect, useRef } from 'react';
import type { Chat } from '../state/chat';

/** Listens to the tab's line while the chat is on screen. @returns takes it up again by hand */
export function useLive(chat: Chat): () => void {
  const joined = useRef<Joined>(undefined);

  useEffect(() => {
    const live = joinLive({
      on: { message: chat.receive },
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
