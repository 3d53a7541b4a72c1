import * as z from 'zod/mini';
import { requiredText } from '../shared/text';
import { enquiryMessages as say } from './messages';

/** Something, an @, something with a dot, and no white space. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One line of text that is sent on in a mail: no line of it may become a header. */
export const oneLine = (required: string) =>
  requiredText(required).check(z.overwrite<string>((text) => text.replace(/\s+/g, ' ')));

/** Longer than this is no answer to what was asked. */
export const short = z.string().check(z.maxLength(150, say.tooLong));
export const long = z.string().check(z.maxLength(5000, say.tooLong));

export const address = z
  .string()
  .check(z.maxLength(254, say.emailInvalid), z.regex(emailPattern, say.emailInvalid));

/** `@college.edu`, in lower case. */
export const suffix = z
  .string()
  .check(
    z.toLowerCase(),
    z.maxLength(100, say.suffixInvalid),
    z.regex(/^@[a-z0-9-]+(\.[a-z0-9-]+)+$/, say.suffixInvalid),
  );
