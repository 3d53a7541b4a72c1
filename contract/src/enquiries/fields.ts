import * as z from 'zod/mini';
import { atMost, requiredText, shaped, usedAs, type TextUse } from '../shared/text';

/** What is said to whoever writes to the people behind the site. */
export const enquiryMessages = {
  fieldsRequired: 'Please fill in all fields',
  requestFieldsRequired: 'Please fill in all required fields',
  emailInvalid: 'Please enter a valid email address',
  suffixInvalid: 'Please enter the email suffix with its @, such as @college.edu',
  tooLong: 'This is too long',

  contactSent: 'Thank you for your message! We will get back to you soon.',
  contactFailed: 'Failed to send message. Please try again.',
  networkFailed: 'Network error. Please check your connection and try again.',

  collegeRequested: 'College request submitted successfully! We will review and get back to you.',
  communityRequested:
    'Community request submitted successfully! We will review and get back to you.',
  collegeKnown: 'This college is already on Campus',
  communityKnown: 'This community already exists',
  requestFailed: 'Failed to submit request',
  serverError: 'Server error. Please try again.',
} as const;

/** Something, an @, something with a dot inside, and no white space. */
const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** What the operators alone read. */
const unpublished = { moderation: 'none', evidence: false } as const;

/** One line of text that is sent on in a mail: no line of it may become a header. */
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

/** Longer than this is no answer to what was asked. */
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
