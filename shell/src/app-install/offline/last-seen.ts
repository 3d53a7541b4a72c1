import { registryChangedEvent } from '@campus/contract';
import { awaitConnection } from '../../federation/live';
import { refreshPage } from '../refresh';

const { dataset } = document.documentElement;

/** Whether the page shows answers that are of another day, as no others came: see boot.ts. */
export const showsLastSeen = (): boolean => dataset.lastSeen !== undefined;

/** A page that opened as it was last seen catches up once the site can be reached. */
export function refreshLastSeen(): void {
  if (dataset.offline === undefined) return;
  const back = () => {
    delete dataset.offline;
    window.dispatchEvent(new Event(registryChangedEvent));
    if (!showsLastSeen()) return;
    delete dataset.lastSeen;
    window.dispatchEvent(new Event('online'));
    void refreshPage();
  };
  const stop = awaitConnection({
    wasDown: true,
    down: () => undefined,
    back: () => {
      stop();
      back();
    },
  });
}
