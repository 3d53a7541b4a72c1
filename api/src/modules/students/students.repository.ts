import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { isReservedName, usernameForm } from '@campus/contract';
import { tables, type Database, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { avatarKey } from '../people/visibility';

const { students } = tables;

export type StudentKey = Pick<Viewer, 'collegeId' | 'studentId'>;

interface Credentials extends StudentKey {
  readonly passwordHash: string;
}

/** Finds a student by the address that they sign in with; the college follows from it. */
export async function findByEmail(
  database: Database,
  email: string,
): Promise<Credentials | undefined> {
  const [student] = await database.query<Credentials>(
    `select college_id as "collegeId", id as "studentId", password_hash as "passwordHash"
     from students where email = $1`,
    [email],
  );
  return student;
}

interface Student {
  readonly username: string;
  readonly email: string;
  readonly collegeName: string;
  readonly passwordHash: string;
  readonly isStaff: boolean;
  readonly department: string;
  readonly year: number | null;
  readonly showsInterests: boolean;
  /** Key of the picture. */
  readonly avatar: string | null;
}

export async function findStudent(
  database: Database,
  { collegeId, studentId }: StudentKey,
): Promise<Student | undefined> {
  const [student] = await database.query<Student>(
    `select s.username, s.email, s.password_hash as "passwordHash", s.is_staff as "isStaff",
       c.name as "collegeName", s.department, s.year, s.shows_interests as "showsInterests",
       ${avatarKey} as avatar
     from students s join colleges c on c.id = s.college_id
     where s.college_id = $1 and s.id = $2`,
    [collegeId, studentId],
  );
  return student;
}

/** Checked again on every call for staff only: a right that an operator removes ends at once. */
export async function isStaff(
  database: Database,
  { collegeId, studentId }: StudentKey,
): Promise<boolean> {
  const list = await database.query(
    'select 1 from students where college_id = $1 and id = $2 and is_staff',
    [collegeId, studentId],
  );
  return list.length > 0;
}

export async function isUsernameTaken(database: Database, username: string): Promise<boolean> {
  const list = await database.query('select 1 from students where username_lower = $1', [
    username.toLowerCase(),
  ]);
  return list.length > 0;
}

interface NewStudent {
  readonly collegeId: string;
  readonly email: string;
  readonly mailbox: string;
  readonly username: string;
  readonly passwordHash: string;
}

export async function insertStudent(orm: Orm, student: NewStudent): Promise<StudentKey> {
  const row = { ...student, usernameLower: student.username.toLowerCase() };
  const [stored] = await orm.insert(students).values(row).returning({ id: students.id });
  if (stored === undefined) throw new Error('The student was not stored.');
  return { collegeId: student.collegeId, studentId: stored.id };
}

export async function setUsername(orm: Orm, key: StudentKey, username: string): Promise<void> {
  const names = { username, usernameLower: username.toLowerCase() };
  await orm.update(students).set(names).where(isStudent(key));
}

export async function setPasswordHash(orm: Orm, key: StudentKey, hash: string): Promise<void> {
  await orm.update(students).set({ passwordHash: hash }).where(isStudent(key));
}

function isStudent({ collegeId, studentId }: StudentKey) {
  return and(eq(students.collegeId, collegeId), eq(students.id, studentId));
}

/** Whether a name is taken or reserved: the response does not say which. */
export async function isUsernameUnavailable(
  database: Database,
  username: string,
): Promise<boolean> {
  return isReservedName(username) || (await isUsernameTaken(database, username));
}

/** Whether a student could take this name now: checks its form, moderation, and whether it is taken. */
export async function isUsernameFree(services: Services, username: string): Promise<boolean> {
  const form = z.safeParse(usernameForm, { username });
  if (!form.success) return false;
  const verdict = await services.moderator.moderate(moderatedTexts(usernameForm, form.data));
  if (verdict.verdict === 'refuse') return false;
  return !(await isUsernameUnavailable(services.database, form.data.username));
}

/** @throws ApiError 422 when moderation refuses the name */
export async function refuseUnfitUsername(services: Services, username: string): Promise<void> {
  await refuseUnfit(services.moderator, moderatedTexts(usernameForm, { username }));
}

interface Plan {
  readonly deleteAt: Date;
  readonly deleteConfessions: boolean;
}

export async function scheduleDeletion(
  tx: Orm,
  { collegeId, studentId }: StudentKey,
  plan: Plan,
): Promise<void> {
  const isStudent = and(eq(students.collegeId, collegeId), eq(students.id, studentId));
  await tx.update(students).set(plan).where(isStudent);
}

/** A student whose account is to be deleted. */
export interface LeavingStudent extends StudentKey {
  readonly email: string;
  /** The time of deletion, as an ISO instant. */
  readonly deleteAt: string;
  readonly deleteConfessions: boolean;
}

const columns = `college_id as "collegeId", id as "studentId", email, delete_at as "deleteAt",
  delete_confessions as "deleteConfessions"`;

/** Accounts due for deletion, longest overdue first. */
export async function listDueStudents(database: Database, now: Date): Promise<LeavingStudent[]> {
  return database.query<LeavingStudent>(
    `select ${columns} from students where delete_at <= $1 order by delete_at, id`,
    [now.toISOString()],
  );
}

/** Accounts not yet due, of students who want their confessions deleted. */
export async function listTakingConfessions(
  database: Database,
  now: Date,
): Promise<LeavingStudent[]> {
  return database.query<LeavingStudent>(
    `select ${columns} from students where delete_at > $1 and delete_confessions
     order by delete_at, id`,
    [now.toISOString()],
  );
}
