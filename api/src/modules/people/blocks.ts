import type { Database } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';
import { isKnown } from './visibility';

/** Students can block those whom they see or have already blocked. @returns whether there is such a student */
export async function insertBlock(
  database: Database,
  { collegeId, studentId }: Viewer,
  { personId, now }: { personId: string; now: Date },
): Promise<boolean> {
  if (!canBeId(personId)) return false;
  const known = await database.query(
    `with known as (
       select s.id from students s where s.college_id = $1 and s.person_id = $3 and s.id <> $2
         and ${isKnown}),
     made as (
       insert into person_blocks (college_id, blocker_id, blocked_id, created_at)
       select $1::uuid, $2::uuid, id, $4::timestamptz from known on conflict do nothing)
     select 1 from known`,
    [collegeId, studentId, personId, now.toISOString()],
  );
  return known.length > 0;
}

export async function deleteBlock(
  database: Database,
  { collegeId, studentId }: Viewer,
  personId: string,
): Promise<void> {
  if (!canBeId(personId)) return;
  await database.query(
    `delete from person_blocks b using students s where b.college_id = $1 and b.blocker_id = $2
       and s.college_id = $1 and s.person_id = $3 and b.blocked_id = s.id`,
    [collegeId, studentId, personId],
  );
}

interface BlockedRow {
  readonly _id: string;
  readonly username: string;
  readonly createdAt: string;
}

/** Newest first. */
export async function listBlocked(database: Database, { collegeId, studentId }: Viewer) {
  return database.query<BlockedRow>(
    `select s.person_id as _id, s.username, b.created_at as "createdAt"
     from person_blocks b join students s on s.college_id = $1 and s.id = b.blocked_id
     where b.college_id = $1 and b.blocker_id = $2 order by b.created_at desc, s.username_lower`,
    [collegeId, studentId],
  );
}
