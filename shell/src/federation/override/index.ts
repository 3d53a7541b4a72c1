import type { ErrorSource } from '../incidents';

/** Names by which a machine calls itself. */
export const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the site itself runs on this machine. */
export const isLocalSite = (): boolean => localHosts.includes(location.hostname);

/** Where a browser keeps which build it alone runs: JSON `{remote, base, expires}`. */
export const overrideKey = 'campus:override';

/** Milliseconds for which it holds at most. */
export const longestOverride = 8 * 3_600_000;

/** A build that one browser runs in the place of the live one. */
export interface Override {
  /** Folder name of the remote. */
  remote: string;
  /** Address that holds its `remote.json`, with a slash at its end. */
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
 * Reads an override from its text. One without an end gets the longest; one that says it lasts longer than
 * that is none.
 * @param now milliseconds since 1970
 * @returns undefined where it is none, is over, or names an address that no override may have
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

/** Notes whose build this browser alone runs; undefined for none. */
export function markOverridden(name: string | undefined): void {
  remote = name;
}

/** The build that a part is told of by: a build of this browser alone is nobody's live one. */
export const overriddenBuild = (part: ErrorSource): string | undefined =>
  part.remote === remote ? 'override' : part.build;

/** Runs a build of its own in this browser where one is asked for. Nobody else loads a byte of it. @returns stops */
export function startOverride(): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  const begin = async () => {
    if (stop ?? !localStorage.getItem(overrideKey)) return;
    const { watchOverride } = await import(/* webpackChunkName: "override" */ './watch-override');
    if (!stopped) stop ??= watchOverride();
  };
  // Storage is blocked, or the code does not come: what is live it is.
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
