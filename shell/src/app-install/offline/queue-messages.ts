import type { QueuedAs, QueuedCall, QueuedProblem } from '@campus/contract/client';

/** `clearDrafts` of shared-auth deletes the database of this name. */
export const queueDatabase = 'offline-queue';

/** The channel on which the worker tells every tab what waits. */
export const queueChannel = 'campus:offline-queue';

/** What a tab asks of the worker. */
export type QueueRequest =
  /** Answered on the port of the message: all that waits by then, or undefined where it could not be stored. */
  | { readonly queue: 'add'; readonly call: QueuedCall; readonly student: string }
  /** Send what waits, and tell what is left. */
  | { readonly queue: 'send' }
  /** A write that failed is to be sent again, after what waits. */
  | { readonly queue: 'retry'; readonly key: string }
  | { readonly queue: 'discard'; readonly key: string };

/** What a tab knows of a write that waits; one with a problem is not sent again by itself. */
export interface QueuedEntry extends QueuedAs, Partial<QueuedProblem> {
  readonly key: string;
}

/** What the worker tells of one write. */
export interface ReportedEntry extends QueuedEntry {
  readonly student: string;
}
