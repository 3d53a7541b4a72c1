import type { RequestEvent } from './scope';

const offlinePage = '/offline.html';

/** Milliseconds until the first bytes: what a bad connection needs, and less than timeoutMs lasts. */
const timeoutMs = 8_000;

/** Fetches the offline page past the browser's own cache. */
export async function keepOfflinePage(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
}

function tooLong(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The page takes too long')), timeoutMs);
  });
}

const fromNetwork = async ({ request, preloadResponse }: RequestEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/**
 * A page is always the server's, with the registry of this moment in it; none is kept. Without a
 * network the offline page stands in its place. A page of ours that boots from a cache could not ask
 * who is signed in, would take that for nobody, and would sign the student out in every tab.
 */
export async function answerPage(event: RequestEvent, cacheName: string): Promise<Response> {
  try {
    return await Promise.race([fromNetwork(event), tooLong()]);
  } catch (error) {
    const page = await caches.match(offlinePage, { cacheName });
    if (page) return page;
    throw error;
  }
}

/** More than two builds of everything; the oldest go first. */
export const mostAssets = 300;

/**
 * Whether an answer may be kept: only what the server itself calls immutable, whole, and never a
 * page in the place of a file.
 */
export function isKeepable({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  const type = headers.get('content-type') ?? 'text/html';
  const rule = headers.get('cache-control') ?? '';
  return status === 200 && rule.includes('immutable') && !type.startsWith('text/html');
}

/** Those that are too many; `keys` are in the order in which they were kept. */
export const surplus = <T>(keys: readonly T[], most = mostAssets): T[] =>
  keys.slice(0, Math.max(0, keys.length - most));

async function keep(cache: Cache, url: string, answer: Response): Promise<void> {
  await cache.put(url, answer);
  await Promise.all(surplus(await cache.keys()).map((key) => cache.delete(key)));
}

/** From the cache, else from the network and kept. A miss stays what the server says it is. */
export async function answerAsset(event: RequestEvent, cacheName: string): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request.url, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(request);
  // A full disk costs the copy, not the page.
  if (isKeepable(answer)) {
    event.waitUntil(keep(cache, request.url, answer.clone()).catch(() => undefined));
  }
  return answer;
}
