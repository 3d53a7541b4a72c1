import { showConnection } from './offline/show-connection';
import { registerWorker } from './register-worker';
import { dropAtLogout } from './share/drop-at-logout';
import { dropOldShared } from './share/drop-old-shared';
import { followTheme } from './theme-colour';

/** What makes the site an app. A chunk of its own, fetched when the page has loaded. */
export function installApp(): void {
  registerWorker();
  showConnection();
  followTheme();
  dropAtLogout();
  void dropOldShared().catch(() => undefined);
}
