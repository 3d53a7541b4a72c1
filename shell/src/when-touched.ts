const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll'];

/**
 * Calls back at the first user action on the page.
 * @param latest milliseconds after which it is called without one
 * @returns cancels
 */
export function whenTouched(work: () => void, latest?: number): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const touched = () => {
    ending.abort();
    work();
  };
  for (const sign of signs) {
    addEventListener(sign, touched, { signal, capture: true, passive: true });
  }
  const timer = latest === undefined ? undefined : setTimeout(touched, latest);
  signal.addEventListener('abort', () => clearTimeout(timer));
  return () => ending.abort();
}
