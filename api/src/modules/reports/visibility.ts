import { sql, type SQL } from 'drizzle-orm';
import type { Viewer } from '../../http/viewer';

// Which content is hidden from a student, as SQL conditions. In all of them `$1` is the college and `$2` the
// viewing student.

/**
 * The student has not reported it.
 * @param id the column with its id, e.g. `posts.id`; qualified, as the condition is a subquery
 */
export function isUnreported(id: string): string {
  return `not exists (select 1 from reports r where r.college_id = $1 and r.reporter_id = $2
    and r.subject_id = ${id})`;
}

/**
 * No block exists between the student and somebody else. True if there is nobody, as on a confession. Not for
 * dating, which has its own blocks.
 * @param id the column with the other one's id, e.g. `p.author_id`
 */
export function isUnblocked(id: string): string {
  return `not exists (select 1 from person_blocks b
      where b.college_id = $1 and b.blocker_id = $2 and b.blocked_id = ${id})
    and not exists (select 1 from person_blocks b
      where b.college_id = $1 and b.blocked_id = $2 and b.blocker_id = ${id})`;
}

/**
 * The operators have not hidden it, the student has not reported it, and no block separates them from its author.
 * @param table the name or alias of a table with `id` and `hidden_at`
 * @param author its author column; none for messages, which only the two of a match see
 */
export function isShown(table: string, author?: string): string {
  const unblocked = author ? ` and ${isUnblocked(`${table}.${author}`)}` : '';
  return `${table}.hidden_at is null and ${isUnreported(`${table}.id`)}${unblocked}`;
}

/** {@link isShown} for a statement that is built with its values. */
export function isShownTo({ collegeId, studentId }: Viewer, table: string): SQL {
  const name = sql.raw(table);
  return sql`${name}.hidden_at is null and not exists (select 1 from reports r
    where r.college_id = ${collegeId} and r.reporter_id = ${studentId}
      and r.subject_id = ${name}.id)`;
}

/**
 * SQL condition: whether a pending report has the picture of a row `m` of `media` as evidence. So authors who
 * delete reported content cannot remove it from the evidence.
 */
export const heldByReport = `exists (select 1 from reports r where r.college_id = m.college_id
  and r.decision = 'open' and r.evidence -> 'images' @> to_jsonb(m.key))`;
