import * as z from 'zod/mini';
import { limits } from '../limits';
import { picture } from '../shared/picture';
import { atMost, boundedText, looseText, shaped } from '../shared/text';
import { isReal } from './campus-clock';
import { listingMessages as say } from './messages';

export const title = boundedText(say.titleRequired, limits.titleLength, say.titleTooLong);
export const description = boundedText(
  say.descriptionRequired,
  limits.descriptionLength,
  say.descriptionTooLong,
);
export const phone = boundedText(say.phoneRequired, limits.phoneLength, say.phoneTooLong);
export const organiserName = boundedText(say.organiserRequired, limits.nameLength, say.nameTooLong);

/** A missing text counts as an empty one. Not for changes, where a missing field stays as it is. */
export const orEmpty = (text: ReturnType<typeof looseText>) => z._default(text, '');

/** One or several handles or addresses, separated by commas. */
export const social = looseText(limits.socialLength, say.socialTooLong);

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
