import { sharedCache } from './shared-cache';

/** Forgets what was shared with the site and not taken up. */
export function dropShared(): void {
  if ('caches' in window) void caches.delete(sharedCache).catch(() => undefined);
}
