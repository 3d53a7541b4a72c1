import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../../database/database';
import type { StudentKey } from '../students.repository';

/** The reason of a report that was closed by deleting the author's account; for the operators. */
const closedBy = 'Closed by the site: the account was deleted, and the reported content with it.';

const noEvidence = sql`'{"images": []}'::jsonb`;

/**
 * Keeps what the operators have not decided, without what it says of the student. A report on their content is closed
 * and empty, as the content is deleted with the account. One that they sent, or that quotes their post with another
 * student's comment, stays open: whoever was reported must not escape because somebody else leaves. Reports on
 * confessions have no author, so nothing here tells whose they were.
 */
export async function keepOpenReports(
  tx: Orm,
  { collegeId, studentId }: StudentKey,
  now: Date,
): Promise<void> {
  const isOpen = sql`college_id = ${collegeId} and decision = 'open'`;
  // The subject of a report on a dating profile is the student's own id.
  await rows(
    tx,
    sql`update reports set decision = 'dismissed', decision_reason = ${closedBy},
        decided_at = ${now.toISOString()}::timestamptz, author_id = null, subject_id = id,
        details = '', evidence = ${noEvidence}
      where ${isOpen} and author_id = ${studentId}`,
  );
  await rows(
    tx,
    sql`update reports set evidence = (evidence - 'post') || ${noEvidence}
      where ${isOpen} and kind = 'comment' and subject_id in (select m.id from comments m
        join posts p on p.college_id = m.college_id and p.id = m.post_id
        where p.college_id = ${collegeId} and p.author_id = ${studentId})`,
  );
  await rows(
    tx,
    sql`update reports set reporter_id = null, details = '', evidence = evidence ||
        case when evidence ? 'messages' then jsonb_build_object('messages', (
          select coalesce(jsonb_agg(m order by n), '[]')
          from jsonb_array_elements(evidence -> 'messages') with ordinality as said (m, n)
          where m ->> 'sender_id' <> ${studentId}::text)) else '{}' end
      where ${isOpen} and reporter_id = ${studentId}`,
  );
}

/**
 * Deletes notifications and reports about content that is about to be deleted. Open reports on content with an author
 * stay: content that its author deletes can still be judged.
 */
export async function deleteTraces(
  tx: Orm,
  collegeId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const list = sql`any(${`{${ids.join(',')}}`}::uuid[])`;
  await rows(
    tx,
    sql`delete from reports where college_id = ${collegeId} and subject_id = ${list}
      and (decision <> 'open' or author_id is null)`,
  );
  await rows(
    tx,
    sql`delete from notifications where college_id = ${collegeId} and subject_id = ${list}`,
  );
}

/**
 * The ids of all content that is deleted with a student: their own, and what others attached to it. A report
 * on another student's comment quotes the post that the comment is on.
 */
export async function idsErasedWith(
  tx: Orm,
  { collegeId, studentId }: StudentKey,
): Promise<string[]> {
  const college = sql`college_id = ${collegeId}`;
  const pairs = sql`${college} and (low_id = ${studentId} or high_id = ${studentId})`;
  const talks = sql`${college} and (asker_id = ${studentId} or owner_id = ${studentId})`;
  const list = await rows<{ id: string }>(
    tx,
    sql`with own as (select id from posts where ${college} and author_id = ${studentId})
      select id from own
      union all select id from comments where ${college}
        and (author_id = ${studentId} or post_id in (select id from own))
      union all select id from ads where ${college} and seller_id = ${studentId}
      union all select id from cabs where ${college} and author_id = ${studentId}
      union all select id from events where ${college} and organizer_id = ${studentId}
      union all select id from explores where ${college} and organizer_id = ${studentId}
      union all select id from dating_matches where ${pairs}
      union all select id from dating_messages where ${college}
        and match_id in (select id from dating_matches where ${pairs})
      union all select id from conversations where ${talks}
      union all select id from conversation_messages where ${college}
        and conversation_id in (select id from conversations where ${talks})
      union all select id from community_requests where ${college} and student_id = ${studentId}
      union all select id from reports where ${college}
        and (reporter_id = ${studentId} or author_id = ${studentId})
      union all select person_id from students where ${college} and id = ${studentId}
      union all select ${studentId}::uuid`,
  );
  return list.map((row) => row.id);
}

/** Deletes codes and requests stored under the address, which no foreign key links to the student. */
export async function deleteAddress(tx: Orm, email: string): Promise<void> {
  const address = email.toLowerCase();
  await rows(tx, sql`delete from codes where lower(address) = ${address}`);
  await rows(tx, sql`delete from contact_messages where lower(email) = ${address}`);
  await rows(
    tx,
    sql`delete from college_requests
      where lower(requester_email) = ${address} or lower(contact_email) = ${address}`,
  );
}
