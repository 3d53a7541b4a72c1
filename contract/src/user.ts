import * as z from 'zod/mini';
import { chosenPassword, oldPassword, username } from './auth-fields';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { authMessages as say } from './messages/auth';
import { done, optionalFlag, optionalText, orNull } from './shared/answer';
import { atMost } from './shared/text';

export const profile = z.object({
  username: z.string(),
  email: optionalText,
  collegeName: optionalText,
  /** The following are extras. */
  avatar: orNull(z.string()),
  department: optionalText,
  year: orNull(z.number()),
  /** Whether acquaintances see which events and trips interest the student, see `showInterests`. */
  showsInterests: optionalFlag,
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
