import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { listingMessages } from './messages/listing';
import { done, orNull } from './shared/answer';
import { pageQuery } from './shared/paging';
import { idParams, picture } from './shared/fields';
import { atMost, boundedText, looseText, shaped } from './shared/text';

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

/** A person's name, as others see it. */
export const personName = (required: string) =>
  boundedText({
    required,
    max: limits.nameLength,
    tooLong: listingMessages.nameTooLong,
    moderation: 'name',
    evidence: true,
  });
/** One or more handles or addresses, separated by commas. */
export const social = looseText({
  max: limits.socialLength,
  tooLong: listingMessages.socialTooLong,
  moderation: 'contact',
  evidence: true,
});

/** The campus uses Indian time, which is 5:30 ahead of UTC all year. */
const offset = '+05:30';

/**
 * The instant at which the campus clock shows a day and a time.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`, 24 hours
 */
export function campusInstant(day: string, time: string): Date {
  return new Date(`${day}T${time}:00${offset}`);
}

/** Whether a `YYYY-MM-DD` is a calendar day: 2026-02-30 is not. */
export function isReal(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

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

/** Data URLs, at least one; the server checks the bytes of each. */
export const images = z
  .array(picture(listingMessages.imageFailed), listingMessages.imagesRequired)
  .check(
    z.minLength(1, listingMessages.imagesRequired),
    z.maxLength(limits.imagesPerListing, listingMessages.tooManyImages),
  );

/** Search text of a list. */
export const search = z.optional(
  z
    .string(listingMessages.searchTooLong)
    .check(z.trim(), atMost(limits.searchLength, listingMessages.searchTooLong)),
);

type Schema = z.core.$ZodType;

interface ListingShapes<Item, Page, Create, Update> {
  /** Path of the collection, e.g. `/api/sell`. */
  readonly path: string;
  readonly item: Item;
  /** A page of the student's own. */
  readonly page: Page;
  readonly create: Create;
  readonly update: Update;
}

/** The calls that are the same for every listing; list calls and special calls are defined separately. */
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
  shown: "You're interested",
  withdrawn: "You're no longer interested",
  failed: "Couldn't save your interest",
} as const;

const interested = z.extend(done, {
  interestedCount: orNull(z.number()),
  isInterested: orNull(z.boolean()),
});

/** Sets and removes the student's interest. Repeating either changes nothing. */
export function interestCalls(path: string) {
  const one = { path: `${path}/:id/interest`, params: idParams, answer: interested };
  return {
    show: endpoint({ method: 'POST', ...one }),
    withdraw: endpoint({ method: 'DELETE', ...one }),
  };
}
