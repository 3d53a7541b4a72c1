import { setTimeout as wait } from 'node:timers/promises';
import { isRetryable } from './errors';

const attempts = 5;

/**
 * Tries again what PostgreSQL undid because of others, such as a deadlock. A lost connection is no reason: what
 * was being done may have taken effect.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
    }
    // Random, so that those who collided do not meet again.
    await wait(Math.random() * 10 * 2 ** attempt);
  }
}
