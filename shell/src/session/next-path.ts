import { paths } from '@campus/federation/remote';
import type { SignedOutReason } from '@campus/shared-auth';

/** What the gate hands to the login page beside the address. */
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
 * The page to go back to, from an address that anybody may have written: a path of this site, or
 * undefined. `//elsewhere`, `/\elsewhere` and the like are read as the browser reads them: another site. So is
 * what only becomes one when its dots are worked out, as `/.//elsewhere` does.
 */
export function safeNext(next: string | null): string | undefined {
  if (!next?.startsWith('/')) return undefined;
  const { origin } = window.location;
  if (!URL.canParse(next, origin)) return undefined;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
