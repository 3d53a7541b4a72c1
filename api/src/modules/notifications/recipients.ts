import { sql, type SQL } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';

// Whom something is to be told, asked within the transaction that did it.

async function one(tx: Orm, statement: SQL): Promise<string | undefined> {
  const [found] = await rows<{ id: string | null }>(tx, statement);
  return found?.id ?? undefined;
}

/** Undefined for a confession: its row has no author. */
export function authorOfPost(tx: Orm, { collegeId }: Viewer, postId: string) {
  return one(
    tx,
    sql`select author_id as id from posts where college_id = ${collegeId} and id = ${postId}`,
  );
}

/** Who wrote a confession, where that is somebody else. For a push that nobody else sees, and no row. */
export function otherWhoConfessed(tx: Orm, { collegeId, studentId }: Viewer, postId: string) {
  return one(
    tx,
    sql`select author_id as id from confession_authors
      where college_id = ${collegeId} and post_id = ${postId} and author_id <> ${studentId}`,
  );
}

export function authorOfCab(tx: Orm, { collegeId }: Viewer, cabId: string) {
  return one(
    tx,
    sql`select author_id as id from cabs where college_id = ${collegeId} and id = ${cabId}`,
  );
}

export function askerOfSeat(tx: Orm, { collegeId }: Viewer, requestId: string) {
  return one(
    tx,
    sql`select student_id as id from seat_requests
      where college_id = ${collegeId} and id = ${requestId}`,
  );
}

/** The other one of a match or of a request for one. */
export function otherOfMatch(tx: Orm, { collegeId, studentId }: Viewer, matchId: string) {
  return one(
    tx,
    sql`select case when low_id = ${studentId} then high_id else low_id end as id
      from dating_matches where college_id = ${collegeId} and id = ${matchId}`,
  );
}

/** The match that there is with another student, or the request for one. */
export function matchWith(tx: Orm, { collegeId, studentId }: Viewer, otherId: string) {
  return one(
    tx,
    sql`select id from dating_matches where college_id = ${collegeId}
      and low_id = least(${studentId}::uuid, ${otherId}::uuid)
      and high_id = greatest(${studentId}::uuid, ${otherId}::uuid)`,
  );
}
