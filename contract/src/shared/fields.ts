import * as z from 'zod/mini';
import { limits } from '../limits';
import { serverMessages } from '../messages/server';
import { atMost, shaped } from './text';

/** Opaque, random, at most 64 characters; it must not be parsed. */
export const id = z
  .string(serverMessages.idInvalid)
  .check(...shaped({ max: 64, pattern: /^[A-Za-z0-9_-]+$/, error: serverMessages.idInvalid }));

export const idParams = z.object({ id });

/** A student's name, or the beginning of it, in any spelling. */
export const name = z.string(serverMessages.nameInvalid).check(
  ...shaped({
    max: limits.usernameMax,
    pattern: /^\w+$/,
    error: serverMessages.nameInvalid,
  }),
);

/** A username in an address: impossible names are not validated. @param missing message if it is missing */
export const usernameParam = (missing: string) => z.string(missing).check(atMost(64, missing));

/** Limits a list to one student's content or listings; empty if that student must not be shown. */
export const author = z.optional(name);

/** A picture as a data URL; the server checks its bytes. @param failed message for any other value */
export const picture = (failed: string) =>
  z.string(failed).check(atMost(limits.pictureLength, failed));

/** The first rule that a form breaks, in the order of its fields. */
export interface Problem {
  /** Name of the field, or an empty string if the rule applies to the whole form. */
  readonly field: string;
  readonly message: string;
}

/**
 * Checks values against a schema as the forms show it: one problem at a time.
 * @returns the first problem, or undefined if all values are valid
 */
export function firstProblem(schema: z.core.$ZodType, values: unknown): Problem | undefined {
  const result = z.safeParse(schema, values);
  const issue = result.success ? undefined : result.error.issues[0];
  return issue && { field: String(issue.path[0] ?? ''), message: issue.message };
}
