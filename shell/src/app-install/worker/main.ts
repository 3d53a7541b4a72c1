import { answerAsset, answerPage, keepFirstPage, keepOfflinePage, requestKind } from './answer';
import { watchTab } from './heartbeat';
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

// A tab runs the same script in its own worker, which receives its heartbeat.
if ('registration' in worker) {
  serve();
  serveQueue();
  servePush();
} else watchTab();
