import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { enquiryMessages as say } from '../messages/enquiries';
import { done } from '../shared/answer';
import { atMost } from '../shared/text';
import { address, long, manyLines, oneLine, short } from './fields';

/** The fixed receiver in SPEC.md's call. It is ignored: the site decides who gets the message. */
export const contactReceiver = 'contact@campus.example';

/** Missing values are reported before invalid ones. */
export const contactForm = z.pipe(
  z.object({
    name: oneLine(say.fieldsRequired),
    email: oneLine(say.fieldsRequired),
    subject: oneLine(say.fieldsRequired),
    message: manyLines(say.fieldsRequired),
    to: z.optional(z.string().check(atMost(254, say.emailInvalid))),
  }),
  z.object({ name: short, email: address, subject: short, message: long }),
);

/** SPEC.md's `to` may be sent and is ignored: the site sets the receiver. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  body: contactForm,
  answer: done,
  credentials: 'omit',
});
