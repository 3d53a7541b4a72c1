import * as z from 'zod/mini';
import { shaped } from './text';

/**
 * Optional parts of an answer: a server of another version may not send them, and
 * SPEC.md does not name them all. The type requires them, so a handler that forgets one does not compile.
 */
export const optionalText = z._default(z.string(), '');
export const optionalCount = z._default(z.number(), 0);
export const optionalFlag = z._default(z.boolean(), false);
export const optionalImages = z._default(z.array(z.string()), []);

/** A time or a day that pages calculate with: an invalid one would break them. */
export const moment = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** `HH:MM` on the campus clock. */
export const clock = z.string().check(...shaped({ max: 16, pattern: /^\d\d:\d\d/ }));

/** For values without a truthful default: null if the answer does not include them. */
export const orNull = <S extends z.core.$ZodType>(part: S) => z._default(z.nullable(part), null);

/** The answer of every write that returns no entity. */
export const done = z.object({ message: optionalText });

/** The body of every refusal. */
export const failure = z.object({
  message: z.string(),
  type: z.optional(z.string()),
  field: z.optional(z.string()),
  reason: z.optional(z.string()),
});

export type Failure = z.output<typeof failure>;
