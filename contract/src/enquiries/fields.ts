import * as z from 'zod/mini';
import { enquiryMessages } from '../messages/enquiries';
import { atMost, requiredText, shaped, usedAs, type TextUse } from '../shared/text';

/** Text, an @, text with a dot inside, and no white space. */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Text read only by the operators. */
const unpublished = { moderation: 'none', evidence: false } as const;

/** One line of text that is forwarded by mail: it must not be able to become a header. */
export function oneLine(required: string, use: TextUse = unpublished) {
  const line = z.overwrite<string>((text) => text.replace(/\s+/g, ' '));
  return usedAs(
    requiredText({ required, tooLong: enquiryMessages.tooLong, ...use }).check(line),
    use,
  );
}

/** A text of several lines. */
export const manyLines = (required: string, use: TextUse = unpublished) =>
  requiredText({ required, tooLong: enquiryMessages.tooLong, ...use });

/** Maximum length of an answer. */
export const short = z.string().check(atMost(150, enquiryMessages.tooLong));
export const long = z.string().check(atMost(5000, enquiryMessages.tooLong));

export const address = z
  .string()
  .check(...shaped({ max: 254, pattern: emailPattern, error: enquiryMessages.emailInvalid }));

/** `@college.edu`, in lower case. */
export const suffix = z.string().check(
  z.toLowerCase(),
  ...shaped({
    max: 100,
    pattern: /^@[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    error: enquiryMessages.suffixInvalid,
  }),
);
