import type { CampusEvent } from '@campus/contract';
import { hydrateOccasion, presentOccasion, type OccasionRow } from '../listing/occasion-row';

export type EventRow = OccasionRow;

export const hydrate = hydrateOccasion('event', []);

/** An event without its pictures. */
export function presentEvent(row: EventRow, now: Date): Omit<CampusEvent, 'images' | 'thumbnails'> {
  const start = (eventDate: string, eventTime: string) => ({ eventDate, eventTime });
  return presentOccasion(row, { now, start, own: {} });
}
