import { installApp } from './app-install';
import { startLive } from './federation/live';

let begun = false;

/** What a page does once it has loaded: becomes an app, and follows what teams put live meanwhile. */
export function afterLoad(): void {
  if (begun) return;
  begun = true;
  installApp();
  startLive();
}
