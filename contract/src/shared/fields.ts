import * as z from 'zod/mini';
import { limits } from '../limits';
import { serverMessages } from '../messages/server';
import { atMost, shaped } from './text';

/** Opaque, random, at most 64 characters; nothing may be read from it. */
export const id = z
  .string(serverMessages.idInvalid)
  .check(...shaped({ max: 64, pattern: /^[A-Za-z0-9_-]+$/, error: serverMessages.idInvalid }));

export const idParams = z.object({ id });

/** What somebody is called, or how that begins, in whatever spelling. */
export const name = z.string(serverMessages.nameInvalid).check(
  ...shaped({
    max: limits.usernameMax,
    pattern: /^\w+$/,
    error: serverMessages.nameInvalid,
  }),
);

/** A username in an address: one that nobody can have is not held against the rules. @param missing what is said then */
export const usernameParam = (missing: string) => z.string(missing).check(atMost(64, missing));

/** Narrows a list to what one student wrote or offers; empty for whoever is not to be seen. */
export const author = z.optional(name);

/** A picture as a data URL; the server judges it by its bytes. @param failed what to say of any other */
export const picture = (failed: string) =>
  z.string(failed).check(atMost(limits.pictureLength, failed));

/** The first rule that a form breaks, in the order in which its fields stand. */
export interface Problem {
  /** Name of the field, or an empty string where the rule is about the whole form. */
  readonly field: string;
  readonly message: string;
}

/**
 * Checks values against a schema the way the forms show it: one problem at a time.
 * @returns the first problem, or undefined when everything holds
 */
export function firstProblem(schema: z.core.$ZodType, values: unknown): Problem | undefined {
  const result = z.safeParse(schema, values);
  const issue = result.success ? undefined : result.error.issues[0];
  return issue && { field: String(issue.path[0] ?? ''), message: issue.message };
}
