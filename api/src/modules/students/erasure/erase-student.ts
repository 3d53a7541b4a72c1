import { sql, type SQL } from 'drizzle-orm';
import { join } from 'node:path';
import { rows, type Orm } from '../../../database/database';
import { removeMailsNaming } from '../../../mail/mailer';
import type { Services } from '../../../services';
import { deleteMedia, pictureTables, type PictureKind } from '../../pictures/picture-rows';
import { listDueStudents, type LeavingStudent } from '../leaving.repository';
import type { StudentKey } from '../students.repository';
import { deleteConfided, listConfided } from './confessions';
import { takeBackCounts } from './counts';
import { deleteTraces, deleteAddress, idsErasedWith } from './traces';

/** Selects a student's content of each kind. Confessions are not included in posts here. */
const owners: Readonly<Record<PictureKind, { readonly table: string; readonly student: string }>> =
  {
    post: { table: 'posts', student: 'author_id' },
    ad: { table: 'ads', student: 'seller_id' },
    event: { table: 'events', student: 'organizer_id' },
    explore: { table: 'explores', student: 'organizer_id' },
    avatar: { table: 'students', student: 'id' },
    dating: { table: 'dating_profiles', student: 'student_id' },
  };

function ofStudent(kind: PictureKind, { collegeId, studentId }: StudentKey): SQL {
  const { table, student } = owners[kind];
  const id = kind === 'dating' ? 'student_id' : 'id';
  return sql`select ${sql.raw(id)} from ${sql.raw(table)}
    where college_id = ${collegeId} and ${sql.raw(student)} = ${studentId}`;
}

const kinds = Object.keys(pictureTables) as PictureKind[];

/**
 * Deletes the picture rows of the student's content before the content itself.
 * @returns their keys: the files may be deleted after the commit
 */
async function deletePicturesOf(tx: Orm, student: StudentKey): Promise<string[]> {
  const keys: string[] = [];
  for (const kind of kinds) {
    const { table, owner } = pictureTables[kind];
    const gone = await rows<{ key: string }>(
      tx,
      sql`delete from ${sql.raw(table)} where college_id = ${student.collegeId}
        and ${sql.raw(owner)} in (${ofStudent(kind, student)}) returning media_key as key`,
    );
    keys.push(...(await deleteMedia(tx, student.collegeId, gone)));
  }
  return keys;
}

/**
 * Deletes the accounts that are due, with all data about their students. If one fails, the others are still
 * deleted; it is tried again in the next round.
 */
export async function eraseDueStudents(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const student of await listDueStudents(services.database, services.clock())) {
    await eraseStudent(services, student).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * A crash at any point loses nothing and leaves nothing behind: mails are sent first and may be sent twice, all rows
 * are deleted in one transaction, and files without rows are cleaned up later if they could not be deleted here.
 */
async function eraseStudent(services: Services, student: LeavingStudent): Promise<void> {
  const { config, database, media, sessions } = services;
  if (config.smtpUrl === undefined) {
    await removeMailsNaming(join(config.dataDir, 'outbox'), student.email);
  }
  const gone = await database.transaction(
    async (tx) => {
      if (!(await isMine(tx, student))) return undefined;
      const ended = await sessions.endAll(tx, student);
      return { ended, keys: await eraseRows(tx, student) };
    },
    { unlimited: true },
  );
  await gone?.ended();
  await media.drop(gone?.keys ?? []);
}

/** False if another process is deleting the account or has deleted it. */
async function isMine(tx: Orm, { collegeId, studentId }: LeavingStudent): Promise<boolean> {
  const [lock] = await rows<{ mine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`erase ${studentId}`}, 0)) as mine`,
  );
  if (lock?.mine !== true) return false;
  const list = await rows(
    tx,
    sql`select 1 from students where college_id = ${collegeId} and id = ${studentId}`,
  );
  return list.length > 0;
}

/**
 * The student's own row is locked last, by its deletion: votes and comments lock a post first and then the
 * notified student. @returns the keys of pictures
 */
async function eraseRows(tx: Orm, student: LeavingStudent): Promise<string[]> {
  const { collegeId, studentId, email, deleteConfessions } = student;
  await takeBackCounts(tx, student);
  const keys: string[] = [];
  if (deleteConfessions) {
    for (const one of await listConfided(tx, student)) {
      keys.push(...(await deleteConfided(tx, collegeId, one)));
    }
  }
  // Before the pictures: a pending report would retain them.
  await deleteTraces(tx, collegeId, await idsErasedWith(tx, student));
  keys.push(...(await deletePicturesOf(tx, student)));
  await deleteAddress(tx, email);
  await rows(
    tx,
    sql`update moderator_log set moderator_id = null
      where college_id = ${collegeId} and moderator_id = ${studentId}`,
  );
  await rows(tx, sql`delete from students where college_id = ${collegeId} and id = ${studentId}`);
  return keys;
}
