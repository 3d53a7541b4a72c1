/**
 * Cache of the answers to the first calls of pages that open without a connection. The script in the document's
 * head keeps them for as long as the local flag says that a student is signed in.
 */
export const lastSeenCache = 'campus:last-seen';

/** Who is signed in: a page that cannot tell opens for nobody. */
export const identityPath = '/api/auth/me';

/** Drops what was last seen: it belongs to whoever was signed in. */
export function dropLastSeen(): void {
  // Blocked storage has kept nothing, and a page without https has no caches.
  if ('caches' in globalThis) void caches.delete(lastSeenCache).catch(() => undefined);
}
