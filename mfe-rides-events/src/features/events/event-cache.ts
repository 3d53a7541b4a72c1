import { findEvent, listEvents, listMyEvents, type CampusEvent } from '@campus/contract';
import { createListingCache } from '@campus/contract/react';

/** What a write does to the events that this tab holds. */
export const eventCache = createListingCache<CampusEvent>({
  key: 'events',
  calls: [listEvents, listMyEvents, findEvent],
});
