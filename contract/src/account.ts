import * as z from 'zod/mini';
import { enteredPassword } from './auth-fields';
import { endpoint } from './endpoint';
import { deletionMessages } from './messages/user';
import { done, optionalText } from './shared/answer';

/** A zip file with everything that the site keeps about the student: no JSON, hence no endpoint. */
export const exportPath = '/api/user/export';

/** Days between the request and the deletion; signing in meanwhile takes the request back. */
export const deletionDays = 7;

export const deletionForm = z.object({
  password: enteredPassword(deletionMessages.passwordRequired),
  /** What happens to confessions, and to comments on confessions: they stay without any link, or go too. */
  confessions: z.enum(['keep', 'delete'], deletionMessages.confessionsRequired),
});

export type DeletionForm = z.output<typeof deletionForm>;

/** Ends every session, this one as well. `deleteAt` is when the account is deleted, as an ISO instant. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/delete',
  body: deletionForm,
  answer: z.extend(done, { deleteAt: optionalText }),
});
