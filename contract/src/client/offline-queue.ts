import type { Method } from '../endpoint';
import { sessionMessages } from '../messages/session';
import { ApiFailure } from './failure';

/** How something that waits for a connection is shown to the student who made it. */
export interface QueuedAs {
  readonly kind: 'post' | 'comment' | 'vote' | 'message';
  /** What was written; of a vote what it is to be: `like`, `dislike` or `none`. */
  readonly text: string;
  /** Path of the page that it belongs to. */
  readonly href: string;
}

/** A write that waits: the call as it will be sent. */
export interface QueuedCall extends QueuedAs {
  /** Sent as `Idempotency-Key`. A call with the key of one that waits takes its place. */
  readonly key: string;
  readonly method: Method;
  /** Path and query. */
  readonly address: string;
  readonly body: unknown;
}

/** Why the server did not take a write that had waited. */
export interface QueuedProblem {
  readonly problem: string;
  /** Moderation refused it. */
  readonly unfit?: boolean;
}

/** Writes of this student that wait for a connection. Held by the service worker, so they outlast the tab. */
export interface OfflineQueue {
  /** Whether something waits: what is sent now would overtake it. */
  isHolding: boolean;
  /** @returns whether it is stored; false where this browser stores nothing */
  readonly add: (call: QueuedCall) => Promise<boolean>;
  /**
   * Waits for what becomes of a write. Who asks shows it in its own place: one that was refused leaves the queue.
   * @returns undefined once it is sent, or the student has taken it back
   */
  readonly settled: (key: string) => Promise<QueuedProblem | undefined>;
}

declare global {
  interface Window {
    /** There once the page has loaded and a service worker answers for it. */
    offlineQueue?: OfflineQueue;
  }
}

/** Type of the failure of a call that waits instead. */
const queuedOffline = 'queued-offline';

/** Whether a call did not fail but waits for a connection. */
export function isQueuedOffline(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.type === queuedOffline;
}

/**
 * Stores a write until there is a connection.
 * @throws {ApiFailure} that `isQueuedOffline` where it is stored; returns where it cannot be
 */
export async function queueOffline(call: QueuedCall): Promise<void> {
  if (!(await window.offlineQueue?.add(call))) return;
  throw new ApiFailure(0, { type: queuedOffline, message: sessionMessages.queuedOffline });
}
