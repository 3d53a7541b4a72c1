import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { day, images, listingCalls, social, time } from './listing';
import { listingMessages } from './messages/listing';
import { comingQuery, occasionAnswer, occasionCalls, occasionFields } from './occasions';
import { clock, moment, optionalText } from './shared/answer';
import { pagination } from './shared/paging';
import { looseText, orEmpty } from './shared/text';

export const exploreMessages = {
  durationTooLong: 'A duration can be at most 60 characters long',

  added: 'Explore added successfully!',
  updated: 'Explore updated successfully!',
  deleted: 'Explore deleted successfully!',
  createFailed: 'Failed to create explore post. Please try again.',
  updateFailed: 'Failed to update explore',
  deleteFailed: 'Failed to delete explore',
  listFailed: 'Failed to fetch explores',
  moreFailed: 'Failed to fetch more explores',
  mineFailed: 'Failed to fetch your explores',
  confirmDelete: 'Are you sure you want to delete this trip?',
  notAllowedTitle: 'Explore Post Not Allowed',
  addTitle: 'Add Trip',
  deleteTitle: 'Delete trip',

  missing: "This trip doesn't exist, or it was deleted",
  notYours: 'Only the organiser can change this trip',
} as const;

/** A group trip as every list returns it, on the campus clock. */
export const explore = occasionAnswer(
  { exploreDate: moment, exploreTime: clock },
  {
    source: optionalText,
    destination: optionalText,
    duration: optionalText,
    socialMediaHandle: optionalText,
  },
);

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
const fields = occasionFields({ exploreDate: day, exploreTime: time });

/** The values of the form, in the order in which problems are shown. */
export const exploreForm = z.object({
  images,
  ...fields,
  source: orEmpty(place),
  destination: orEmpty(place),
  duration: orEmpty(duration),
  socialMediaHandle: orEmpty(social),
});

/** The editable fields of a trip: all but the pictures. */
export const exploreChange = z.partial(
  z.object({ ...fields, source: place, destination: place, duration, socialMediaHandle: social }),
);

const explorePage = z.object({ explores: z.array(explore), pagination });

/** Upcoming trips, soonest first. */
export const listExplores = endpoint({
  method: 'GET',
  path: '/api/explores',
  query: comingQuery,
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

/** The student's own: upcoming ones soonest first, then past ones, latest first. */
export const listMyExplores = calls.mine;
export const findExplore = calls.find;
export const createExplore = calls.create;
export const updateExplore = calls.update;
export const deleteExplore = calls.remove;

const own = occasionCalls('/api/explores');
export const verifyExploreOrganizer = own.verify;
export const showInterestInExplore = own.interest.show;
export const withdrawInterestInExplore = own.interest.withdraw;

/** The calls, messages and names of this listing, for its pages. */
export const exploreListing = {
  kind: 'explore',
  key: 'explores',
  messages: exploreMessages,
  calls: { ...calls, ...own, list: listExplores },
  dayField: 'exploreDate',
  timeField: 'exploreTime',
} as const;
