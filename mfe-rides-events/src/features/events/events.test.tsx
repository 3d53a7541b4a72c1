import type { CampusEvent } from '@campus/contract';
import {
  describeListing,
  describePages,
  type ListingSubject,
} from '@campus/shared-features/testing';
import { describeOccasions } from '../../occasions/testing';
import { occasionRoutes, renderAt, sampleOccasion, saturday } from '../../test-support/samples';
import EventsWidget from '../../widgets/events';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

const subject: ListingSubject<CampusEvent> = {
  kind: 'event',
  noun: 'event',
  renderAt,
  Widget: EventsWidget,
  path: '/events',
  api: '/api/events',
  entry: (id, isMine = false) => ({
    ...sampleOccasion(id, isMine),
    eventDate: '2026-03-15',
    eventTime: '18:30',
  }),
  titleOf: (id) => `Evening ${id}`,
  ...occasionRoutes('events'),
  ownership: { path: 'verify-organizer', denied: { isOrganizer: false } },
  messages: {
    updated: 'Event updated successfully!',
    updateFailed: 'Failed to update event',
    deleted: 'Event deleted successfully!',
    deleteFailed: 'Failed to delete event',
    listFailed: 'Failed to fetch events',
    mineFailed: 'Failed to fetch your events',
    confirmDelete: 'Are you sure you want to delete this event?',
    notAllowedTitle: 'Event Not Allowed',
    missing: "This event doesn't exist, or it was deleted",
  },
  texts: {
    add: 'Add Event',
    none: 'No upcoming events',
    ownNone: "You haven't announced an event yet",
    ownEnd: "You've reached the end of your events!",
    widgetNone: /No upcoming events/,
    name: 'Organiser name',
    knownName: 'Music club',
    knownPhone: '98765 43210',
  },
};

describeListing(subject);
describePages(subject, {
  moreFailed: 'Failed to fetch more events',
  end: "You've seen every event.",
});
describeOccasions(subject);
