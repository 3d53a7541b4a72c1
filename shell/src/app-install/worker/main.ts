import { answerAsset } from './answer-asset';
import { answerPage, keepFirstPage, keepOfflinePage } from './answer-page';
import { watchTab } from './heartbeat';
import { serveQueue } from './offline-queue';
import { requestKind } from './request-kind';
import { cacheNames, dropOutdated, type RequestEvent, worker } from './scope';
import { answerShare } from './share';

/** The shell's build, put here when it is made: each build is another worker with caches of its own. */
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
  // A new worker takes over at once, tabs of the old build included. Their files have a hash in their
  // names, so it gives them the very bytes that the old one gave, fetched as if there were no worker
  // where its own cache has none; and pages come from the network whoever answers. No tab can tell.
  worker.addEventListener('install', (event) => {
    event.waitUntil(keepOfflinePage(names).then(() => worker.skipWaiting()));
    // Calls, live events and pictures need not wake a sleeping worker to be told that it has no answer.
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

// A tab runs the same script in a worker of its own, which hears its heart beat.
if ('registration' in worker) {
  serve();
  serveQueue();
} else watchTab();
