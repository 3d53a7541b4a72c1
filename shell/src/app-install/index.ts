import { showConnection } from './offline/offline-notice';
import { dropAtLogout, dropOldShared } from './shared-files';
import { followTheme } from './theme-colour';

/**
 * Registers the service worker. It is never taken from the browser's own cache, so a worker that went
 * wrong is replaced at the next visit. Private windows and blocked storage go without one.
 */
function registerWorker(): void {
  if (!window.isSecureContext || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** What makes the site an app. A chunk of its own, fetched when the page has loaded. */
export function installApp(): void {
  registerWorker();
  showConnection();
  followTheme();
  dropAtLogout();
  void dropOldShared().catch(() => undefined);
}
