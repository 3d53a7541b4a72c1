import { registryChangedEvent } from '@campus/contract';
import { queryClient } from '@campus/contract/react';
import { awaitConnection } from '../federation/live';

/** Whether the site runs as an app of its own, in a window without the browser's buttons. */
export const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  // Safari's own word for it.
  Reflect.get(navigator, 'standalone') === true;

/** Asks anew for all that the page shows. What fails says so in its own place. */
export const refreshPage = (): Promise<void> => queryClient.refetchQueries({ type: 'active' });

const { dataset } = document.documentElement;

/** Whether the page shows answers that are of another day, as no others came: see boot.ts. */
export const showsLastSeen = (): boolean => dataset.lastSeen !== undefined;

/** A page that opened as it was last seen catches up once the site can be reached. */
export function refreshLastSeen(): void {
  if (dataset.offline === undefined) return;
  const stop = awaitConnection({
    wasDown: true,
    down: () => undefined,
    back: () => {
      stop();
      delete dataset.offline;
      window.dispatchEvent(new Event(registryChangedEvent));
      if (!showsLastSeen()) return;
      delete dataset.lastSeen;
      window.dispatchEvent(new Event('online'));
      void refreshPage();
    },
  });
}
