import * as z from 'zod/mini';
import { limits } from '../limits';
import { serverMessages } from '../messages';

/** A whole number from a query string. The pattern is strict: `1.5`, `1e3`, ` 1` and `` are refused. */
function wholeNumber(digits: RegExp, max: number, message: string) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value)),
    ),
    z.pipe(
      z.string().check(z.regex(digits, message)),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.number().check(z.gte(1, message), z.lte(max, message)),
      ),
    ),
  );
}

export const limitQuery = z.object({
  limit: z.optional(wholeNumber(/^\d{1,2}$/, limits.pageSizeMax, serverMessages.limitInvalid)),
});

/**
 * `page` (from 1) and `limit` (1 to 50) as SPEC.md has them, and beside them the cursor that our own
 * pages use: `nextCursor` of the page before. With a cursor `page` is ignored.
 */
export const pageQuery = z.extend(limitQuery, {
  page: z.optional(wholeNumber(/^\d{1,6}$/, 999_999, serverMessages.pageInvalid)),
  cursor: z.optional(
    z.string().check(z.regex(/^[A-Za-z0-9_-]{1,256}$/, serverMessages.cursorInvalid)),
  ),
});

export const pagination = z.object({ hasMore: z.boolean(), nextCursor: z.optional(z.string()) });

export type Pagination = z.output<typeof pagination>;
