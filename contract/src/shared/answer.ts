import * as z from 'zod/mini';
import { optionalText } from './optional-parts';

/** What every write answers that has no entity to give back. */
export const done = z.object({ message: optionalText });

/** The body of every refusal. */
export const failure = z.object({
  message: z.string(),
  type: z.optional(z.string()),
  field: z.optional(z.string()),
  reason: z.optional(z.string()),
});

export type Failure = z.output<typeof failure>;
