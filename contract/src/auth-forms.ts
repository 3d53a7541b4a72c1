import * as z from 'zod/mini';
import { chosenPassword, code, email, enteredPassword, username } from './auth-fields';
import { authMessages as say } from './messages/auth';

const samePassword = z.refine<{ confirmPassword: string; password: string }>(
  (form) => form.password === form.confirmPassword,
  { message: say.passwordsDiffer, path: ['confirmPassword'] },
);

export const loginForm = z.object({
  email,
  password: enteredPassword(say.passwordRequired),
});

/** The sign-up form up to Send OTP, in the order in which problems are shown. */
export const signUpForm = z
  .object({
    college_id: z.string().check(z.minLength(1, say.collegeRequired)),
    emailPrefix: z.string().check(z.trim(), z.minLength(1, say.emailPrefixRequired)),
    username,
    password: chosenPassword(say.passwordRequired),
    confirmPassword: z.string(),
  })
  .check(samePassword);

export const codeForm = z.object({ otp: code });

export const resetRequestForm = z.object({ email });

export const resetForm = z
  .object({
    otp: code,
    password: chosenPassword(say.newPasswordRequired),
    confirmPassword: z.string(),
  })
  .check(samePassword);
