import { useSession } from '@campus/shared-auth';
import { usePendingRedirect } from '../session/pending-redirect';
import { sharedAddress, sharedCache } from './worker/share';

/** Forgets what was shared with the site and not taken up. */
function dropShared(): void {
  if ('caches' in window) void caches.delete(sharedCache).catch(() => undefined);
}

/** Milliseconds for the way from sharing over a login, or a sign-up with its mail, to the composer. */
const oneHour = 60 * 60 * 1000;

export const isOld = (kept: string | null, now: number): boolean =>
  !(now - Date.parse(kept ?? '') < oneHour);

/** Pictures that nobody came for are nobody else's: they do not stay on a phone that is passed on. */
export async function dropOldShared(): Promise<void> {
  if (!('caches' in window)) return;
  const kept = await caches.match(sharedAddress, { cacheName: sharedCache });
  if (kept && isOld(kept.headers.get('date'), Date.now())) dropShared();
}

/**
 * Logging out forgets what was shared. Only in the tab where it is done: that a session ended by itself
 * looks the same in every other tab, and there the pictures may be on their way over the login.
 */
export function dropAtLogout(): () => void {
  return useSession.subscribe(({ reason }) => {
    if (reason === 'logout' && usePendingRedirect.getState().phase === 'holding') dropShared();
  });
}
