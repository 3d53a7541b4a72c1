import {
  type Beat,
  beatEvery,
  createWatch,
  deathAddress,
  deathCache,
} from '../../federation/live/beat';

async function leave(starting: string): Promise<void> {
  if (!starting) return;
  const cache = await caches.open(deathCache);
  await cache.put(deathAddress, new Response(starting));
}

async function tell({ body, starting }: Beat): Promise<void> {
  await leave(starting).catch(() => undefined);
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/beacon', { method: 'POST', headers, body }).catch(() => undefined);
}

/** This script's part in a tab's own worker: receives its heartbeat, and reports when it stops. */
export function watchTab(): void {
  const watch = createWatch();
  let isSilent = false;
  addEventListener('message', ({ data }: MessageEvent<Beat | undefined>) => {
    // It was busy, and responds again.
    if (isSilent) void caches.delete(deathCache).catch(() => undefined);
    isSilent = false;
    watch.hear(data, performance.now());
  });
  setInterval(() => {
    const beat = watch.look(performance.now());
    if (!beat) return;
    isSilent = true;
    void tell(beat);
  }, beatEvery);
}
