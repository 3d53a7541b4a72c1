import { isNetworkFault } from './load-faults';

export interface RetryPlan {
  /** Pauses between tries, in milliseconds; one more try than pauses. */
  backoff: readonly number[];
  /** No further try begins that would end its pause later than this, in milliseconds. */
  total: number;
  /** Whether a further try, after its pause, is still wanted. */
  goesOn: () => boolean;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs `work` until it succeeds. Only network faults are worth a second try.
 * @throws the last error
 */
export async function withRetries<T>(
  work: (attempt: number) => Promise<T>,
  { backoff, total, goesOn }: RetryPlan,
): Promise<T> {
  const started = Date.now();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work(attempt);
    } catch (error) {
      const wait = backoff[attempt];
      const late = wait === undefined || Date.now() - started + wait > total;
      if (late || !isNetworkFault(error)) throw error;
      await pause(wait);
      if (!goesOn()) throw error;
    }
  }
}
