import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { countQueries } from '../../database/query-count';
import { describe } from '../../http/errors';
import type { Recipient } from './push.repository';

/** Milliseconds between two pushes to one student: what happens in between is told by one push at the end. */
export const restTime = 30_000;

/** Maximum number of students who wait or rest. Beyond it pushes are dropped: the bell still has everything. */
export const mostStudents = 5_000;

const atOnce = 8;

/** `missed`: something new happened while the student rests. */
type State = 'waiting' | 'resting' | 'missed';

export interface PushQueue {
  /** Returns at once. */
  add(recipient: Recipient): void;
  /** Drops what waits. Resolves when nothing is being delivered any more. */
  close(): Promise<void>;
}

interface Options {
  deliver(recipient: Recipient): Promise<void>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Pushes in this process alone, and only in memory: with several processes a student may get one from each. A crash
 * loses those that wait.
 */
export function createPushQueue({ deliver, log }: Options): PushQueue {
  const lanes = pLimit(atOnce);
  const states = new Map<string, State>();
  const timers = new Set<NodeJS.Timeout>();
  const working = new Set<Promise<void>>();
  let isFull = false;
  let isClosed = false;

  /** Whether the student may be added; logs once when the queue becomes full. */
  function hasRoom(): boolean {
    const wasFull = isFull;
    isFull = states.size >= mostStudents;
    if (isFull && !wasFull) log.warn('pushes are dropped: the queue is full');
    return !isFull;
  }

  function rest(recipient: Recipient): void {
    const { studentId } = recipient;
    states.set(studentId, 'resting');
    const timer = setTimeout(() => {
      timers.delete(timer);
      const hasMissed = states.get(studentId) === 'missed';
      states.delete(studentId);
      if (hasMissed) wait(recipient);
    }, restTime).unref();
    timers.add(timer);
  }

  function wait(recipient: Recipient): void {
    states.set(recipient.studentId, 'waiting');
    const work = lanes(async () => {
      if (isClosed) return;
      // From here on, the device may already have asked for its notifications.
      rest(recipient);
      // The call that caused it does not pay for it.
      await countQueries({ queries: 0 }, () => deliver(recipient));
    })
      .catch((error: unknown) => log.warn(describe(error), 'push failed'))
      .finally(() => working.delete(work));
    working.add(work);
  }

  return {
    add(recipient) {
      const state = states.get(recipient.studentId);
      if (state === 'resting') states.set(recipient.studentId, 'missed');
      else if (state === undefined && hasRoom()) wait(recipient);
    },
    async close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(working);
    },
  };
}
