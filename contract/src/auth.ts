import * as z from 'zod/mini';
import { chosenPassword, code, email, enteredPassword, username } from './auth-fields';
import { endpoint } from './endpoint';
import { authMessages as say } from './messages/auth';
import { done } from './shared/answer';
import { atMost } from './shared/text';

const collegeId = z
  .string(say.collegeRequired)
  .check(z.minLength(1, say.collegeRequired), atMost(64, say.collegeRequired));

/** `remember` keeps the session for 30 days; otherwise it ends with the browser or after 24 idle hours. */
export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  body: z.object({
    email,
    password: enteredPassword(say.passwordRequired),
    remember: z.optional(z.boolean()),
  }),
  answer: done,
});

/** The name is not validated here: an invalid name is simply not available. */
export const checkUsername = endpoint({
  method: 'GET',
  path: '/api/auth/check-username',
  query: z.object({ username: z.string(say.usernameRequired).check(atMost(64)) }),
  answer: z.object({ available: z.boolean() }),
  credentials: 'omit',
});

export const sendSignUpCode = endpoint({
  method: 'POST',
  path: '/api/auth/send-otp',
  body: z.object({ college_id: collegeId, email }),
  answer: done,
  credentials: 'omit',
});

/** Checks the code, creates the account and signs in. Sent with credentials, as the answer sets the cookie. */
export const register = endpoint({
  method: 'POST',
  path: '/api/auth/verify-otp-register',
  body: z.object({
    college_id: collegeId,
    email,
    username,
    password: chosenPassword(say.passwordRequired),
    otp: code,
  }),
  answer: done,
});

/** Sent with cookies, so that a browser in which the account has logged in is told apart from strangers. */
export const sendResetCode = endpoint({
  method: 'POST',
  path: '/api/auth/send-password-reset-otp',
  body: z.object({ email }),
  answer: done,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/verify-otp-reset-password',
  body: z.object({ email, otp: code, newPassword: chosenPassword(say.newPasswordRequired) }),
  answer: done,
});
