import * as z from 'zod/mini';
import { limits } from '../limits';
import { serverMessages } from '../messages/server';
import { optionalFlag } from './answer';
import { atMost, shaped } from './text';

/** A whole number from a query string. The pattern is strict: it rejects `1.5`, `1e3`, ` 1` and ``. */
function wholeNumber(digits: number, max: number, message: string) {
  return z.pipe(
    z.pipe(
      z.union([z.string().check(atMost(digits)), z.number()], message),
      z.transform((value) => String(value)),
    ),
    z.pipe(
      z.string().check(...shaped({ max: digits, pattern: /^\d+$/, error: message })),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.number().check(z.gte(1, message), z.lte(max, message)),
      ),
    ),
  );
}

export const limitQuery = z.object({
  limit: z.optional(wholeNumber(2, limits.pageSizeMax, serverMessages.limitInvalid)),
});

/**
 * `page` (from 1) and `limit` (1 to 50) as in SPEC.md, plus the cursor that our own
 * pages use: `nextCursor` of the previous page. With a cursor, `page` is ignored.
 */
export const pageQuery = z.extend(limitQuery, {
  page: z.optional(wholeNumber(6, 999_999, serverMessages.pageInvalid)),
  cursor: z.optional(
    z
      .string()
      .check(
        ...shaped({ max: 256, pattern: /^[A-Za-z0-9_-]+$/, error: serverMessages.cursorInvalid }),
      ),
  ),
});

export const pagination = z._default(
  z.object({ hasMore: optionalFlag, nextCursor: z.optional(z.string()) }),
  { hasMore: false },
);

export type Pagination = z.output<typeof pagination>;
