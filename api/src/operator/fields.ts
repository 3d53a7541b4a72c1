import * as z from 'zod';
import { canBeId } from '../modules/ids';

const oneLine = (longest: number) =>
  z
    .string()
    .transform((text) => text.replaceAll('\u0000', '').replace(/\s+/g, ' ').trim())
    .pipe(
      z.string().min(1, 'must not be empty').max(longest, `must have ${longest} signs at most`),
    );

// The same lengths as in the forms of the site (contract/src/enquiries).

export const collegeName = oneLine(150);
export const communityName = oneLine(80);
export const communityDescription = oneLine(500);
/** Why somebody decided so; it is kept, and told to whom it concerns where the site does that. */
export const reason = oneLine(500);
export const word = oneLine(254);

export const id = z.string().trim().toLowerCase().refine(canBeId, 'must be an id of a list');

/** `@college.edu`, in lower case. */
export const suffix = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'must be an email suffix such as @college.edu')
  .regex(/^@[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be an email suffix such as @college.edu');

export const flag = z.boolean().default(false);
