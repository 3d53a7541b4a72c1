import { sql } from 'drizzle-orm';
import { rows, tables, type Database, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';

const { collegeRequests, communityRequests, contactMessages } = tables;

/** @returns false if a message with this id was already stored */
export async function insertContactMessage(
  database: Database,
  message: typeof contactMessages.$inferInsert,
): Promise<boolean> {
  const made = await database.orm
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: contactMessages.id });
  return made.length > 0;
}

/** @param emailSuffix in lower case, with the `@` */
export async function isCollegeKnown(tx: Orm, emailSuffix: string): Promise<boolean> {
  const list = await rows(tx, sql`select 1 from colleges where email_suffix = ${emailSuffix}`);
  return list.length > 0;
}

/** Stores the request unless the same person has the same request pending. */
export async function insertCollegeRequest(
  tx: Orm,
  request: typeof collegeRequests.$inferInsert,
): Promise<void> {
  const { requesterEmail, emailSuffix } = request;
  // If the same request arrives twice at once, there is no row to lock yet.
  const both = `college-request ${requesterEmail.toLowerCase()} ${emailSuffix}`;
  await rows(tx, sql`select 1 from pg_advisory_xact_lock(hashtextextended(${both}, 0))`);
  const waiting = await rows(
    tx,
    sql`select 1 from college_requests where decision = 'pending'
      and lower(requester_email) = lower(${requesterEmail}) and email_suffix = ${emailSuffix}`,
  );
  if (waiting.length === 0) await tx.insert(collegeRequests).values(request);
}

interface NewCommunityRequest {
  readonly name: string;
  readonly description: string;
  readonly createdAt: Date;
}

/**
 * Stores the request, unless the college has a community of this name or the student has the same request
 * pending. Requests of one student run one after the other: each locks the student's row, with the weakest
 * sufficient lock.
 */
export async function insertCommunityRequest(
  tx: Orm,
  { collegeId, studentId }: Viewer,
  request: NewCommunityRequest,
): Promise<'kept' | 'exists' | 'waits'> {
  await rows(
    tx,
    sql`select 1 from students where college_id = ${collegeId} and id = ${studentId}
      for no key update`,
  );
  const isSame = sql`college_id = ${collegeId} and lower(name) = lower(${request.name})`;
  const [row] = await rows<{ exists: boolean; waits: boolean }>(
    tx,
    sql`select exists (select 1 from communities where ${isSame}) as exists,
      exists (select 1 from community_requests where ${isSame} and student_id = ${studentId}
        and decision = 'pending') as waits`,
  );
  if (row?.exists) return 'exists';
  if (row?.waits) return 'waits';
  await tx.insert(communityRequests).values({ collegeId, studentId, ...request });
  return 'kept';
}
