import type { StoreApi } from 'zustand';
import type { ChatTransport } from './chat-transport';
import type { ChatState } from './chat-state';
import { timeOf } from './conversation';

interface Surroundings {
  readonly transport: ChatTransport;
  readonly store: StoreApi<ChatState>;
  readonly signal: AbortSignal;
}

/** Creates the function that marks a conversation as read, with one request at a time for each. */
export function createMarks(surroundings: Surroundings): (conversationId: string) => void {
  const { transport, store, signal } = surroundings;
  const pending = new Set<string>();
  const newestOf = (conversationId: string) =>
    store.getState().conversations[conversationId]?.messages.at(-1);

  const send = async (conversationId: string) => {
    pending.add(conversationId);
    try {
      let lastSent: string | undefined;
      for (;;) {
        const newest = newestOf(conversationId);
        if (!newest || newest._id === lastSent) return;
        if (timeOf(newest) > (store.getState().readTo[conversationId] ?? 0)) return;
        await transport.markRead(conversationId, newest._id, { signal });
        lastSent = newest._id;
      }
    } catch {
      // Sent again with the next message that is read.
    } finally {
      pending.delete(conversationId);
    }
  };

  return (conversationId) => {
    const newest = newestOf(conversationId);
    if (!newest || timeOf(newest) <= (store.getState().readTo[conversationId] ?? 0)) return;
    store.setState(({ readTo }) => ({ readTo: { ...readTo, [conversationId]: timeOf(newest) } }));
    if (!pending.has(conversationId)) void send(conversationId);
  };
}
