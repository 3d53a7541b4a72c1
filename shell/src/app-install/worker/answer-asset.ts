import type { RequestEvent } from './scope';

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
