import {
  deleteExplore,
  exploreCalendarPath,
  exploreMessages,
  findExplore,
  listExplores,
  listMyExplores,
  showInterestInExplore,
  verifyExploreOrganizer,
  withdrawInterestInExplore,
  type Explore,
} from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { createListing } from '@campus/shared-features/listing';
import type { Occasions } from '../../occasions/occasions';

/** Trips that students make together; the contract and the address call one an explore. */
export const explores: Occasions<Explore, 'explores'> = {
  ...createListing({
    kind: 'explore',
    noun: 'trip',
    key: 'explores',
    deleteTitle: 'Delete explore',
    messages: exploreMessages,
    list: listExplores,
    mine: listMyExplores,
    find: findExplore,
    remove: deleteExplore,
  }),
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
