import { limits, type SeatRequest } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, type Database, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';

// Every transaction here locks the ride first and a request second, as does the deletion of a ride. So they
// can wait for each other but never deadlock.

type Asked = 'done' | 'missing' | 'own' | 'ended' | 'askedBefore' | 'full';

/** The weakest lock is enough: the ride may change meanwhile, but it cannot be deleted. */
export async function askForSeat(
  tx: Orm,
  { collegeId, studentId }: Viewer,
  { cabId, now }: { cabId: string; now: Date },
): Promise<Asked> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [cab] = await rows<{ own: boolean; ended: boolean; full: boolean; before: boolean }>(
    tx,
    sql`select author_id = ${studentId} as own, starts_at <= ${at} as ended,
        seats_available = 0 as full, exists (select 1 from seat_requests
          where college_id = ${collegeId} and cab_id = ${cabId} and student_id = ${studentId}
        ) as before
      from cabs where college_id = ${collegeId} and id = ${cabId} for key share`,
  );
  if (cab === undefined) return 'missing';
  if (cab.own) return 'own';
  if (cab.ended) return 'ended';
  if (cab.before) return 'askedBefore';
  if (cab.full) return 'full';
  const made = await rows(
    tx,
    sql`insert into seat_requests (college_id, cab_id, student_id, created_at)
      values (${collegeId}, ${cabId}, ${studentId}, ${at})
      on conflict (college_id, cab_id, student_id) do nothing returning id`,
  );
  return made.length > 0 ? 'done' : 'askedBefore';
}

/**
 * A refused request is not deleted, so that the student cannot ask again. A granted seat is available again,
 * unless the ride already has the maximum number of seats. @returns whether there was a request to delete
 */
export async function giveSeatBack(
  tx: Orm,
  { collegeId, studentId }: Viewer,
  cabId: string,
): Promise<boolean> {
  await rows(
    tx,
    sql`select id from cabs where college_id = ${collegeId} and id = ${cabId} for no key update`,
  );
  const [gone] = await rows<{ state: string }>(
    tx,
    sql`delete from seat_requests where college_id = ${collegeId} and cab_id = ${cabId}
      and student_id = ${studentId} and state in ('asked', 'granted') returning state`,
  );
  if (gone?.state === 'granted') {
    await rows(
      tx,
      sql`update cabs set seats_available = least(seats_available + 1, ${limits.seatsMax}::int)
        where college_id = ${collegeId} and id = ${cabId}`,
    );
  }
  return gone !== undefined;
}

interface Answer {
  readonly cabId: string;
  readonly requestId: string;
  readonly action: 'grant' | 'refuse';
  readonly now: Date;
}

type Answered = 'done' | 'missing' | 'answeredBefore' | 'ended' | 'full';

/** `missing` if the student offers no such ride. */
export async function answerRequest(
  tx: Orm,
  { collegeId, studentId }: Viewer,
  { cabId, requestId, action, now }: Answer,
): Promise<Answered> {
  const ofCab = sql`college_id = ${collegeId} and id = ${cabId} and author_id = ${studentId}`;
  const [cab] = await rows<{ ended: boolean }>(
    tx,
    sql`select starts_at <= ${now.toISOString()}::timestamptz as ended
      from cabs where ${ofCab} for no key update`,
  );
  if (cab === undefined) return 'missing';
  if (!canBeId(requestId)) return 'answeredBefore';
  const request = sql`college_id = ${collegeId} and cab_id = ${cabId} and id = ${requestId}
    and state = 'asked'`;
  const waiting = await rows(tx, sql`select id from seat_requests where ${request} for update`);
  if (waiting.length === 0) return 'answeredBefore';
  if (action === 'grant') {
    if (cab.ended) return 'ended';
    const taken = await rows(
      tx,
      sql`update cabs set seats_available = seats_available - 1
        where ${ofCab} and seats_available > 0 returning id`,
    );
    if (taken.length === 0) return 'full';
  }
  const state = action === 'grant' ? 'granted' : 'refused';
  await rows(tx, sql`update seat_requests set state = ${state} where ${request}`);
  return 'done';
}

/**
 * `$1` is the college, `$2` the student, `$3` the ride. The ride's owner is looked up by itself: joined, all rides of the
 * student were read once for each request.
 */
export const requestsText = `select r.id as "_id", s.username, r.state, r.created_at as date
  from seat_requests r
  join students s on s.college_id = $1 and s.id = r.student_id
  where r.college_id = $1 and r.cab_id = $3
    and $2 = (select c.author_id from cabs c where c.college_id = $1 and c.id = $3)
  order by r.created_at, r.id`;

/** Oldest first. Empty if the student does not offer the ride. */
export const listRequests = (
  database: Database,
  { collegeId, studentId }: Viewer,
  cabId: string,
): Promise<SeatRequest[]> =>
  database.query<SeatRequest>(requestsText, [collegeId, studentId, cabId]);
