import { useState } from 'react';
import { useChat } from '../state/use-chat';

export interface Older {
  readonly state: 'idle' | 'loading' | 'failed';
  readonly load: () => void;
}

/** Older messages, one page at a time. */
export function useOlder(matchId: string): Older {
  const chat = useChat();
  const [state, setState] = useState<Older['state']>('idle');
  const load = async () => {
    if (state === 'loading') return;
    setState('loading');
    try {
      await chat.loadOlder(matchId);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, load: () => void load() };
}
