import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database';
import type { StudentKey } from '../students/students.repository';

/**
 * How a student with the right password is met: `returned` had asked for the account's deletion, which is
 * hereby taken back; `unknown` is as good as deleted.
 */
export type Admission = 'welcome' | 'returned' | 'suspended' | 'unknown';

interface Standing {
  readonly isSuspended: boolean;
  readonly isLeaving: boolean;
  readonly isDue: boolean;
}

/**
 * Decides in the transaction that begins the session. The lock on the row makes whoever suspends the student
 * or deletes the account at this very moment come before or after, never between: no session is begun that
 * nobody ends.
 */
export async function admit(
  tx: Orm,
  { collegeId, studentId }: StudentKey,
  now: Date,
): Promise<Admission> {
  const isStudent = sql`college_id = ${collegeId} and id = ${studentId}`;
  const [found] = await rows<Standing>(
    tx,
    sql`select suspended_at is not null as "isSuspended", delete_at is not null as "isLeaving",
        coalesce(delete_at <= ${now.toISOString()}::timestamptz, false) as "isDue"
      from students where ${isStudent} for no key update`,
  );
  if (found === undefined || found.isDue) return 'unknown';
  if (found.isSuspended) return 'suspended';
  if (!found.isLeaving) return 'welcome';
  await rows(
    tx,
    sql`update students set delete_at = null, delete_confessions = false where ${isStudent}`,
  );
  return 'returned';
}
