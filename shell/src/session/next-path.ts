import { paths } from '@campus/federation/remote';
import type { SignedOutReason } from '@campus/shared-auth';

/** The state that the gate passes to the login page in addition to the address. */
export interface LoginState {
  readonly reason?: SignedOutReason | undefined;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** The login page that leads back to `place`. */
export function loginFor(place: Place): string {
  const next = place.pathname + place.search + place.hash;
  return `${paths.login()}?${new URLSearchParams({ next })}`;
}

/**
 * The page to return to, from an untrusted address: a path of this site, or undefined. `//elsewhere`,
 * `/\elsewhere` and the like are parsed as the browser does: they lead to another site. So do paths that only
 * become one after their dots are resolved, such as `/.//elsewhere`.
 */
export function safeNext(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const { origin } = window.location;
  if (!URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
