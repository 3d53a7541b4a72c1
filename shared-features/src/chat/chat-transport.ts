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

/** The server calls of one kind of conversation. Each fails with `ApiFailure`. */
export interface ChatTransport {
  /** Oldest first: the newest `limits.chatPage`, those before a message, or those after it. */
  readonly list: (
    conversationId: string,
    range: Range,
    options: Options,
  ) => Promise<readonly Message[]>;
  /** Path of a conversation's page. */
  readonly href: (conversationId: string) => string;
  /** @returns the created message, if the server includes it */
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
  /** Event name under which the server pushes its messages. */
  readonly event: LiveEventName;
  /** Parses a pushed event; undefined if it is not a message. */
  readonly read: (
    payload: unknown,
  ) => { readonly conversationId: string; readonly message: Message } | undefined;
  /** A message arrived. */
  readonly onMessage: (conversationId: string) => void;
  /** Refetches the list of conversations. */
  readonly refreshList: () => void;
  /** Name of its messages in reports. */
  readonly messageKind: ReportKind;
}

/** Refetches the data of a key; if its first fetch is still pending, after that. */
export function invalidateAnswers(queryKey: readonly unknown[]): void {
  const unanswered = queryClient
    .getQueryCache()
    .findAll({ queryKey })
    .flatMap(({ state, promise }) => (state.data === undefined && promise ? [promise] : []));
  void Promise.allSettled(unanswered).then(() => queryClient.invalidateQueries({ queryKey }));
}
