/** A load that took longer than it may; retried like a network fault. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/**
 * Settles as `work` does, or rejects with TimeLimitError after `milliseconds`. The work itself
 * goes on: neither a script nor a stylesheet can be cancelled.
 */
export function withTimeLimit<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new TimeLimitError(`${what} took longer than ${milliseconds} ms`)),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
