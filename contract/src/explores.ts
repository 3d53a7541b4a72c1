import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { interestCalls } from './interest';
import { limits } from './limits';
import {
  day,
  description,
  images,
  listingCalls,
  personName,
  phone,
  search,
  social,
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
import { looseText, orEmpty } from './shared/text';

export const exploreMessages = {
  durationTooLong: 'A duration can be at most 60 characters long',

  added: 'Explore added successfully!',
  updated: 'Explore updated successfully!',
  deleted: 'Explore deleted successfully!',
  addFailed: 'Failed to add explore',
  createFailed: 'Failed to create explore post. Please try again.',
  updateFailed: 'Failed to update explore',
  deleteFailed: 'Failed to delete explore',
  listFailed: 'Failed to fetch explores',
  moreFailed: 'Failed to fetch more explores',
  mineFailed: 'Failed to fetch your explores',
  confirmDelete: 'Are you sure you want to delete this explore?',
  notAllowedTitle: 'Explore Post Not Allowed',

  missing: 'This explore does not exist or was deleted',
  notYours: 'Only the organiser can change this explore',
} as const;

/** A group trip as every list answers it, on the campus clock. What follows the handle is extra. */
export const explore = z.object({
  _id: id,
  images: optionalImages,
  title: z.string(),
  organiserName: optionalText,
  phone: optionalText,
  exploreDate: moment,
  exploreTime: clock,
  description: optionalText,
  source: optionalText,
  destination: optionalText,
  duration: optionalText,
  socialMediaHandle: optionalText,
  thumbnails: z.optional(z.array(z.string())),
  isOrganizer: optionalFlag,
  hasEnded: optionalFlag,
  interestedCount: optionalCount,
  isInterested: optionalFlag,
});

export type Explore = z.output<typeof explore>;

const place = looseText({
  max: limits.placeLength,
  tooLong: listingMessages.placeTooLong,
  moderation: 'title',
  evidence: true,
});
const duration = looseText({
  max: limits.durationLength,
  tooLong: exploreMessages.durationTooLong,
  moderation: 'title',
  evidence: true,
});
const fields = {
  title,
  organiserName: personName(listingMessages.organiserRequired),
  phone,
  exploreDate: day,
  exploreTime: time,
  description,
};

/** What the form holds, in the order in which its problems are shown. */
export const exploreForm = z.object({
  images,
  ...fields,
  source: orEmpty(place),
  destination: orEmpty(place),
  duration: orEmpty(duration),
  socialMediaHandle: orEmpty(social),
});

/** What can be changed of a trip: all of it but its pictures. */
export const exploreChange = z.partial(
  z.object({ ...fields, source: place, destination: place, duration, socialMediaHandle: social }),
);

const explorePage = z.object({ explores: z.array(explore), pagination });

/** Trips still to come, soonest first. */
export const listExplores = endpoint({
  method: 'GET',
  path: '/api/explores',
  query: z.extend(pageQuery, { search, day: z.optional(day) }),
  answer: explorePage,
  onSignedOut: 'page',
});

const calls = listingCalls({
  path: '/api/explores',
  item: explore,
  page: explorePage,
  create: exploreForm,
  update: exploreChange,
});

/** The student's own: those to come soonest first, then the ended ones, latest first. */
export const listMyExplores = calls.mine;
export const findExplore = calls.find;
export const createExplore = calls.create;
export const updateExplore = calls.update;
export const deleteExplore = calls.remove;
/** Those that every listing has. */
export const exploreCalls = { ...calls, list: listExplores };

export const verifyExploreOrganizer = endpoint({
  method: 'GET',
  path: '/api/explores/:id/verify-organizer',
  params: idParams,
  answer: z.object({ isOrganizer: z.boolean() }),
});

const interest = interestCalls('/api/explores');
export const showInterestInExplore = interest.show;
export const withdrawInterestInExplore = interest.withdraw;

/** Address of the trip as an iCalendar file, for a link. */
export const exploreCalendarPath = (exploreId: string) => `/api/explores/${exploreId}/calendar.ics`;
