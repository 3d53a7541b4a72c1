import { markRead } from '@campus/contract';
import { call } from '@campus/contract/client';
import type { StoreApi } from 'zustand';
import { timeOf } from '../core/conversation';
import type { ChatState } from './chat-state';

interface Surroundings {
  readonly store: StoreApi<ChatState>;
  readonly signal: AbortSignal;
}

/** Makes the function that says that a conversation was read to its end; one question at a time. */
export function createMarks({ store, signal }: Surroundings): (matchId: string) => void {
  const asking = new Set<string>();
  const newestOf = (matchId: string) => store.getState().conversations[matchId]?.messages.at(-1);

  const tell = async (matchId: string) => {
    asking.add(matchId);
    try {
      let told: string | undefined;
      for (;;) {
        const newest = newestOf(matchId);
        if (!newest || newest._id === told) return;
        if (timeOf(newest) > (store.getState().readTo[matchId] ?? 0)) return;
        const input = { params: { matchId }, body: { messageId: newest._id } };
        await call(markRead, input, { signal });
        told = newest._id;
      }
    } catch {
      // The next message that is read says it again.
    } finally {
      asking.delete(matchId);
    }
  };

  return (matchId) => {
    const newest = newestOf(matchId);
    if (!newest || timeOf(newest) <= (store.getState().readTo[matchId] ?? 0)) return;
    store.setState(({ readTo }) => ({ readTo: { ...readTo, [matchId]: timeOf(newest) } }));
    if (!asking.has(matchId)) void tell(matchId);
  };
}
