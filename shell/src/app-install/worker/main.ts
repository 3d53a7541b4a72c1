import {
  type Beat,
  beatEvery,
  createWatch,
  deathAddress,
  deathCache,
} from '../../federation/live/beat';
import { answerAsset, answerPage, keepFirstPage, keepOfflinePage, requestKind } from './answer';
import { serveQueue } from './offline-queue';
import { servePush } from './push';
import { cacheNames, dropOutdated, type RequestEvent, worker } from './scope';
import { answerShare } from './share';

/** The shell's build, inserted at build time: each build is a different worker with its own caches. */
declare const buildId: string;

const names = cacheNames(buildId);
const never = ['/api/*', '/socket.io/*', '/media/*', '/registry.json'];

function answer(event: RequestEvent): Promise<Response> | undefined {
  switch (requestKind(event.request, worker.origin)) {
    case 'share':
      return answerShare(event.request);
    case 'page':
      return answerPage(event, names);
    case 'asset':
      return answerAsset(event, names.assets);
    case 'none':
      return undefined;
  }
}

function serve(): void {
  // A new worker takes over at once, including tabs of the old build. File names contain a hash, so it serves
  // the same bytes as the old one and fetches files that its own cache lacks; pages are loaded from the
  // network in any case. No tab notices.
  worker.addEventListener('install', (event) => {
    event.waitUntil(keepOfflinePage(names).then(() => worker.skipWaiting()));
    // Calls, live events and pictures need not wake a sleeping worker that does not handle them.
    const past = never.map((urlPattern) => ({
      condition: { urlPattern },
      source: 'network' as const,
    }));
    if (event.addRoutes) event.waitUntil(event.addRoutes(past).catch(() => undefined));
  });

  keepFirstPage(names);

  worker.addEventListener('activate', (event) => {
    event.waitUntil(
      Promise.all([
        dropOutdated(buildId),
        worker.registration.navigationPreload?.enable(),
        worker.clients.claim(),
      ]),
    );
  });

  worker.addEventListener('fetch', (event) => {
    const answered = answer(event);
    if (answered) event.respondWith(answered);
  });
}

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
function watchTab(): void {
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

// A tab runs the same script in its own worker, which receives its heartbeat.
if ('registration' in worker) {
  serve();
  serveQueue();
  servePush();
} else watchTab();
