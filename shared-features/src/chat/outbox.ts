import { chatMessages, datingMessages } from '@campus/contract';
import {
  ApiFailure,
  failureMessage,
  isNetworkFailure,
  isQueuedOffline,
  moderationReason,
} from '@campus/contract/client';
import type { StoreApi } from 'zustand';
import type { ChatTransport } from './chat-transport';
import type { ChatState } from './chat-state';
import { timeOf } from './conversation';
import { nextOf, released, stillUnsent, withProgress, type Unsent } from './unsent';

/** Milliseconds within which an accepted message must arrive through the socket. */
const echoTimeout = 3000;

interface Surroundings {
  readonly transport: ChatTransport;
  readonly store: StoreApi<ChatState>;
  /** Aborted when the student logs out: nothing is sent in another student's name. */
  readonly signal: AbortSignal;
  /** Updates a conversation; never fails. */
  readonly refresh: (conversationId: string) => Promise<void>;
}

export interface Outbox {
  readonly send: (conversationId: string, text: string) => void;
  readonly retry: (entry: Unsent) => void;
  readonly discard: (entry: Unsent) => void;
  /** Removes messages that are already in the list. */
  readonly settle: () => void;
}

function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function reasonOf(error: unknown): string {
  if (isNetworkFailure(error)) return datingMessages.serverError;
  const message = failureMessage(error, chatMessages.sendFailed);
  const reason = moderationReason(error);
  return reason === undefined || reason === message ? message : `${message}: ${reason}`;
}

/** A rejection of one message blocks nothing; a failure of the connection or the server does. */
function holdsBack(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true;
  return error.status < 400 || error.status >= 500 || [401, 408, 429].includes(error.status);
}

/** Sends the messages of each conversation one after another, so that they stay in order. */
export function createOutbox({ transport, store, signal, refresh }: Surroundings): Outbox {
  const change = (to: (all: ChatState['unsent']) => ChatState['unsent']) =>
    store.setState(({ unsent }) => ({ unsent: to(unsent) }));
  const drop = (key: string) => change((all) => all.filter((entry) => entry.key !== key));

  const settle = () => {
    const { conversations, unsent } = store.getState();
    if (unsent.length === 0) return;
    change((all) =>
      stillUnsent(all, (conversationId, id) =>
        Boolean(conversations[conversationId]?.messages.some(({ _id }) => _id === id)),
      ),
    );
  };
  const isUnsent = (key: string) => store.getState().unsent.some((entry) => entry.key === key);
  const fetchIfMissing = ({ key, conversationId }: Unsent) => {
    if (isUnsent(key) && !signal.aborted) void refresh(conversationId);
  };

  /** If the answer does not identify the message, the list contains it. */
  const takeFromList = async ({ key, conversationId }: Pick<Unsent, 'key' | 'conversationId'>) => {
    await refresh(conversationId);
    drop(key);
  };

  /** Shows a message as waiting until it is sent, rejected, or withdrawn by the student. */
  const followQueued = async ({ key, conversationId }: Unsent) => {
    change((all) => withProgress(all, key, { is: 'queued' }));
    const refused = await window.offlineQueue?.settled(key);
    if (!refused) return takeFromList({ key, conversationId });
    const { problem: reason, unfit = false } = refused;
    change((all) => withProgress(all, key, { is: 'failed', reason, holds: false, unfit }));
  };

  const attempt = async (entry: Unsent) => {
    const { key, conversationId, text } = entry;
    const newest = store.getState().conversations[conversationId]?.messages.at(-1);
    const since = newest ? timeOf(newest) : 0;
    change((all) => withProgress(all, key, { is: 'sending', since }));
    try {
      const offline = { kind: 'message', text, href: transport.href(conversationId) } as const;
      const options = { idempotencyKey: key, signal, offline };
      const { sent } = await transport.send(conversationId, text, options);
      if (!sent) return await takeFromList(entry);
      change((all) => withProgress(all, key, { is: 'sent', as: sent._id }));
      settle();
      if (store.getState().link !== 'live') fetchIfMissing(entry);
      else setTimeout(() => fetchIfMissing(entry), echoTimeout);
    } catch (error) {
      if (isQueuedOffline(error)) {
        void followQueued(entry);
        return;
      }
      const unfit = moderationReason(error) !== undefined;
      const reason = reasonOf(error);
      const failed = { is: 'failed', reason, holds: holdsBack(error), unfit } as const;
      change((all) => withProgress(all, key, failed));
    }
  };
  const goOn = async (conversationId: string) => {
    for (;;) {
      const next = signal.aborted ? undefined : nextOf(store.getState().unsent, conversationId);
      if (!next) return;
      await attempt(next);
    }
  };

  return {
    settle,
    send: (conversationId, text) => {
      const entry: Unsent = { key: randomKey(), conversationId, text, progress: { is: 'waiting' } };
      change((all) => [...released(all, conversationId), entry]);
      void goOn(conversationId);
    },
    retry: ({ key, conversationId }) => {
      change((all) => withProgress(released(all, conversationId), key, { is: 'waiting' }));
      void goOn(conversationId);
    },
    discard: ({ key, conversationId }) => {
      drop(key);
      void goOn(conversationId);
    },
  };
}
