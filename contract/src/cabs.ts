import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { day, description, listingCalls, personName, phone, search, social, time } from './listing';
import { listingMessages } from './messages/listing';
import {
  clock,
  done,
  moment,
  optionalCount,
  optionalFlag,
  optionalText,
  orNull,
} from './shared/answer';
import { limitQuery, pagination } from './shared/paging';
import { author, id, idParams } from './shared/fields';
import { boundedText, orEmpty } from './shared/text';

export const cabMessages = {
  sourceRequired: 'Please enter the pickup location',
  destinationRequired: 'Please enter the destination',
  passengerRequired: 'Please enter the passenger name',
  seatsInvalid: 'Seats must be a whole number from 1 to 10',

  added: 'Cab sharing post created successfully!',
  updated: 'Cab updated successfully!',
  deleted: 'Cab deleted successfully!',
  createFailed: 'Failed to create cab post. Please try again.',
  updateFailed: 'Failed to update cab',
  deleteFailed: 'Failed to delete cab',
  listFailed: 'Failed to fetch cabs',
  mineFailed: 'Failed to fetch your cabs',
  confirmDelete: 'Are you sure you want to delete this ride?',
  notAllowedTitle: 'Cab Post Not Allowed',
  addTitle: 'Add Ride',
  deleteTitle: 'Delete ride',

  missing: "This ride doesn't exist, or it was deleted",
  notYours: 'Only the student who offered this ride can change it',
} as const;

export const seatMessages = {
  asked: "Seat requested. We'll tell you when you get it.",
  granted: 'Seat granted',
  refused: 'Request refused',
  withdrawn: 'Seat given back',
  full: 'This ride is full',
  ended: 'This ride has already left',
  own: 'This is your own ride',
  askedBefore: "You've already asked for a seat in this ride",
  answeredBefore: 'This request was already answered or withdrawn',
  missing: "You haven't asked for a seat in this ride",
  failed: "Couldn't save that. Please try again.",
  listFailed: "Couldn't load the seat requests",
} as const;

export const seatState = z.enum(['none', 'asked', 'granted', 'refused']);
export type SeatState = z.output<typeof seatState>;

/**
 * A ride as every list returns it. `journeyDate` and `journeyTime` are on the campus clock.
 * `seatsAvailable` is the number left: granting a seat takes one, giving it back returns it; 0 is full.
 * The fields after `phone` are extras: `seatRequests` counts pending requests, and is 0 for
 * everybody except the student who offers the ride.
 */
export const cab = z.object({
  _id: id,
  source: z.string(),
  destination: z.string(),
  passengerName: optionalText,
  journeyDate: moment,
  journeyTime: clock,
  seatsAvailable: z.number(),
  description: optionalText,
  socialMedia: optionalText,
  phone: optionalText,
  isAuthor: optionalFlag,
  hasEnded: optionalFlag,
  mySeat: z._default(seatState, 'none'),
  seatRequests: optionalCount,
  postedBy: optionalText,
});

export type Cab = z.output<typeof cab>;

const place = (required: string) =>
  boundedText({
    required,
    max: limits.placeLength,
    tooLong: listingMessages.placeTooLong,
    moderation: 'title',
    evidence: true,
  });
const seats = z
  .int(cabMessages.seatsInvalid)
  .check(
    z.gte(limits.seatsMin, cabMessages.seatsInvalid),
    z.lte(limits.seatsMax, cabMessages.seatsInvalid),
  );

const fields = {
  source: place(cabMessages.sourceRequired),
  destination: place(cabMessages.destinationRequired),
  passengerName: personName(cabMessages.passengerRequired),
  journeyDate: day,
  journeyTime: time,
  seatsAvailable: seats,
  description,
  phone,
};

/** The values of the form, in the order in which problems are shown. */
export const cabForm = z.object({ ...fields, socialMedia: orEmpty(social) });

/** Some or all fields; `seatsAvailable` is the new number of free seats, not counting granted ones. */
export const cabChange = z.partial(z.object({ ...fields, socialMedia: social }));

const cabPage = z.object({ cabs: z.array(cab), pagination });

/** Upcoming rides, soonest first: at most 200, or `limit`. */
export const listCabs = endpoint({
  method: 'GET',
  path: '/api/cabs',
  query: z.extend(limitQuery, {
    author,
    from: search,
    to: search,
    day: z.optional(day),
    /** `1` omits rides without a seat. */
    free: z.optional(z.literal('1')),
  }),
  answer: z.array(cab),
});

const calls = listingCalls({
  path: '/api/cabs',
  item: cab,
  page: cabPage,
  create: cabForm,
  update: cabChange,
});

/** The student's own: upcoming ones soonest first, then past ones, latest first. */
export const listMyCabs = calls.mine;
export const findCab = calls.find;
export const createCab = calls.create;
export const updateCab = calls.update;
export const deleteCab = calls.remove;
/** The calls, messages and names of this listing, for its pages. */
export const cabListing = {
  kind: 'cab',
  key: 'cabs',
  messages: cabMessages,
  calls: { ...calls, list: listCabs },
} as const;

export const verifyCabAuthor = endpoint({
  method: 'GET',
  path: '/api/cabs/:id/verify-author',
  params: idParams,
  answer: z.object({ isAuthor: z.boolean() }),
});

const seatAnswer = z.extend(done, { cab: orNull(cab) });

/** Requests one seat. 409 for an own ride, a full one, one that has left, or a repeated request. */
export const askForSeat = endpoint({
  method: 'POST',
  path: '/api/cabs/:id/seat',
  params: idParams,
  answer: seatAnswer,
});

/** Withdraws a request, or returns a granted seat. */
export const giveSeatBack = endpoint({
  method: 'DELETE',
  path: '/api/cabs/:id/seat',
  params: idParams,
  answer: seatAnswer,
});

const seatRequest = z.object({
  _id: id,
  username: z.string(),
  state: z.enum(['asked', 'granted', 'refused']),
  date: optionalText,
});

export type SeatRequest = z.output<typeof seatRequest>;

/** The seat requests, oldest first: only for the student who offers the ride. */
export const listSeatRequests = endpoint({
  method: 'GET',
  path: '/api/cabs/:id/seat-requests',
  params: idParams,
  answer: z.array(seatRequest),
});

/** Answers a pending request. Granting takes a seat; 409 if none is left. */
export const answerSeatRequest = endpoint({
  method: 'POST',
  path: '/api/cabs/:id/seat-requests/:requestId',
  params: z.object({ id, requestId: id }),
  body: z.object({ action: z.enum(['grant', 'refuse']) }),
  answer: seatAnswer,
});
