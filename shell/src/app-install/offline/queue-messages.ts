import type { QueuedAs, QueuedCall, QueuedProblem } from '@campus/contract/client';

/** `clearDrafts` of shared-auth deletes the database of this name. */
export const queueDatabase = 'offline-queue';

/** The channel on which the worker sends the waiting writes to every tab. */
export const queueChannel = 'campus:offline-queue';

/** A tab's request to the worker. */
export type QueueRequest =
  /** Answered on the message's port: all waiting writes, or undefined if it could not be stored. */
  | { readonly queue: 'add'; readonly call: QueuedCall; readonly student: string }
  /** Send the waiting writes, and report what is left. */
  | { readonly queue: 'send' }
  /** Send a failed write again, after the waiting ones. */
  | { readonly queue: 'retry'; readonly key: string }
  | { readonly queue: 'discard'; readonly key: string };

/** A waiting write as a tab sees it; one with a problem is not sent again automatically. */
export interface QueuedEntry extends QueuedAs, Partial<QueuedProblem> {
  readonly key: string;
}

/** The worker's report on one write. */
export interface ReportedEntry extends QueuedEntry {
  readonly student: string;
}
