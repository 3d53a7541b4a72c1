import { joinLive, type Joined } from '@campus/shared-auth/live';
import { useEffect, useRef } from 'react';
import type { Chat } from './chat';

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
