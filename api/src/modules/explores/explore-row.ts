import type { Explore } from '@campus/contract';
import { hydrateOccasion, presentOccasion, type OccasionRow } from '../listing/occasion-row';

/** A trip as read from the database for the viewing student. */
export interface ExploreRow extends OccasionRow {
  readonly source: string;
  readonly destination: string;
  readonly duration: string;
  readonly social: string;
}

export const hydrate = hydrateOccasion('explore', ['source', 'destination', 'duration', 'social']);

/** A trip without its pictures. */
export function presentExplore(row: ExploreRow, now: Date): Omit<Explore, 'images' | 'thumbnails'> {
  const { source, destination, duration, social } = row;
  return presentOccasion(row, {
    now,
    start: (exploreDate, exploreTime) => ({ exploreDate, exploreTime }),
    own: { source, destination, duration, socialMediaHandle: social },
  });
}
