import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { interestCalls } from './interest';
import {
  day,
  description,
  images,
  listingCalls,
  personName,
  phone,
  search,
  time,
  title,
} from './listing';
import { listingMessages } from './messages/listing';
import {
  clock,
  moment,
  optionalCount,
  optionalFlag,
  optionalImages,
  optionalText,
} from './shared/answer';
import { id, idParams } from './shared/fields';
import { pageQuery, pagination } from './shared/paging';

export const eventMessages = {
  added: 'Event created successfully!',
  updated: 'Event updated successfully!',
  deleted: 'Event deleted successfully!',
  addFailed: 'Failed to add event',
  createFailed: 'Failed to create event. Please try again.',
  updateFailed: 'Failed to update event',
  deleteFailed: 'Failed to delete event',
  listFailed: 'Failed to fetch events',
  moreFailed: 'Failed to fetch more events',
  mineFailed: 'Failed to fetch your events',
  confirmDelete: 'Are you sure you want to delete this event?',
  notAllowedTitle: 'Event Not Allowed',

  missing: 'This event does not exist or was deleted',
  notYours: 'Only the organiser can change this event',
} as const;

/** An event as every list answers it, on the campus clock. What follows `description` is extra. */
export const event = z.object({
  _id: id,
  images: optionalImages,
  title: z.string(),
  organiserName: optionalText,
  phone: optionalText,
  eventDate: moment,
  eventTime: clock,
  description: optionalText,
  thumbnails: z.optional(z.array(z.string())),
  isOrganizer: optionalFlag,
  hasEnded: optionalFlag,
  interestedCount: optionalCount,
  isInterested: optionalFlag,
});

export type CampusEvent = z.output<typeof event>;

const fields = {
  title,
  organiserName: personName(listingMessages.organiserRequired),
  phone,
  eventDate: day,
  eventTime: time,
  description,
};

/** What the form holds, in the order in which its problems are shown. */
export const eventForm = z.object({ images, ...fields });

/** What can be changed of an event: all of it but its pictures. */
export const eventChange = z.partial(z.object(fields));

const eventPage = z.object({ events: z.array(event), pagination });

/** Events still to come, soonest first. */
export const listEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  query: z.extend(pageQuery, { search, day: z.optional(day) }),
  answer: eventPage,
});

const calls = listingCalls({
  path: '/api/events',
  item: event,
  page: eventPage,
  create: eventForm,
  update: eventChange,
});

/** The student's own: those to come soonest first, then the ended ones, latest first. */
export const listMyEvents = calls.mine;
export const findEvent = calls.find;
export const createEvent = calls.create;
export const updateEvent = calls.update;
export const deleteEvent = calls.remove;
/** Those that every listing has. */
export const eventCalls = { ...calls, list: listEvents };

export const verifyEventOrganizer = endpoint({
  method: 'GET',
  path: '/api/events/:id/verify-organizer',
  params: idParams,
  answer: z.object({ isOrganizer: z.boolean() }),
});

const interest = interestCalls('/api/events');
export const showInterestInEvent = interest.show;
export const withdrawInterestInEvent = interest.withdraw;

/** Address of the event as an iCalendar file, for a link. */
export const eventCalendarPath = (eventId: string) => `/api/events/${eventId}/calendar.ics`;
