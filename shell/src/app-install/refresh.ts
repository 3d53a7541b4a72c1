import { queryClient } from '@campus/contract/react';

/** Whether the site runs as an installed app, in a window without the browser's buttons. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // Safari's own property.
  Reflect.get(navigator, 'standalone') === true;

/** Refetches all data of the page. Failures are shown where they occur. */
export const refreshPage = (): Promise<void> => queryClient.refetchQueries({ type: 'active' });

/** Whether the page shows stored responses from an earlier visit, as no others arrived: see boot.ts. */
export const showsLastSeen = (): boolean => document.documentElement.dataset.lastSeen !== undefined;
