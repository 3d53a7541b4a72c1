import { limits, matchMessages } from '@campus/contract';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../clock';
import { type Database, type Orm, rows, tables } from '../../../database/database';
import { notFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { canBeId } from '../../one-row';
import { findVisible } from '../profiles/profiles.repository';
import { refusalsEndedBefore } from '../visibility';

/**
 * Students who are, or once were, visible in dating can be blocked and reported, so that this does not reveal
 * who else has a profile.
 * @throws ApiError 404
 */
export async function knownStudent(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  viewer: Viewer,
  userId: string,
): Promise<void> {
  const known =
    canBeId(userId) &&
    userId.toLowerCase() !== viewer.studentId &&
    ((await isKnown(database, viewer, userId)) ||
      (await findVisible(database, viewer, {
        userId,
        since: refusalsEndedBefore(clock()),
      })) !== undefined);
  if (!known) throw notFound(matchMessages.notAvailable);
}

const { datingBlocks } = tables;

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

/** Newest first, with the name in the profile, or the account's name if the profile is deleted. */
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

/** Whether the student knows the other one from dating: visible, asked, matched, blocked or reported, now or before. */
async function isKnown(
  database: Database,
  { collegeId, studentId }: Viewer,
  otherId: string,
): Promise<boolean> {
  const list = await database.query(
    `select 1 from dating_matches where college_id = $1
       and low_id = least($2::uuid, $3::uuid) and high_id = greatest($2::uuid, $3::uuid)
     union all
     select 1 from dating_blocks where college_id = $1 and blocker_id = $2 and blocked_id = $3
     union all
     select 1 from reports where college_id = $1 and reporter_id = $2 and subject_id = $3
       and kind = 'profile'`,
    [collegeId, studentId, otherId],
  );
  return list.length > 0;
}

/** Hides the student from one more, up to `limits.hiddenFrom`. @returns whether they are hidden */
export async function hideFrom(
  tx: Orm,
  { collegeId, studentId }: Viewer,
  { viewerId, now }: { viewerId: string; now: Date },
): Promise<boolean> {
  // The lock makes two concurrent calls count one after the other.
  await rows(
    tx,
    sql`select 1 from students where college_id = ${collegeId} and id = ${studentId} for update`,
  );
  const others = sql`select count(*) from dating_hidden_from where college_id = ${collegeId}
    and student_id = ${studentId} and viewer_id <> ${viewerId}`;
  // An existing row also counts as hidden: the update changes nothing, but makes the statement return the row.
  const hidden = await rows(
    tx,
    sql`insert into dating_hidden_from (college_id, student_id, viewer_id, created_at)
      select ${collegeId}::uuid, ${studentId}::uuid, ${viewerId}::uuid, ${now.toISOString()}::timestamptz
      where (${others}) < ${limits.hiddenFrom}
      on conflict (college_id, student_id, viewer_id) do update set created_at = dating_hidden_from.created_at
      returning 1`,
  );
  return hidden.length > 0;
}

export async function showTo(
  database: Database,
  { collegeId, studentId }: Viewer,
  username: string,
): Promise<void> {
  await database.query(
    `delete from dating_hidden_from h using students s where h.college_id = $1 and h.student_id = $2
       and s.college_id = $1 and s.username_lower = $3 and h.viewer_id = s.id`,
    [collegeId, studentId, username.toLowerCase()],
  );
}

/** Newest first. */
export async function readHiddenFrom(
  database: Database,
  { collegeId, studentId }: Viewer,
): Promise<{ username: string; createdAt: string }[]> {
  return database.query(
    `select s.username, h.created_at as "createdAt"
     from dating_hidden_from h join students s on s.college_id = $1 and s.id = h.viewer_id
     where h.college_id = $1 and h.student_id = $2 order by h.created_at desc, s.username_lower`,
    [collegeId, studentId],
  );
}
