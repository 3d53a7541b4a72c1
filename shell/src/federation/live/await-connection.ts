import { loadLimits } from '../registry';

/** Milliseconds between two questions whether the site can be reached again. */
const every = 3_000;

/** Whether the site answers at all, whatever it says: `navigator.onLine` knows of the device alone. */
const reaches = (): Promise<boolean> =>
  fetch('/registry.json', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(loadLimits().entry),
  }).then(
    () => true,
    () => false,
  );

interface Connection {
  /** The site cannot be reached. */
  down: () => void;
  /** It can again. */
  back: () => unknown;
}

/** For something that did not come: finds out whether the line is why, and when it is back. @returns stops */
export function awaitConnection({ down, back }: Connection): () => void {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasDown = false;
  let asking = false;

  const ask = async () => {
    clearTimeout(timer);
    if (asking || document.hidden) return;
    asking = true;
    const reached = await reaches();
    asking = false;
    if (ending.signal.aborted) return;
    if (!reached) {
      wasDown = true;
      down();
      timer = setTimeout(() => void ask(), every);
    } else if (wasDown) back();
  };
  const online = () => {
    wasDown = true;
    void ask();
  };

  window.addEventListener('online', online, { signal: ending.signal });
  document.addEventListener('visibilitychange', () => void ask(), { signal: ending.signal });
  void ask();
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
