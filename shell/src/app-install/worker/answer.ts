import { identityPath, lastSeenCache } from '@campus/contract/client';
import { type CacheNames, type RequestEvent, worker } from './scope';

/**
 * How the worker handles a request: a `share` is stored for the composer, a `page` falls back to the offline
 * page, an `asset` may be cached, and `none` is ignored.
 */
type RequestKind = 'share' | 'page' | 'asset' | 'none';

type Facts = Pick<Request, 'method' | 'mode' | 'url' | 'referrer'>;

/** Prefixes without pages. Content under the first three belongs to a student. */
export const notPages = ['/api', '/socket.io', '/media', '/s', '/r'] as const;

const looksLikeFile = /\.[A-Za-z0-9]{1,12}$/;
// Files with a hash or a build in their address, in plain characters, so that the path leads nowhere else.
const asset = /^\/(?:s\/[\w-]+|r\/[\w-]+\/[\w-]+)(?:\/[\w@-][\w@.-]*)+\.[a-z0-9]+$/;

export const isAsset = (pathname: string): boolean => asset.test(pathname);

function isPage(pathname: string): boolean {
  const elsewhere = notPages.some(
    (prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`),
  );
  return !elsewhere && !looksLikeFile.test(pathname);
}

// A share from the phone has no page as its origin. Another site's form may not fill our composer.
function isForeign(referrer: string, origin: string): boolean {
  return referrer.startsWith('http') && new URL(referrer).origin !== origin;
}

/** Classifies a request by its properties before it is sent. */
export function requestKind({ method, mode, url, referrer }: Facts, origin: string): RequestKind {
  const { origin: asked, pathname, search } = new URL(url);
  if (asked !== origin) return 'none';
  if (method === 'POST' && mode === 'navigate' && pathname === '/upload') {
    return isForeign(referrer, origin) ? 'none' : 'share';
  }
  if (method !== 'GET') return 'none';
  if (mode === 'navigate') return isPage(pathname) ? 'page' : 'none';
  // An address with a query bypasses a file that hung: see pending-assets.ts.
  return search === '' && isAsset(pathname) ? 'asset' : 'none';
}

/** Room for more than two builds of everything; the oldest are removed first. */
export const mostAssets = 300;

/**
 * Whether a response may be cached: only complete ones that the server marks as immutable, and never a page
 * in place of a file.
 */
export function isKeepable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const type = headers.get('content-type') ?? 'text/html';
  const rule = headers.get('cache-control') ?? '';
  return status === 200 && rule.includes('immutable') && !type.startsWith('text/html');
}

/** The excess entries; `keys` are ordered by the time of storing. */
export const surplus = <T>(keys: readonly T[], most = mostAssets): T[] =>
  keys.slice(0, Math.max(0, keys.length - most));

async function keep(cache: Cache, url: string, answer: Response): Promise<void> {
  await cache.put(url, answer);
  await Promise.all(surplus(await cache.keys()).map((key) => cache.delete(key)));
}

/** Responds from the cache, otherwise from the network and caches the result. Error responses stay unchanged. */
export async function answerAsset(event: RequestEvent, cacheName: string): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(request);
  // A full disk only prevents the copy, not the response.
  if (isKeepable(answer)) {
    event.waitUntil(keep(cache, request.url, answer.clone()).catch(() => undefined));
  }
  return answer;
}

const offlinePage = '/offline.html';

/** Milliseconds until the first bytes: enough for a bad connection, and less than a student would wait. */
const pageTimeout = 8_000;

/** Milliseconds after which the stored page is better than waiting. */
const lastSeenTimeout = 1_000;

/** Maximum number of stored documents, and of stored first responses; the oldest are removed first. */
const mostPages = 30;
const mostAnswers = 2 * mostPages;

/** Fetches the offline page, bypassing the browser's own cache. */
export async function keepOfflinePage({ offline }: CacheNames): Promise<void> {
  const cache = await caches.open(offline);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
}

/** Whether a document may be stored: see `offline` of a route. */
const mayBeKept = /<meta name="calls"[^>]* data-offline/;

const ownFile = /(?:href|src)="([^"]+)"/g;

const isWhole = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !!headers.get('content-type')?.startsWith('text/html') &&
  !headers.get('cache-control')?.includes('no-store');

async function dropSurplus(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(surplus(await cache.keys(), most).map((key) => cache.delete(key)));
}

/** Stores files that loaded before the worker existed. @throws if one of them cannot be had */
async function keepFiles(paths: readonly string[], cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    paths.filter(isAsset).map(async (path) => {
      if (!(await cache.match(path, { ignoreVary: true }))) await cache.add(path);
    }),
  );
}

/** Stores a document that may be opened without a connection, with a marker for boot.ts. */
async function keepPage(pathname: string, answer: Response, names: CacheNames): Promise<void> {
  const cache = await caches.open(names.pages);
  const html = await answer.text();
  if (!mayBeKept.test(html)) {
    await cache.delete(pathname);
    return;
  }
  const headers = new Headers(answer.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  // The stored document may be opened after the session has ended.
  headers.delete('server-timing');
  const marked = html.replace('<html', '<html data-offline');
  // Before the page: whoever finds it stored can open it.
  const files = [...html.matchAll(ownFile)].map(([, file = '']) => file);
  await keepFiles(files, names.assets);
  await cache.put(pathname, new Response(marked, { headers }));
  await dropSurplus(names.pages, mostPages);
  await dropSurplus(lastSeenCache, mostAnswers);
}

/** What a tab asks the worker to store: its page, and the addresses of files. */
interface FirstPage {
  keepPage?: string;
  keepFiles?: readonly string[];
}

const pathOf = (address: string): string => {
  const { origin, pathname } = new URL(address);
  return origin === worker.origin ? pathname : '';
};

/**
 * Stores the first page of a browser, loaded before the worker existed, when its tab requests it. Its
 * document and its files are still in the browser's own cache.
 */
export function keepFirstPage(names: CacheNames): void {
  const keepDocument = async (pathname: string) => {
    const asked = { cache: 'force-cache', headers: { accept: 'text/html' } } as const;
    const answer = await fetch(pathname, asked);
    if (isWhole(answer)) await keepPage(pathname, answer, names);
  };
  worker.addEventListener('message', (event) => {
    const { keepPage: pathname, keepFiles: files } = Object(event.data) as FirstPage;
    const kept = pathname
      ? keepDocument(pathname)
      : files && keepFiles(files.map(pathOf), names.assets);
    if (kept) event.waitUntil(kept.catch(() => undefined));
  });
}

/**
 * The stored page, only for a browser that knows whose it is: without the identity the page would take the
 * student for signed out, and sign them out in every tab.
 */
async function storedPage(pathname: string, { pages }: CacheNames): Promise<Response | undefined> {
  const identity = await caches.match(identityPath, { cacheName: lastSeenCache });
  return identity && caches.match(pathname, { cacheName: pages });
}

const fromNetwork = async ({ request, preloadResponse }: RequestEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/**
 * Pages are fetched from the server, with its current registry. Without a network, or with a very slow one, a
 * page that may be stored opens from the cache; all others are replaced by the offline page.
 */
export async function answerPage(event: RequestEvent, names: CacheNames): Promise<Response> {
  const answering = fromNetwork(event);
  const { pathname } = new URL(event.request.url);
  const stored = await storedPage(pathname, names);
  const network = answering.then((answer) => {
    const isKnown = stored && stored.headers.get('etag') === answer.headers.get('etag');
    if (!isKnown && isWhole(answer)) {
      event.waitUntil(keepPage(pathname, answer.clone(), names).catch(() => undefined));
    }
    return answer;
  });
  event.waitUntil(network.catch(() => undefined));
  const instead = () => stored ?? caches.match(offlinePage, { cacheName: names.offline });
  const timeout = stored ? lastSeenTimeout : pageTimeout;
  const late = new Promise((resolve) => setTimeout(resolve, timeout)).then(instead);
  return (await Promise.race([network.catch(instead), late])) ?? network;
}
