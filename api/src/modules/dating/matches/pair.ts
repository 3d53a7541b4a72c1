import { sql, type SQL } from 'drizzle-orm';
import type { Viewer } from '../../../http/viewer';

/** The row of two students, whichever of them asked. */
export function pairOf({ collegeId, studentId }: Viewer, otherId: string): SQL {
  return sql`college_id = ${collegeId} and low_id = least(${studentId}::uuid, ${otherId}::uuid)
    and high_id = greatest(${studentId}::uuid, ${otherId}::uuid)`;
}

/** A match of the student by its id. */
export function ofStudent({ collegeId, studentId }: Viewer, matchId: string): SQL {
  return sql`college_id = ${collegeId} and id = ${matchId}
    and (low_id = ${studentId} or high_id = ${studentId})`;
}
