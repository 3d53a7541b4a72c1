import { listMessages, newChatMessage } from '@campus/contract';
import { ApiFailure, call } from '@campus/contract/client';
import { createStore, type StoreApi } from 'zustand';
import { createCatchUp, loadOlder, type Conversations } from '../core/catch-up';
import { unknownConversation, withLive, without } from '../core/conversation';
import { fromText, toText } from '../core/unsent';
import { emptyChat, type ChatState } from './chat-state';
import { createMarks } from './marks';
import { isKnownMatch, refreshMatches } from './matches-query';
import { createOutbox, type Outbox } from './outbox';

export interface Chat extends Omit<Outbox, 'settle'> {
  readonly store: StoreApi<ChatState>;
  /** The open conversation; brings it up to date. @returns closes it */
  readonly open: (matchId: string) => () => void;
  /** Brings a conversation up to date; a failure stands in the state. */
  readonly refresh: (matchId: string) => Promise<void>;
  /** @throws {ApiFailure} */
  readonly loadOlder: (matchId: string) => Promise<void>;
  readonly markRead: (matchId: string) => void;
  /** Takes a message that the student has reported out of sight. */
  readonly hide: (matchId: string, messageId: string) => void;
  /** What the socket pushed. */
  readonly receive: (payload: unknown) => void;
  /** Something may have been missed: asks for it. */
  readonly resync: () => void;
  readonly end: () => void;
}

interface Surroundings {
  readonly store: StoreApi<ChatState>;
  readonly signal: AbortSignal;
  /** Ids of messages that whatever is under way must not bring back. */
  readonly hidden: ReadonlySet<string>;
}

function conversationsIn({ store, signal, hidden }: Surroundings): Conversations {
  const read: Conversations['read'] = (matchId) =>
    store.getState().conversations[matchId] ?? unknownConversation;
  return {
    read,
    change: (matchId, to) =>
      store.setState(({ conversations }) => ({
        conversations: { ...conversations, [matchId]: without(to(read(matchId)), hidden) },
      })),
    list: (matchId, query) => call(listMessages, { params: { matchId }, query }, { signal }),
  };
}

/** Brings conversations up to date and keeps in the state which could not be. */
function createRefresh(
  store: StoreApi<ChatState>,
  catchUp: (matchId: string) => Promise<void>,
): Chat['refresh'] {
  const mark = (matchId: string, failed: boolean) =>
    store.setState((state) => ({ failed: { ...state.failed, [matchId]: failed } }));
  return async (matchId) => {
    try {
      await catchUp(matchId);
      mark(matchId, false);
    } catch (error) {
      mark(matchId, true);
      // The match has ended: the list of conversations says so.
      if (error instanceof ApiFailure && [403, 404].includes(error.status)) refreshMatches();
    }
  };
}

/** Where unsent messages outlast the page. */
export interface UnsentStorage {
  readonly text: string;
  readonly setText: (text: string) => void;
}

/** Everything a tab does with conversations, for as long as one student is signed in. */
export function createChat(storage: UnsentStorage): Chat {
  const store = createStore<ChatState>(() => ({ ...emptyChat, unsent: fromText(storage.text) }));
  const ending = new AbortController();
  const { signal } = ending;
  const hidden = new Set<string>();
  const conversations = conversationsIn({ store, signal, hidden });
  const refresh = createRefresh(store, createCatchUp(conversations));
  const { settle, ...outbox } = createOutbox({ store, signal, refresh });
  store.subscribe((now, before) => {
    if (now.conversations !== before.conversations) settle();
    if (now.unsent !== before.unsent && !signal.aborted) storage.setText(toText(now.unsent));
  });
  let openMatch: string | undefined;

  return {
    ...outbox,
    store,
    refresh,
    markRead: createMarks({ store, signal }),
    hide: (matchId, messageId) => {
      hidden.add(messageId);
      conversations.change(matchId, (known) => known);
      refreshMatches();
    },
    loadOlder: (matchId) => loadOlder(conversations, matchId),
    open: (matchId) => {
      openMatch = matchId;
      void refresh(matchId);
      return () => {
        if (openMatch === matchId) openMatch = undefined;
      };
    },
    receive: (payload) => {
      const parsed = newChatMessage.safeParse(payload);
      if (!parsed.success) return;
      const { matchId, message } = parsed.data;
      conversations.change(matchId, (known) => withLive(known, message));
      if (!isKnownMatch(matchId)) refreshMatches();
    },
    resync: () => {
      refreshMatches();
      if (openMatch !== undefined) void refresh(openMatch);
    },
    end: () => ending.abort(),
  };
}
