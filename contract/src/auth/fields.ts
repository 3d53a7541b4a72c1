import * as z from 'zod/mini';
import { limits } from '../limits';
import { accountMessages, authMessages as say } from '../messages';

/** Deliberately basic: something, an @, a domain with a dot; the code by mail proves the rest. */
const emailPattern = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

export const email = z
  .string(say.emailRequired)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, say.emailRequired),
    z.maxLength(limits.emailMax, say.emailInvalid),
    z.regex(emailPattern, say.emailInvalid),
  );

export const username = z
  .string(say.usernameRequired)
  .check(
    z.trim(),
    z.minLength(1, say.usernameRequired),
    z.minLength(limits.usernameMin, say.usernameTooShort),
    z.maxLength(limits.usernameMax, say.usernameTooLong),
    z.regex(/^[A-Za-z0-9_]+$/, say.usernameCharacters),
  );

/** A password that is being chosen; one that is being checked takes {@link enteredPassword}. */
export function chosenPassword(required: string) {
  return z
    .string(required)
    .check(
      z.minLength(1, required),
      z.minLength(limits.passwordMin, say.passwordTooShort),
      z.maxLength(limits.passwordMax, say.passwordTooLong),
    );
}

export function enteredPassword(required: string) {
  return z
    .string(required)
    .check(z.minLength(1, required), z.maxLength(limits.passwordMax, say.passwordTooLong));
}

export const code = z
  .string(say.codeRequired)
  .check(z.trim(), z.minLength(1, say.codeRequired), z.regex(/^\d{6}$/, say.codeShape));

export const oldPassword = enteredPassword(accountMessages.oldPasswordRequired);
