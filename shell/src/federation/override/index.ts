import type { ErrorSource } from '../incidents';

/** Host names of the local machine. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the site itself runs on this machine. */
export const isLocalSite = (): boolean => localHosts.includes(location.hostname);

/** Storage key for the build that only this browser runs: JSON `{remote, base, expires}`. */
export const overrideKey = 'campus:override';

/** Maximum lifetime in milliseconds. */
export const longestOverride = 8 * 3_600_000;

/** A build that one browser runs instead of the live one. */
export interface Override {
  /** Folder name of the remote. */
  remote: string;
  /** Address that contains its `remote.json`, with a trailing slash. */
  base: string;
  /** Milliseconds since 1970. */
  expires: number;
}

function isAllowedBase(base: string, remote: string): boolean {
  const address = URL.canParse(base, location.origin) ? new URL(base, location.origin) : undefined;
  if (!address?.pathname.endsWith('/') || address.search || address.hash) return false;
  if (address.origin !== location.origin) {
    return address.protocol === 'http:' && localHosts.includes(address.hostname);
  }
  return new RegExp(`^/r/${remote}/[A-Za-z0-9][A-Za-z0-9._-]*/$`).test(address.pathname);
}

/**
 * Parses an override. One without an end gets the maximum lifetime; one with a longer lifetime is invalid.
 * @param now milliseconds since 1970
 * @returns undefined if it is invalid, has expired, or names an address that is not allowed
 */
export function readOverride(text: string | null, now: number): Override | undefined {
  let value: Partial<Record<keyof Override, unknown>>;
  try {
    value = JSON.parse(text ?? '{}');
  } catch {
    return undefined;
  }
  const { remote, base, expires = now + longestOverride } = value ?? {};
  if (typeof remote !== 'string' || !/^mfe-[a-z0-9-]+$/.test(remote)) return undefined;
  if (typeof base !== 'string' || !isAllowedBase(base, remote)) return undefined;
  if (typeof expires !== 'number' || expires <= now || expires > now + longestOverride) {
    return undefined;
  }
  return { remote, base, expires };
}

let remote: string | undefined;

/** Records the remote whose build only this browser runs; undefined for none. */
export function markOverridden(name: string | undefined): void {
  remote = name;
}

/** The build under which a part is reported: an override is not the live build. */
export const overriddenBuild = (part: ErrorSource): string | undefined =>
  part.remote === remote ? 'override' : part.build;

/** Runs an override in this browser if one is set. Other browsers do not load its code. @returns stops */
export function startOverride(): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  const begin = async () => {
    if (stop ?? !localStorage.getItem(overrideKey)) return;
    const { watchOverride } = await import(/* webpackChunkName: "override" */ './watch-override');
    if (!stopped) stop ??= watchOverride();
  };
  // Storage is blocked, or the code did not load: the live build runs.
  const tryBegin = () => void begin().catch(() => undefined);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === overrideKey) tryBegin();
  };
  tryBegin();
  window.addEventListener('storage', onStorage);
  return () => {
    stopped = true;
    window.removeEventListener('storage', onStorage);
    stop?.();
  };
}
