import * as z from 'zod/mini';

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
