import { hasUnsavedWork } from '@campus/federation/remote';

/** The handling of other builds in a tab: loads after the page. Undefined if it does not load. */
export const live = () =>
  import(/* webpackChunkName: "after-load" */ './live').catch(() => undefined);

const key = (remote: string): string => `reloaded:${remote}`;

/**
 * Reloads the tab if an address keeps hanging in it, at most once per remote until that remote has loaded,
 * and never over unsaved work. Returns whether it reloads.
 */
export function reloadOnce(remote: string, reload = () => location.reload()): boolean {
  try {
    if (hasUnsavedWork() || sessionStorage.getItem(key(remote))) return false;
    sessionStorage.setItem(key(remote), '1');
  } catch {
    return false; // without storage nothing would stop a reload loop
  }
  reload();
  return true;
}

/** The remote has loaded: another reload is allowed if it hangs again. */
export function allowReload(remote: string): void {
  try {
    sessionStorage.removeItem(key(remote));
  } catch {
    // Storage is blocked: nothing was stored either.
  }
}
