import { dropShared } from './drop-shared';
import { sharedAddress, sharedCache } from './shared-cache';

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
