import type { Method } from '../endpoint';
import { sessionMessages } from '../messages/session';
import { ApiFailure } from './failure';

/** How a queued write is shown to the student who made it. */
export interface QueuedAs {
  readonly kind: 'post' | 'comment' | 'edit' | 'vote' | 'heart' | 'message';
  /** The text written; for a vote or a heart its target state: `like`, `dislike` or `none`. */
  readonly text: string;
  /** Path of the page that shows it. */
  readonly href: string;
}

/** A queued write: the call as it will be sent. */
export interface QueuedCall extends QueuedAs {
  /** Sent as `Idempotency-Key`. A call with the key of a queued one replaces it. */
  readonly key: string;
  readonly method: Method;
  /** Path and query. */
  readonly address: string;
  readonly body: unknown;
  /** When it was first sent, in milliseconds since 1970: it may have arrived, and only its answer was lost. */
  readonly sentAt?: number;
}

/** Why the server rejected a queued write. */
export interface QueuedProblem {
  readonly problem: string;
  /** Rejected by moderation. */
  readonly unfit?: boolean;
}

/** This student's queued writes. Stored by the service worker, so they outlive the tab. */
export interface OfflineQueue {
  /** Whether the queue has writes: a write sent now would overtake them. */
  isHolding: boolean;
  /** @returns whether it is stored; false if this browser cannot store it */
  readonly add: (call: QueuedCall) => Promise<boolean>;
  /**
   * Waits for the result of a queued write. The caller displays it: a rejected write is removed from the queue.
   * @returns undefined once it is sent, or if the student has withdrawn it
   */
  readonly settled: (key: string) => Promise<QueuedProblem | undefined>;
}

declare global {
  interface Window {
    /** Set once the page has loaded and is controlled by a service worker. */
    offlineQueue?: OfflineQueue;
  }
}

/** Type of the failure of a call that was queued. */
const queuedOffline = 'queued-offline';

/** Whether a call was queued offline and did not really fail. */
export function isQueuedOffline(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.type === queuedOffline;
}

/**
 * Stores a write until there is a connection.
 * @throws {ApiFailure} that `isQueuedOffline` if it is stored; returns if it cannot be
 */
export async function queueOffline(call: QueuedCall): Promise<void> {
  if (!(await window.offlineQueue?.add(call))) return;
  throw new ApiFailure(0, { type: queuedOffline, message: sessionMessages.queuedOffline });
}
