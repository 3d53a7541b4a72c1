import {
  eventCalls,
  eventCalendarPath,
  eventMessages,
  showInterestInEvent,
  verifyEventOrganizer,
  withdrawInterestInEvent,
  type CampusEvent,
} from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { createListing } from '@campus/shared-features/listing';
import type { Occasions } from '../../occasions/occasions';

/** What happens on campus. */
export const events: Occasions<
  CampusEvent,
  'events',
  Pick<CampusEvent, 'eventDate' | 'eventTime'>
> = {
  ...createListing({
    kind: 'event',
    noun: 'event',
    key: 'events',
    deleteTitle: 'Delete event',
    messages: eventMessages,
    calls: eventCalls,
  }),
  messages: eventMessages,
  dayField: 'eventDate',
  momentOf: ({ eventDate, eventTime }) => ({ day: eventDate, time: eventTime }),
  path: paths.event,
  calendarPath: eventCalendarPath,
  verify: verifyEventOrganizer,
  interest: { show: showInterestInEvent, withdraw: withdrawInterestInEvent },
};
