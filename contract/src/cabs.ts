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

  missing: "This ride isn't there, or it was deleted",
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
 * A ride as every list answers it. `journeyDate` and `journeyTime` are the campus clock's.
 * `seatsAvailable` is what is left: granting a seat takes one, giving it back returns it; 0 is full.
 * What follows `phone` is extra: `seatRequests` counts those that wait for an answer, and is 0 for
 * everybody but the student who offers the ride.
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

/** What the form holds, in the order in which its problems are shown. */
export const cabForm = z.object({ ...fields, socialMedia: orEmpty(social) });

/** Some or all fields; `seatsAvailable` is how many are left from now on, beside those granted. */
export const cabChange = z.partial(z.object({ ...fields, socialMedia: social }));

const cabPage = z.object({ cabs: z.array(cab), pagination });

/** Rides still to come, soonest first: at most 200, or `limit`. */
export const listCabs = endpoint({
  method: 'GET',
  path: '/api/cabs',
  query: z.extend(limitQuery, {
    author,
    from: search,
    to: search,
    day: z.optional(day),
    /** `1` leaves out rides without a seat. */
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

/** The student's own: those to come soonest first, then the ended ones, latest first. */
export const listMyCabs = calls.mine;
export const findCab = calls.find;
export const createCab = calls.create;
export const updateCab = calls.update;
export const deleteCab = calls.remove;
/** For the parts of a listing's pages: what they call, say and name. */
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

/** Asks for one seat. 409 on one's own ride, a full one, one that has left, or when asked before. */
export const askForSeat = endpoint({
  method: 'POST',
  path: '/api/cabs/:id/seat',
  params: idParams,
  answer: seatAnswer,
});

/** Takes a request back, or gives a granted seat back. */
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

/** Who asked for a seat, oldest first: for the student who offers the ride alone. */
export const listSeatRequests = endpoint({
  method: 'GET',
  path: '/api/cabs/:id/seat-requests',
  params: idParams,
  answer: z.array(seatRequest),
});

/** Answers a request that waits. Granting takes a seat; 409 when none is left. */
export const answerSeatRequest = endpoint({
  method: 'POST',
  path: '/api/cabs/:id/seat-requests/:requestId',
  params: z.object({ id, requestId: id }),
  body: z.object({ action: z.enum(['grant', 'refuse']) }),
  answer: seatAnswer,
});
