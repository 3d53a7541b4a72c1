import type { RequestEvent } from './scope';

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
