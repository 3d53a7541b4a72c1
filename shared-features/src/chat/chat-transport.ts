import type { ReportKind } from '@campus/contract';
import type { QueuedAs } from '@campus/contract/client';
import { queryClient } from '@campus/contract/react';
import type { LiveEventName } from '@campus/shared-auth/live';
import type { Message } from './conversation';

interface Options {
  /** Aborted when the student logs out. */
  readonly signal: AbortSignal;
}

interface Range {
  readonly before?: string;
  readonly after?: string;
}

/** How one kind of conversation speaks with the server. Each of its calls fails with `ApiFailure`. */
export interface ChatTransport {
  /** Oldest first: the newest `limits.chatPage`, those before a message, or those that came after it. */
  readonly list: (
    conversationId: string,
    range: Range,
    options: Options,
  ) => Promise<readonly Message[]>;
  /** Path of the page of a conversation. */
  readonly href: (conversationId: string) => string;
  /** @returns which message it became, if the server says so */
  readonly send: (
    conversationId: string,
    text: string,
    options: Options & { readonly idempotencyKey: string; readonly offline: QueuedAs },
  ) => Promise<{ readonly sent: Message | null }>;
  readonly markRead: (
    conversationId: string,
    messageId: string,
    options: Options,
  ) => Promise<unknown>;
  /** Under which the server pushes its messages. */
  readonly event: LiveEventName;
  /** Reads what was pushed; undefined where it is no message. */
  readonly read: (
    payload: unknown,
  ) => { readonly conversationId: string; readonly message: Message } | undefined;
  /** A message arrived. */
  readonly onMessage: (conversationId: string) => void;
  /** Refetches the list of conversations. */
  readonly refreshList: () => void;
  /** As reports name its messages. */
  readonly messageKind: ReportKind;
}

/** Refetches what a key holds; if its first answer is still pending, after that. */
export function invalidateAnswers(queryKey: readonly unknown[]): void {
  const unanswered = queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .flatMap(({ state, promise }) => (state.data === undefined && promise ? [promise] : []));
  void Promise.allSettled(unanswered).then(() => queryClient.invalidateQueries({ queryKey }));
}
