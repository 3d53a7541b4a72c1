import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { done, orNull } from './shared/answer';
import { idParams, picture } from './shared/fields';
import { pageQuery } from './shared/paging';
import { atMost, boundedText, looseText, shaped } from './shared/text';

/** What the fields that several listings have in common say when they are wrong. */
export const listingMessages = {
  imagesRequired: 'Please add at least one image',
  tooManyImages: 'Maximum 3 images allowed',
  imageFailed: 'Error processing image. Please try again.',
  titleRequired: 'Please enter a title',
  titleTooLong: 'A title can be at most 120 characters long',
  descriptionRequired: 'Please enter a description',
  descriptionTooLong: 'A description can be at most 2000 characters long',
  organiserRequired: 'Please enter the name of the organiser',
  nameTooLong: 'A name can be at most 80 characters long',
  phoneRequired: 'Please enter a phone number',
  phoneTooLong: 'Phone numbers can be at most 120 characters long',
  socialTooLong: 'Social media handles can be at most 200 characters long',
  placeTooLong: 'A place can be at most 120 characters long',
  dateRequired: 'Please choose a date',
  dateInvalid: 'Please choose a date of the calendar',
  timeRequired: 'Please choose a time',
  inThePast: 'Please choose a date and time in the future',
  tooFarAhead: 'Please choose a date within the next two years',
  searchTooLong: 'A search can be at most 100 characters long',

  serverError: 'Server error. Please try again later.',
  notAllowedHint: 'Please modify your content to follow community guidelines and try again.',
} as const;

/** The campus keeps Indian time, which is 5:30 ahead of UTC all year. */
const offset = '+05:30';

/**
 * The instant at which the campus clock shows a day and a time.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`, 24 hours
 */
export function campusInstant(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${offset}`);
}

/** Whether a `YYYY-MM-DD` is a day of the calendar: 2026-02-30 is none. */
export function isReal(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

export const title = boundedText({
  required: listingMessages.titleRequired,
  max: limits.titleLength,
  tooLong: listingMessages.titleTooLong,
  moderation: 'title',
  evidence: true,
});
export const description = boundedText({
  required: listingMessages.descriptionRequired,
  max: limits.descriptionLength,
  tooLong: listingMessages.descriptionTooLong,
  moderation: 'description',
  evidence: true,
});
export const phone = boundedText({
  required: listingMessages.phoneRequired,
  max: limits.phoneLength,
  tooLong: listingMessages.phoneTooLong,
  moderation: 'contact',
  evidence: true,
});

/** Somebody's name, as others read it. */
export const personName = (required: string) =>
  boundedText({
    required,
    max: limits.nameLength,
    tooLong: listingMessages.nameTooLong,
    moderation: 'name',
    evidence: true,
  });

/** A missing text counts as an empty one. Not for changes, where a missing field stays as it is. */
export const orEmpty = (text: ReturnType<typeof looseText>) => z._default(text, '');

/** One or several handles or addresses, separated by commas. */
export const social = looseText({
  max: limits.socialLength,
  tooLong: listingMessages.socialTooLong,
  moderation: 'contact',
  evidence: true,
});

/** `YYYY-MM-DD` on the campus clock. */
export const day = z
  .string(listingMessages.dateRequired)
  .check(
    ...shaped({ max: 10, pattern: /^\d{4}-\d\d-\d\d$/, error: listingMessages.dateRequired }),
    z.refine(isReal, listingMessages.dateInvalid),
  );

/** `HH:MM` on the campus clock, 24 hours. */
export const time = z.string(listingMessages.timeRequired).check(
  ...shaped({
    max: 5,
    pattern: /^([01]\d|2[0-3]):[0-5]\d$/,
    error: listingMessages.timeRequired,
  }),
);

/** Data URLs, at least one; the server judges each by its bytes. */
export const images = z
  .array(picture(listingMessages.imageFailed), listingMessages.imagesRequired)
  .check(
    z.minLength(1, listingMessages.imagesRequired),
    z.maxLength(limits.imagesPerListing, listingMessages.tooManyImages),
  );

/** What a list can be searched for. */
export const search = z.optional(
  z
    .string(listingMessages.searchTooLong)
    .check(z.trim(), atMost(limits.searchLength, listingMessages.searchTooLong)),
);

type Schema = z.core.$ZodType;

interface ListingShapes<Item, Page, Create, Update> {
  /** Where the collection stands, e.g. `/api/sell`. */
  readonly path: string;
  readonly item: Item;
  /** A page of the student's own. */
  readonly page: Page;
  readonly create: Create;
  readonly update: Update;
}

/** The calls that every listing has in the same form; its lists and what is its own stand beside them. */
export function listingCalls<
  Item extends Schema,
  Page extends Schema,
  Create extends Schema,
  Update extends Schema,
>({ path, item, page, create, update }: ListingShapes<Item, Page, Create, Update>) {
  const one = { path: `${path}/:id`, params: idParams };
  return {
    mine: endpoint({ method: 'GET', path: `${path}/user`, query: pageQuery, answer: page }),
    find: endpoint({ method: 'GET', ...one, answer: item }),
    create: endpoint({ method: 'POST', path, body: create, answer: item, status: 201 }),
    update: endpoint({ method: 'PUT', ...one, body: update, answer: item }),
    remove: endpoint({ method: 'DELETE', ...one, answer: done }),
  };
}

export const interestMessages = {
  shown: 'Marked as interested',
  withdrawn: 'No longer marked as interested',
  failed: 'Your interest was not saved',
} as const;

const interested = z.extend(done, {
  interestedCount: orNull(z.number()),
  isInterested: orNull(z.boolean()),
});

/** Saying, and taking back, that one is interested. Doing either twice changes nothing. */
export function interestCalls(path: string) {
  const one = { path: `${path}/:id/interest`, params: idParams, answer: interested };
  return {
    show: endpoint({ method: 'POST', ...one }),
    withdraw: endpoint({ method: 'DELETE', ...one }),
  };
}
