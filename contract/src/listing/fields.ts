import * as z from 'zod/mini';
import { limits } from '../limits';
import { picture } from '../shared/picture';
import { atMost, boundedText, looseText, shaped } from '../shared/text';
import { isReal } from './campus-clock';
import { listingMessages as say } from './messages';

export const title = boundedText({
  required: say.titleRequired,
  max: limits.titleLength,
  tooLong: say.titleTooLong,
  moderation: 'title',
  evidence: true,
});
export const description = boundedText({
  required: say.descriptionRequired,
  max: limits.descriptionLength,
  tooLong: say.descriptionTooLong,
  moderation: 'description',
  evidence: true,
});
export const phone = boundedText({
  required: say.phoneRequired,
  max: limits.phoneLength,
  tooLong: say.phoneTooLong,
  moderation: 'contact',
  evidence: true,
});

/** Somebody's name, as others read it. */
export const personName = (required: string) =>
  boundedText({
    required,
    max: limits.nameLength,
    tooLong: say.nameTooLong,
    moderation: 'name',
    evidence: true,
  });

/** A missing text counts as an empty one. Not for changes, where a missing field stays as it is. */
export const orEmpty = (text: ReturnType<typeof looseText>) => z._default(text, '');

/** One or several handles or addresses, separated by commas. */
export const social = looseText({
  max: limits.socialLength,
  tooLong: say.socialTooLong,
  moderation: 'contact',
  evidence: true,
});

/** `YYYY-MM-DD` on the campus clock. */
export const day = z
  .string(say.dateRequired)
  .check(
    ...shaped({ max: 10, pattern: /^\d{4}-\d\d-\d\d$/, error: say.dateRequired }),
    z.refine(isReal, say.dateInvalid),
  );

/** `HH:MM` on the campus clock, 24 hours. */
export const time = z
  .string(say.timeRequired)
  .check(...shaped({ max: 5, pattern: /^([01]\d|2[0-3]):[0-5]\d$/, error: say.timeRequired }));

/** Data URLs, at least one; the server judges each by its bytes. */
export const images = z
  .array(picture(say.imageFailed), say.imagesRequired)
  .check(
    z.minLength(1, say.imagesRequired),
    z.maxLength(limits.imagesPerListing, say.tooManyImages),
  );

/** What a list can be searched for. */
export const search = z.optional(
  z.string(say.searchTooLong).check(z.trim(), atMost(limits.searchLength, say.searchTooLong)),
);
