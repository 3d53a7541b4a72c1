import * as z from 'zod/mini';
import { limits } from './limits';
import { accountMessages } from './messages/user';
import { authMessages as say } from './messages/auth';
import { atMost, shaped, usedAs } from './shared/text';

/** Deliberately basic: dots only between characters, an @, a domain with a dot; the mailed code verifies the rest. */
const emailPattern =
  /^(?!\.|.*\.[.@])[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/;

export const email = z
  .string(say.emailRequired)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, say.emailRequired),
    ...shaped({ max: limits.emailMax, pattern: emailPattern, error: say.emailInvalid }),
  );

export const username = usedAs(
  z.string(say.usernameRequired).check(
    z.trim(),
    z.minLength(1, say.usernameRequired),
    z.minLength(limits.usernameMin, say.usernameTooShort),
    ...shaped({
      max: limits.usernameMax,
      tooLong: say.usernameTooLong,
      pattern: /^[A-Za-z0-9_]+$/,
      error: say.usernameCharacters,
    }),
  ),
  { moderation: 'username', evidence: false },
);

/** A new password; to check an existing one, use {@link enteredPassword}. */
export function chosenPassword(required: string) {
  return z
    .string(required)
    .check(
      z.minLength(1, required),
      z.minLength(limits.passwordMin, say.passwordTooShort),
      atMost(limits.passwordMax, say.passwordTooLong),
    );
}

export function enteredPassword(required: string) {
  return z
    .string(required)
    .check(z.minLength(1, required), atMost(limits.passwordMax, say.passwordTooLong));
}

export const code = z
  .string(say.codeRequired)
  .check(
    z.trim(),
    z.minLength(1, say.codeRequired),
    ...shaped({ max: limits.codeDigits, pattern: /^\d{6}$/, error: say.codeShape }),
  );

export const oldPassword = enteredPassword(accountMessages.oldPasswordRequired);
