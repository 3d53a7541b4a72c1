import { sql } from 'drizzle-orm';
import { rows, tables, type Database, type Orm } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import { pairOf } from '../matches/pair';

const { datingBlocks, datingReports } = tables;

export async function insertBlock(
  tx: Orm,
  { collegeId, studentId: blockerId }: Viewer,
  { blockedId, now }: { blockedId: string; now: Date },
): Promise<void> {
  await tx
    .insert(datingBlocks)
    .values({ collegeId, blockerId, blockedId, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteBlock(
  orm: Orm,
  { collegeId, studentId }: Viewer,
  blockedId: string,
): Promise<void> {
  await rows(
    orm,
    sql`delete from dating_blocks where college_id = ${collegeId} and blocker_id = ${studentId}
      and blocked_id = ${blockedId}`,
  );
}

interface BlockedRow {
  readonly userId: string;
  readonly name: string;
  readonly createdAt: string;
}

/** Newest first, by the name of the profile, or of the account where there is none any more. */
export async function listBlocked(database: Database, { collegeId, studentId }: Viewer) {
  return database.query<BlockedRow>(
    `select b.blocked_id as "userId", coalesce(p.name, 'Somebody without a profile') as name,
       b.created_at as "createdAt"
     from dating_blocks b
     left join dating_profiles p on p.college_id = $1 and p.student_id = b.blocked_id
     where b.college_id = $1 and b.blocker_id = $2 order by b.created_at desc, b.blocked_id`,
    [collegeId, studentId],
  );
}

/** Whether somebody is, or was, known to the student in dating: visible, asked, matched or blocked. */
export async function isKnown(
  database: Database,
  { collegeId, studentId }: Viewer,
  otherId: string,
): Promise<boolean> {
  const found = await database.query(
    `select 1 from dating_matches where college_id = $1
       and low_id = least($2::uuid, $3::uuid) and high_id = greatest($2::uuid, $3::uuid)
     union all
     select 1 from dating_blocks where college_id = $1 and blocker_id = $2 and blocked_id = $3`,
    [collegeId, studentId, otherId],
  );
  return found.length > 0;
}

interface Report {
  readonly reportedId: string;
  readonly reason: string;
  readonly details: string;
  readonly now: Date;
}

/** Messages that a report keeps; what is deleted afterwards can still be judged. */
const keptMessages = 50;

/** Keeps with the report what the reported profile says and the end of the conversation, if there is one. */
export async function insertReport(
  tx: Orm,
  viewer: Viewer,
  { reportedId, reason, details, now }: Report,
): Promise<void> {
  const { collegeId, studentId: reporterId } = viewer;
  const [profile] = await rows<Record<string, string>>(
    tx,
    sql`select name, short_description, full_description, partner_preferences
      from dating_profiles where college_id = ${collegeId} and student_id = ${reportedId}`,
  );
  const messages = await rows<Record<string, string>>(
    tx,
    sql`select sender_id, message, created_at from dating_messages
      where college_id = ${collegeId}
        and match_id = (select id from dating_matches where ${pairOf(viewer, reportedId)})
      order by created_at desc limit ${sql.raw(String(keptMessages))}`,
  );
  const evidence = { profile: profile ?? null, messages: messages.reverse() };
  await tx
    .insert(datingReports)
    .values({ collegeId, reporterId, reportedId, reason, details, evidence, createdAt: now });
}
