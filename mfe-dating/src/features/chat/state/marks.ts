import { markRead } from '@campus/contract';
import { call } from '@campus/contract/client';
import type { StoreApi } from 'zustand';
import { timeOf } from '../core/conversation';
import type { ChatState } from './chat-state';

interface Surroundings {
  readonly store: StoreApi<ChatState>;
  readonly signal: AbortSignal;
}

/** Makes the function that marks a conversation as read; one request for each at a time. */
export function createMarks({ store, signal }: Surroundings): (matchId: string) => void {
  const pending = new Set<string>();
  const newestOf = (matchId: string) => store.getState().conversations[matchId]?.messages.at(-1);

  const send = async (matchId: string) => {
    pending.add(matchId);
    try {
      let lastSent: string | undefined;
      for (;;) {
        const newest = newestOf(matchId);
        if (!newest || newest._id === lastSent) return;
        if (timeOf(newest) > (store.getState().readTo[matchId] ?? 0)) return;
        const input = { params: { matchId }, body: { messageId: newest._id } };
        await call(markRead, input, { signal });
        lastSent = newest._id;
      }
    } catch {
      // Sent again with the next message that is read.
    } finally {
      pending.delete(matchId);
    }
  };

  return (matchId) => {
    const newest = newestOf(matchId);
    if (!newest || timeOf(newest) <= (store.getState().readTo[matchId] ?? 0)) return;
    store.setState(({ readTo }) => ({ readTo: { ...readTo, [matchId]: timeOf(newest) } }));
    if (!pending.has(matchId)) void send(matchId);
  };
}
