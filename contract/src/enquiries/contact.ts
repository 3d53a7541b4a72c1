import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { enquiryMessages as say } from '../messages/enquiries';
import { done } from '../shared/answer';
import { atMost } from '../shared/text';
import { address, long, manyLines, oneLine, short } from './fields';

/** The fixed receiver that SPEC.md's call names. Nobody reads it: who gets the message is the site's own affair. */
export const contactReceiver = 'contact@campus.example';

/** All that is missing is said before anything that is wrong. */
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

/** SPEC.md's `to` may be sent and is not looked at: the receiver is the site's own. */
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact',
  body: contactForm,
  answer: done,
  credentials: 'omit',
});
