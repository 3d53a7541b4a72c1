declare global {
  interface Window {
    /** By address: calls that the document began before any of its scripts had come. */
    earlyAnswers?: Map<string, Promise<Response>>;
  }
}

/** Milliseconds since the document began after which what it asked for may be out of date. */
const maxAge = 15_000;

/**
 * The answer to a call that the document has begun, for the first who asks; undefined where it has not, or has
 * long since.
 * @param address path and query, as it would be fetched
 * @param signal ends the waiting; the call itself goes on
 */
export function takeEarlyAnswer(
  address: string,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.get(address);
  window.earlyAnswers?.delete(address);
  if (!answer || performance.now() > maxAge) return undefined;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });
}
