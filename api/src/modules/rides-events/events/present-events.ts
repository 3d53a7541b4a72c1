import { eventMessages, type CampusEvent } from '@campus/contract';
import { notFound } from '../../../http/errors';
import type { Services } from '../../../services';
import { presentPictures, type Asking } from '../../pictures/present-pictures';
import { presentEvent, type EventRow } from './event-row';
import { readableEvent } from './events.policy';

/** Tells of events that were read, in their order, with their pictures as the call prefers them. */
export function eventPresenter({ media, clock }: Services) {
  return async (asking: Asking, rows: readonly EventRow[]): Promise<CampusEvent[]> => {
    const pictures = presentPictures(asking, media);
    const now = clock();
    return Promise.all(
      rows.map(async (row) => ({
        ...presentEvent(row, now),
        ...(await pictures(row.images?.split(',') ?? [])),
      })),
    );
  };
}

/** The answer of every call that gives one event. @throws ApiError 404 */
export function eventAnswer(services: Services) {
  const present = eventPresenter(services);
  return async (asking: Asking, id: string): Promise<CampusEvent> => {
    const row = await readableEvent(services.database, asking.viewer, id);
    const [event] = await present(asking, [row]);
    if (event === undefined) throw notFound(eventMessages.missing);
    return event;
  };
}
