import type { BodyOf, createDatingProfile, Gender, updateDatingProfile } from '@campus/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rows, tables, type Database, type Orm } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { withoutUndefined } from '../../listing/own-rows';
import { canBeId } from '../../one-row';
import { deletePictures } from '../../pictures/picture-rows';
import { isLooking, lookingStudent, maySee } from '../visibility';

/** A profile as needed by lists. `photo` is the key of the main photo. */
export interface CardRow {
  readonly studentId: string;
  readonly name: string;
  readonly gender: Gender;
  readonly shortDescription: string;
  readonly photo: string;
}

export interface ProfileRow extends CardRow {
  readonly fullDescription: string;
  readonly partnerPreferences: string;
  readonly isPaused: boolean;
  readonly hidesFromDepartment: boolean;
  readonly showsRead: boolean;
  /** Keys of the other photos in their order, joined by commas; null if there are none. */
  readonly others: string | null;
}

export interface OwnProfileRow extends ProfileRow {
  readonly isHidden: boolean;
  /** Shown on the student's page on Campus. */
  readonly department: string;
}

/** Columns of a {@link CardRow} over a profile `p`; `$1` is the college. */
export const cardColumns = `p.student_id as "studentId", p.name, p.gender,
  p.short_description as "shortDescription",
  (select i.media_key from dating_images i where i.college_id = $1 and i.student_id = p.student_id
    and i.position = 0) as photo`;

/** Columns of a {@link ProfileRow}. */
const profileColumns = `${cardColumns}, p.full_description as "fullDescription",
  p.partner_preferences as "partnerPreferences", p.is_paused as "isPaused",
  p.hides_from_department as "hidesFromDepartment", p.shows_read as "showsRead",
  (select string_agg(i.media_key, ',' order by i.position) from dating_images i
    where i.college_id = $1 and i.student_id = p.student_id and i.position > 0) as others`;

const { datingProfiles } = tables;

/** The gender in a student's profile, and whether the operators hid it; undefined without a profile. */
export async function findGender(database: Database, { collegeId, studentId }: Viewer) {
  const [row] = await database.query<{ gender: Gender; isHidden: boolean }>(
    `select gender, hidden_at is not null as "isHidden" from dating_profiles
     where college_id = $1 and student_id = $2`,
    [collegeId, studentId],
  );
  return row;
}

export async function findOwn(database: Database, { collegeId, studentId }: Viewer) {
  const [row] = await database.query<OwnProfileRow>(
    `select ${profileColumns}, p.hidden_at is not null as "isHidden", s.department
     from dating_profiles p join students s on s.college_id = $1 and s.id = $2
     where p.college_id = $1 and p.student_id = $2`,
    [collegeId, studentId],
  );
  return row;
}

interface Sought {
  readonly userId: string;
  /** Refusals before this moment no longer count. */
  readonly since: string;
}

/** A student's profile, if the viewing student may see it. */
export async function findVisible(
  database: Database,
  { collegeId, studentId }: Viewer,
  { userId, since }: Sought,
): Promise<ProfileRow | undefined> {
  if (!canBeId(userId)) return undefined;
  const [row] = await database.query<ProfileRow>(
    `select ${profileColumns} from ${lookingStudent}
     where ${isLooking} and p.student_id = $3 and ${maySee('$4')}`,
    [collegeId, studentId, userId, since],
  );
  return row;
}

/** Whether a photo belongs to a profile that the student may see. */
export async function maySeePhoto(
  database: Database,
  { collegeId, studentId }: Viewer,
  { key, since }: { key: string; since: string },
): Promise<boolean> {
  const list = await database.query(
    `select 1 from ${lookingStudent} join dating_images i
       on i.college_id = $1 and i.student_id = p.student_id and i.media_key = $3
     where ${isLooking} and ${maySee('$4')} limit 1`,
    [collegeId, studentId, key, since],
  );
  return list.length > 0;
}

type Texts = Omit<BodyOf<typeof createDatingProfile>, 'profilePhoto' | 'images'>;

/** @returns whether the student had no profile before */
export async function insertProfile(
  tx: Orm,
  { collegeId, studentId }: Viewer,
  { texts, now }: { texts: Texts; now: Date },
): Promise<boolean> {
  const made = await tx
    .insert(datingProfiles)
    .values({ collegeId, studentId, ...texts, createdAt: now })
    .onConflictDoNothing()
    .returning({ studentId: datingProfiles.studentId });
  return made.length > 0;
}

export type ProfileChanges = Omit<BodyOf<typeof updateDatingProfile>, 'profilePhoto' | 'images'> & {
  readonly isPaused?: boolean;
  readonly hidesFromDepartment?: boolean;
  readonly showsRead?: boolean;
};

/** Locks the row, so that photo changes run one after the other. @returns whether the profile exists */
export async function changeOwn(
  tx: Orm,
  viewer: Viewer,
  changes: ProfileChanges,
): Promise<boolean> {
  const where = own(viewer);
  const locked = await tx
    .select({ studentId: datingProfiles.studentId })
    .from(datingProfiles)
    .where(where)
    .for('update');
  if (locked.length === 0) return false;
  const changed = withoutUndefined(changes);
  if (Object.keys(changed).length > 0) await tx.update(datingProfiles).set(changed).where(where);
  return true;
}

/**
 * Deletes the profile with its photos, requests, matches and messages. Refusals and ended matches stay
 * stored, so that a new profile cannot bypass them.
 * @returns keys of the photos, whose files may be deleted after the commit; undefined if there was no profile
 */
export async function deleteOwn(tx: Orm, viewer: Viewer): Promise<string[] | undefined> {
  const { collegeId, studentId } = viewer;
  if (!(await changeOwn(tx, viewer, {}))) return undefined;
  await rows(
    tx,
    sql`delete from dating_matches where college_id = ${collegeId}
      and (low_id = ${studentId} or high_id = ${studentId}) and state in ('pending', 'accepted')`,
  );
  const keys = await deletePictures(tx, { kind: 'dating', collegeId, id: studentId });
  await tx.delete(datingProfiles).where(own(viewer));
  return keys;
}

function own({ collegeId, studentId }: Viewer) {
  return and(
    eq(datingProfiles.collegeId, collegeId),
    eq(datingProfiles.studentId, studentId),
    isNull(datingProfiles.hiddenAt),
  );
}
