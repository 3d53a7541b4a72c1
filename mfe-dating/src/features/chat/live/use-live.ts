import { useSession } from '@campus/shared-auth';
import { useEffect, useRef } from 'react';
import type { Chat } from '../state/chat';
import { canAskMatches } from '../state/matches-query';
import { openLive, type Live } from './open-live';

/** Keeps the line open while the chat is on screen. @returns takes it up again by hand */
export function useLive(chat: Chat): () => void {
  const studentId = useSession(({ student }) => student?._id);
  const line = useRef<Live>(undefined);

  useEffect(() => {
    if (studentId === undefined) return undefined;
    const live = openLive(studentId, {
      onLink: (link) => chat.store.setState({ link }),
      onMessage: chat.receive,
      onGap: chat.resync,
      isWelcome: canAskMatches,
    });
    line.current = live;
    const wake = () => document.visibilityState === 'visible' && live.wake();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    window.addEventListener('authChange', live.close);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      window.removeEventListener('authChange', live.close);
      live.close();
      chat.store.setState({ link: 'connecting' });
    };
  }, [chat, studentId]);

  return () => line.current?.wake();
}
