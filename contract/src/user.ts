import * as z from 'zod/mini';
import { chosenPassword, enteredPassword, oldPassword, username } from './auth-fields';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { authMessages as say } from './messages/auth';
import { done, optionalFlag, optionalText, orNull } from './shared/answer';
import { id } from './shared/fields';
import { atMost } from './shared/text';

/** What is said about leaving the site for good. */
export const deletionMessages = {
  passwordRequired: 'Please enter your password',
  passwordWrong: 'Password is incorrect',
  confessionsRequired: 'Please choose what happens to your confessions',
  /** @param when the campus date and time, such as '24 Nov 2026, 5:30 pm' */
  scheduled: (when: string) =>
    `Your account will be deleted on ${when}. Sign in before then to keep it.`,
  failed: 'Failed to delete account',
} as const;

/** What a student with the right password is told at the login instead of the usual greeting. */
export const admissionMessages = {
  /** Within the days that a deletion can be taken back. */
  takenBack: 'Welcome back! Your account will not be deleted.',
  suspended: 'Your account is suspended. Please contact us.',
} as const;

/** What is said about the browsers that a student is signed in on. */
export const sessionListMessages = {
  listFailed: 'Failed to fetch your sessions',
  ended: 'Session ended',
  othersEnded: 'All other sessions ended',
  endFailed: 'Failed to end the session',
  missing: 'This session has already ended',
} as const;

/** What is said about the file with a student's own data. */
export const exportMessages = {
  saved: 'Your data was downloaded',
  failed: 'Failed to download your data. Please try again.',
} as const;

export const profile = z.object({
  username: z.string(),
  email: optionalText,
  collegeName: optionalText,
});

export type Profile = z.output<typeof profile>;

export const readProfile = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  answer: profile,
});

export const usernameForm = z.object({ username });

export const updateUsername = endpoint({
  method: 'PUT',
  path: '/api/user/username',
  body: usernameForm,
  answer: z.extend(done, { username: orNull(z.string()) }),
});

export const passwordForm = z
  .object({
    oldPassword,
    newPassword: chosenPassword(say.newPasswordRequired),
    confirmPassword: z
      .string(say.passwordsDiffer)
      .check(atMost(limits.passwordMax, say.passwordsDiffer)),
  })
  .check(
    z.refine((form) => form.newPassword === form.confirmPassword, {
      message: say.passwordsDiffer,
      path: ['confirmPassword'],
    }),
  );

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/user/change-password',
  body: passwordForm,
  answer: done,
});

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

const openSession = z.object({
  /** Names the session to its student, and is good for nothing else. */
  _id: id,
  createdAt: optionalText,
  /** To the hour. */
  lastSeen: optionalText,
  /** The one that asks. */
  current: optionalFlag,
  /** Such as 'Chrome on Android'; null where the browser did not say. */
  device: orNull(z.string()),
});

export type OpenSession = z.output<typeof openSession>;

/** Where the student is signed in, the one that asks first, then by their last use. */
export const listSessions = endpoint({
  method: 'GET',
  path: '/api/user/sessions',
  answer: z.array(openSession),
});

/** Signs one of them out, and closes what it has open. 404 where it has ended already. */
export const endOneSession = endpoint({
  method: 'POST',
  path: '/api/user/sessions/end',
  body: z.object({ id }),
  answer: done,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/user/sessions/end-others',
  answer: done,
});
