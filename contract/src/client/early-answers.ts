declare global {
  interface Window {
    /** By address: calls that were begun before the page that needs them was there. Whoever begins one ends it. */
    earlyAnswers?: Map<string, Promise<Response>>;
    /** Begins a call of that address, and keeps its answer there. */
    beginCall?: (address: string) => Promise<Response>;
  }
}

/**
 * The answer to a call that the document or a pointed link has begun, for the first who asks; undefined where
 * none has, or long since.
 * @param address path and query, as it would be fetched
 * @param signal ends the waiting; the call itself goes on
 */
export function takeEarlyAnswer(
  address: string,
  signal: AbortSignal,
): Promise<Response> | undefined {
  const answer = window.earlyAnswers?.get(address);
  window.earlyAnswers?.delete(address);
  if (!answer) return undefined;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    answer.then(resolve, reject);
  });
}
