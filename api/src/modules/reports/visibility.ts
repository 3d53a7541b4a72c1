import { sql, type SQL } from 'drizzle-orm';
import type { Viewer } from '../../http/viewer';

// Who no longer sees what, as conditions for SQL. In all of them `$1` is the college and `$2` the student who
// looks.

/**
 * The student has not reported it.
 * @param id the column that names it, e.g. `posts.id`; qualified, as the condition is a subquery
 */
export function isUnreported(id: string): string {
  return `not exists (select 1 from reports r where r.college_id = $1 and r.reporter_id = $2
    and r.subject_id = ${id})`;
}

/**
 * The operators have not hidden it, and the student has not reported it.
 * @param table the name or alias of a table with `id` and `hidden_at`
 */
export function isShown(table: string): string {
  return `${table}.hidden_at is null and ${isUnreported(`${table}.id`)}`;
}

/** {@link isShown} for a statement that is built with its values. */
export function isShownTo({ collegeId, studentId }: Viewer, table: string): SQL {
  const name = sql.raw(table);
  return sql`${name}.hidden_at is null and not exists (select 1 from reports r
    where r.college_id = ${collegeId} and r.reporter_id = ${studentId}
      and r.subject_id = ${name}.id)`;
}

/**
 * Whether a report that waits for a decision has the picture of a row `m` of `media` as evidence: whoever
 * deletes what was reported does not take it away from those who judge it. A condition for SQL.
 */
export const heldByReport = `exists (select 1 from reports r where r.college_id = m.college_id
  and r.decision = 'open' and r.evidence -> 'images' @> to_jsonb(m.key))`;
