import type { RequestEvent } from './scope';

const offlinePage = '/offline.html';

/** Milliseconds until the first bytes: what a bad connection needs, and less than patience lasts. */
const patience = 8_000;

/** Fetches the offline page past the browser's own cache. */
export async function keepOfflinePage(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.add(new Request(offlinePage, { cache: 'reload' }));
}

function tooLong(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('The page takes too long')), patience);
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
