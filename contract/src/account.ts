import * as z from 'zod/mini';
import { enteredPassword } from './auth-fields';
import { endpoint } from './endpoint';
import { deletionMessages } from './messages/user';
import { done, optionalText } from './shared/answer';

/** A zip file with all data that the site stores about the student: not JSON, so it is not an endpoint. */
export const exportPath = '/api/user/export';

/** Days between the request and the deletion; signing in during this time cancels the request. */
export const deletionDays = 7;

export const deletionForm = z.object({
  password: enteredPassword(deletionMessages.passwordRequired),
  /** What happens to confessions, and to comments on confessions: they stay anonymous, or are deleted too. */
  confessions: z.enum(['keep', 'delete'], deletionMessages.confessionsRequired),
});

export type DeletionForm = z.output<typeof deletionForm>;

/** Ends every session, including this one. `deleteAt` is the time of deletion, as an ISO instant. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/delete',
  body: deletionForm,
  answer: z.extend(done, { deleteAt: optionalText }),
});
