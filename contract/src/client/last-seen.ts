/**
 * Cache of the first answers of pages that can open offline. The script in the document's
 * head stores them while the local flag says that a student is signed in.
 */
export const lastSeenCache = 'campus:last-seen';

/** The signed-in user: a page that does not know the user opens for nobody. */
export const identityPath = '/api/auth/me';

/** Deletes the last-seen answers: they belong to the user who was signed in. */
export function dropLastSeen(): void {
  // If storage is blocked nothing was stored, and a page without https has no caches.
  if ('caches' in globalThis) void caches.delete(lastSeenCache).catch(() => undefined);
}
