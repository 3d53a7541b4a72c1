/** Milliseconds to wait at most, and where a browser does not say when it is idle. */
const patience = 2000;
const pause = 200;

/** Calls back once the page has nothing more urgent to do. @returns gives up */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, pause);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(handle);
}
