import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { day, images, listingCalls, time } from './listing';
import { comingQuery, occasionAnswer, occasionCalls, occasionFields } from './occasions';
import { clock, moment } from './shared/answer';
import { pagination } from './shared/paging';

export const eventMessages = {
  added: 'Event created successfully!',
  updated: 'Event updated successfully!',
  deleted: 'Event deleted successfully!',
  createFailed: 'Failed to create event. Please try again.',
  updateFailed: 'Failed to update event',
  deleteFailed: 'Failed to delete event',
  listFailed: 'Failed to fetch events',
  moreFailed: 'Failed to fetch more events',
  mineFailed: 'Failed to fetch your events',
  confirmDelete: 'Are you sure you want to delete this event?',
  notAllowedTitle: 'Event Not Allowed',
  addTitle: 'Add Event',
  deleteTitle: 'Delete event',

  missing: "This event doesn't exist, or it was deleted",
  notYours: 'Only the organiser can change this event',
} as const;

/** An event as every list returns it, on the campus clock. */
export const event = occasionAnswer({ eventDate: moment, eventTime: clock }, {});

export type CampusEvent = z.output<typeof event>;

const fields = occasionFields({ eventDate: day, eventTime: time });

/** The values of the form, in the order in which problems are shown. */
export const eventForm = z.object({ images, ...fields });

/** The editable fields of an event: all but the pictures. */
export const eventChange = z.partial(z.object(fields));

const eventPage = z.object({ events: z.array(event), pagination });

/** Upcoming events, soonest first. */
export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  query: comingQuery,
  answer: eventPage,
});

const calls = listingCalls({
  path: '/api/events',
  item: event,
  page: eventPage,
  create: eventForm,
  update: eventChange,
});

/** The student's own: upcoming ones soonest first, then past ones, latest first. */
export const listMyEvents = calls.mine;
export const findEvent = calls.find;
export const createEvent = calls.create;
export const updateEvent = calls.update;
export const deleteEvent = calls.remove;

const own = occasionCalls('/api/events');
export const verifyEventOrganizer = own.verify;
export const showInterestInEvent = own.interest.show;
export const withdrawInterestInEvent = own.interest.withdraw;

/** The calls, messages and names of this listing, for its pages. */
export const eventListing = {
  kind: 'event',
  key: 'events',
  messages: eventMessages,
  calls: { ...calls, ...own, list: listEvents },
  dayField: 'eventDate',
  timeField: 'eventTime',
} as const;
