import { hasUnsavedWork } from '@campus/federation/remote';

/** What a tab does about other builds: comes once the page has loaded. Undefined where it does not come. */
export const live = () =>
  import(/* webpackChunkName: "after-load" */ './live').catch(() => undefined);

const key = (remote: string): string => `reloaded:${remote}`;

/**
 * Reloads the tab where an address goes on hanging in it, at most once per remote until that remote
 * has loaded, and never over unsaved work. Returns whether it does.
 */
export function reloadOnce(remote: string, reload = () => location.reload()): boolean {
  try {
    if (hasUnsavedWork() || sessionStorage.getItem(key(remote))) return false;
    sessionStorage.setItem(key(remote), '1');
  } catch {
    return false; // without storage nothing would stop a loop
  }
  reload();
  return true;
}

/** The remote has loaded: another reload is allowed when it hangs again. */
export function allowReload(remote: string): void {
  try {
    sessionStorage.removeItem(key(remote));
  } catch {
    // Storage is blocked: nothing was kept either.
  }
}
