import type { NotificationKind } from '@campus/contract';
import { sql, type SQL } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';

// Who will be notified, read or stored within the transaction of the event.

async function one(tx: Orm, statement: SQL): Promise<string | undefined> {
  const [row] = await rows<{ id: string | null }>(tx, statement);
  return row?.id ?? undefined;
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

/** The other student of a match or of a request. */
export function otherOfMatch(tx: Orm, { collegeId, studentId }: Viewer, matchId: string) {
  return one(
    tx,
    sql`select case when low_id = ${studentId} then high_id else low_id end as id
      from dating_matches where college_id = ${collegeId} and id = ${matchId}`,
  );
}

/** The match with another student, or the request for one. */
export function matchWith(tx: Orm, { collegeId, studentId }: Viewer, otherId: string) {
  return one(
    tx,
    sql`select id from dating_matches where college_id = ${collegeId}
      and low_id = least(${studentId}::uuid, ${otherId}::uuid)
      and high_id = greatest(${studentId}::uuid, ${otherId}::uuid)`,
  );
}

/**
 * Stores a notification as part of a statement whose `$1` is the college and `$2` the acting student, and
 * returns the notified students. Never use it for confessions or comments on them.
 * @param from a query for `student_id`, `subject_id` and `at`, one row per student
 * @param name the name of this part of the statement
 */
export function notified(kind: NotificationKind, from: string, name = 'notified'): string {
  return `${name} as (
    insert into notifications (college_id, student_id, kind, subject_id, actor_id, created_at)
    select $1::uuid, n.student_id, '${kind}', n.subject_id, $2::uuid, n.at
    from (${from}) n where n.student_id <> $2::uuid order by n.student_id
    on conflict (college_id, student_id, kind, subject_id) where read_at is null
    do update set count = notifications.count + 1, actor_id = excluded.actor_id,
      created_at = greatest(notifications.created_at, excluded.created_at)
    returning student_id)`;
}
