declare global {
  interface Window {
    /** By address: calls started before the page that needs them was loaded. Whoever starts one must remove it. */
    earlyAnswers?: Map<string, Promise<Response>>;
    /** Starts the call of an address and stores its answer there. */
    beginCall?: (address: string) => Promise<Response>;
    /** Also stores it for offline, if the document's page opens offline. */
    beginOwnCall?: (address: string) => Promise<Response>;
  }
}

/**
 * The answer to a call already started by the document or a hovered link, for the first caller; undefined if
 * there is none, or if it is too old.
 * @param address path and query, as for a fetch
 * @param signal aborts the waiting; the call itself continues
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
