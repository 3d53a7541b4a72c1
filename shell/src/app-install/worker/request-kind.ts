/**
 * How the worker handles a request: a `share` is stored for the composer, a `page` falls back to the offline
 * page, an `asset` may be cached, and `none` is ignored.
 */
export type RequestKind = 'share' | 'page' | 'asset' | 'none';

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
