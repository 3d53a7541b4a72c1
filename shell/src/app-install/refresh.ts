import { queryClient } from '@campus/contract/react';

/** Whether the site runs as an app of its own, in a window without the browser's buttons. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // Safari's own word for it.
  Reflect.get(navigator, 'standalone') === true;

/** Asks anew for all that the page shows. What fails says so in its own place. */
export const refreshPage = (): Promise<void> => queryClient.refetchQueries({ type: 'active' });

/** Whether the page shows answers that are of another day, as no others came: see boot.ts. */
export const showsLastSeen = (): boolean => document.documentElement.dataset.lastSeen !== undefined;
