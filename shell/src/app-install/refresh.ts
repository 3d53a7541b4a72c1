import { queryClient } from '@campus/contract/react';

/** Whether the site runs as an installed app, in a window without the browser's buttons. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // Safari's own property.
  Reflect.get(navigator, 'standalone') === true;

/**
 * Refetches all data of the page, and that of other pages and parts when they are shown: what was fetched or stored
 * before is not used again. Failures are shown where they occur.
 */
export function refreshPage(): Promise<void> {
  window.earlyAnswers?.clear();
  return queryClient.invalidateQueries();
}

/** Whether the page shows stored responses from an earlier visit, as no others arrived: see boot.ts. */
export const showsLastSeen = (): boolean => document.documentElement.dataset.lastSeen !== undefined;
