import { chatMessages, datingMessages, sendMessage } from '@campus/contract';
import {
  ApiFailure,
  call,
  failureMessage,
  isNetworkFailure,
  moderationReason,
} from '@campus/contract/client';
import type { StoreApi } from 'zustand';
import { timeOf } from '../core/conversation';
import { nextOf, released, stillUnsent, withProgress, type Unsent } from '../core/unsent';
import type { ChatState } from './chat-state';
import { receiverOf } from './matches-query';

/** Milliseconds in which an accepted message has to arrive by the socket. */
const echoTimeout = 3000;

interface Surroundings {
  readonly store: StoreApi<ChatState>;
  /** Aborted when the student has gone: nothing is sent in another one's name. */
  readonly signal: AbortSignal;
  /** Brings a conversation up to date; never fails. */
  readonly refresh: (matchId: string) => Promise<void>;
}

export interface Outbox {
  readonly send: (matchId: string, text: string) => void;
  readonly retry: (entry: Unsent) => void;
  readonly discard: (entry: Unsent) => void;
  /** Takes away what stands in the list by now. */
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

/** A refusal of this one message holds nothing back; a failure of the line or the server does. */
function holdsBack(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true;
  return error.status < 400 || error.status >= 500 || [401, 408, 429].includes(error.status);
}

/** Sends messages one after another per match, so that they keep their order. */
export function createOutbox({ store, signal, refresh }: Surroundings): Outbox {
  const change = (to: (all: ChatState['unsent']) => ChatState['unsent']) =>
    store.setState(({ unsent }) => ({ unsent: to(unsent) }));

  const settle = () => {
    const { conversations, unsent } = store.getState();
    if (unsent.length === 0) return;
    change((all) =>
      stillUnsent(all, (matchId, id) =>
        Boolean(conversations[matchId]?.messages.some(({ _id }) => _id === id)),
      ),
    );
  };
  const isUnsent = (key: string) => store.getState().unsent.some((entry) => entry.key === key);
  const fetchIfMissing = ({ key, matchId }: Unsent) => {
    if (isUnsent(key) && !signal.aborted) void refresh(matchId);
  };

  const attempt = async (entry: Unsent) => {
    const { key, matchId, text } = entry;
    const newest = store.getState().conversations[matchId]?.messages.at(-1);
    const since = newest ? timeOf(newest) : 0;
    change((all) => withProgress(all, key, { is: 'sending', since }));
    try {
      const input = { body: { matchId, message: text, receiverId: receiverOf(matchId) } };
      const { sent } = await call(sendMessage, input, { idempotencyKey: key, signal });
      // An answer that does not tell which message it became: the list has it.
      if (!sent) {
        await refresh(matchId);
        change((all) => all.filter((one) => one.key !== key));
        return;
      }
      change((all) => withProgress(all, key, { is: 'sent', as: sent._id }));
      settle();
      if (store.getState().link !== 'live') fetchIfMissing(entry);
      else setTimeout(() => fetchIfMissing(entry), echoTimeout);
    } catch (error) {
      const unfit = moderationReason(error) !== undefined;
      const reason = reasonOf(error);
      const failed = { is: 'failed', reason, holds: holdsBack(error), unfit } as const;
      change((all) => withProgress(all, key, failed));
    }
  };
  const goOn = async (matchId: string) => {
    for (;;) {
      const next = signal.aborted ? undefined : nextOf(store.getState().unsent, matchId);
      if (!next) return;
      await attempt(next);
    }
  };

  return {
    settle,
    send: (matchId, text) => {
      const entry: Unsent = { key: randomKey(), matchId, text, progress: { is: 'waiting' } };
      change((all) => [...released(all, matchId), entry]);
      void goOn(matchId);
    },
    retry: ({ key, matchId }) => {
      change((all) => withProgress(released(all, matchId), key, { is: 'waiting' }));
      void goOn(matchId);
    },
    discard: ({ key, matchId }) => {
      change((all) => all.filter((entry) => entry.key !== key));
      void goOn(matchId);
    },
  };
}
