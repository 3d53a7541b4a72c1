import {
  deleteEvent,
  eventCalendarPath,
  eventMessages,
  findEvent,
  listEvents,
  listMyEvents,
  showInterestInEvent,
  verifyEventOrganizer,
  withdrawInterestInEvent,
  type CampusEvent,
} from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { createListing } from '@campus/shared-features/listing';
import type { Occasions } from '../../occasions/occasions';

/** What happens on campus. */
export const events: Occasions<CampusEvent, 'events'> = {
  ...createListing({
    kind: 'event',
    noun: 'event',
    key: 'events',
    deleteTitle: 'Delete event',
    messages: eventMessages,
    list: listEvents,
    mine: listMyEvents,
    find: findEvent,
    remove: deleteEvent,
  }),
  momentOf: ({ eventDate, eventTime }) => ({ day: eventDate, time: eventTime }),
  path: paths.event,
  calendarPath: eventCalendarPath,
  verify: verifyEventOrganizer,
  interest: { show: showInterestInEvent, withdraw: withdrawInterestInEvent },
};
