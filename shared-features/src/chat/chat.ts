import { ApiFailure } from '@campus/contract/client';
import { useDraftRemovals } from '@campus/shared-auth';
import { createStore, type StoreApi } from 'zustand';
import { type Conversations, createCatchUp, loadOlder } from './catch-up';
import { type ChatState, emptyChat } from './chat-state';
import type { ChatTransport } from './chat-transport';
import { timeOf, unknownConversation, withLive, without } from './conversation';
import { createOutbox, type Outbox } from './outbox';
import { fromText, toText } from './unsent';

/** Creates the function that marks a conversation as read, with one request at a time for each. */
function createMarks(surroundings: Omit<Surroundings, 'hidden'>): (conversationId: string) => void {
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

export interface Chat extends Omit<Outbox, 'settle'> {
  readonly transport: ChatTransport;
  readonly store: StoreApi<ChatState>;
  /** Opens a conversation and updates it. @returns a function that closes it */
  readonly open: (conversationId: string) => () => void;
  /** Refreshes a conversation; a failure is stored in the state. */
  readonly refresh: (conversationId: string) => Promise<void>;
  /** @throws {ApiFailure} */
  readonly loadOlder: (conversationId: string) => Promise<void>;
  readonly markRead: (conversationId: string) => void;
  /** Hides a message that the student has reported. */
  readonly hide: (conversationId: string, messageId: string) => void;
  /** An event pushed by the socket. */
  readonly receive: (payload: unknown) => void;
  /** Something may have been missed: fetches it. */
  readonly resync: () => void;
  readonly end: () => void;
}

interface Surroundings {
  readonly transport: ChatTransport;
  readonly store: StoreApi<ChatState>;
  readonly signal: AbortSignal;
  /** Ids of messages that pending fetches must not restore. */
  readonly hidden: ReadonlySet<string>;
}

function conversationsIn({ transport, store, signal, hidden }: Surroundings): Conversations {
  const read: Conversations['read'] = (conversationId) =>
    store.getState().conversations[conversationId] ?? unknownConversation;
  return {
    read,
    change: (conversationId, to) =>
      store.setState(({ conversations }) => ({
        conversations: {
          ...conversations,
          [conversationId]: without(to(read(conversationId)), hidden),
        },
      })),
    list: (conversationId, range) => transport.list(conversationId, range, { signal }),
  };
}

/** Updates conversations and stores in the state which updates failed. */
function createRefresh(
  { transport, store }: Surroundings,
  catchUp: (conversationId: string) => Promise<void>,
): Chat['refresh'] {
  const mark = (conversationId: string, failed: boolean) =>
    store.setState((state) => ({ failed: { ...state.failed, [conversationId]: failed } }));
  return async (conversationId) => {
    try {
      await catchUp(conversationId);
      mark(conversationId, false);
    } catch (error) {
      mark(conversationId, true);
      // The conversation has ended: the list of conversations shows it.
      if (error instanceof ApiFailure && [403, 404].includes(error.status)) transport.refreshList();
    }
  };
}

/** Storage of unsent messages beyond the page. */
export interface UnsentStorage {
  readonly text: string;
  readonly setText: (text: string) => void;
}

/** All chat operations of a tab, for the session of one student. */
function createChat(transport: ChatTransport, storage: UnsentStorage): Chat {
  const store = createStore<ChatState>(() => ({ ...emptyChat, unsent: fromText(storage.text) }));
  const ending = new AbortController();
  const { signal } = ending;
  const hidden = new Set<string>();
  const surroundings = { transport, store, signal, hidden };
  const conversations = conversationsIn(surroundings);
  const refresh = createRefresh(surroundings, createCatchUp(conversations));
  const { settle, ...outbox } = createOutbox({ ...surroundings, refresh });
  store.subscribe((now, before) => {
    if (now.conversations !== before.conversations) settle();
    if (now.unsent !== before.unsent && !signal.aborted) storage.setText(toText(now.unsent));
  });
  let opened: string | undefined;

  return {
    ...outbox,
    transport,
    store,
    refresh,
    markRead: createMarks(surroundings),
    hide: (conversationId, messageId) => {
      hidden.add(messageId);
      conversations.change(conversationId, (known) => known);
      transport.refreshList();
    },
    loadOlder: (conversationId) => loadOlder(conversations, conversationId),
    open: (conversationId) => {
      opened = conversationId;
      void refresh(conversationId);
      return () => {
        if (opened === conversationId) opened = undefined;
      };
    },
    receive: (payload) => {
      const heard = transport.read(payload);
      if (!heard) return;
      const { conversationId, message } = heard;
      const { messages } = conversations.read(conversationId);
      conversations.change(conversationId, (known) => withLive(known, message));
      transport.onMessage(conversationId);
      // It may be the student's own answer, which reveals hidden parts.
      if (!message.isHeld && messages.some(({ isHeld }) => isHeld)) void refresh(conversationId);
    },
    resync: () => {
      transport.refreshList();
      if (opened !== undefined) void refresh(opened);
    },
    end: () => ending.abort(),
  };
}

/**
 * Creates the function that returns the tab's only chat of a kind: it outlives the page, so that messages continue
 * to be sent while other pages are open, and ends with the session.
 */
export function tabChat(transport: ChatTransport): (storage: UnsentStorage) => Chat {
  let current: Chat | undefined;
  const forget = () => {
    current?.end();
    current = undefined;
  };
  window.addEventListener('authChange', forget);
  window.addEventListener('storage', (event) => {
    if (event.key === 'isAuthenticated' || event.key === null) forget();
  });
  // Unsent messages are a draft.
  useDraftRemovals.subscribe(forget);
  return (storage) => (current ??= createChat(transport, storage));
}
