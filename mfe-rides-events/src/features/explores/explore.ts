import {
  exploreCalls,
  exploreCalendarPath,
  exploreMessages,
  showInterestInExplore,
  verifyExploreOrganizer,
  withdrawInterestInExplore,
  type Explore,
} from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { createListing } from '@campus/shared-features/listing';
import type { Occasions } from '../../occasions/occasions';

/** Trips that students make together; the contract and the address call one an explore. */
export const explores: Occasions<
  Explore,
  'explores',
  Pick<Explore, 'exploreDate' | 'exploreTime'>
> = {
  ...createListing({
    kind: 'explore',
    noun: 'trip',
    key: 'explores',
    deleteTitle: 'Delete explore',
    messages: exploreMessages,
    calls: exploreCalls,
  }),
  messages: exploreMessages,
  dayField: 'exploreDate',
  momentOf: ({ exploreDate, exploreTime }) => ({ day: exploreDate, time: exploreTime }),
  path: paths.trip,
  calendarPath: exploreCalendarPath,
  verify: verifyExploreOrganizer,
  interest: { show: showInterestInExplore, withdraw: withdrawInterestInExplore },
};

/** From where to where, as far as either is known. */
export function formatPlaces({ source, destination }: Explore): string {
  if (source && destination) return `${source} to ${destination}`;
  return destination ? `To ${destination}` : source && `From ${source}`;
}
