import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { rows, type Orm } from '../../../database';
import { removeMailsNaming } from '../../../mail/outbox';
import type { Services } from '../../../services';
import { listDueStudents, type LeavingStudent } from '../account/leaving.repository';
import { deleteConfided, listConfided } from './confessions';
import { takeBackCounts } from './counts';
import { deletePicturesOf } from './pictures';
import { forgetAbout, forgetAddress, idsGoingWith } from './traces';

/**
 * Deletes the accounts whose time has come, with all that the site knows of the students. One that fails does
 * not keep the others; it is tried again in the next round.
 */
export async function eraseDueStudents(services: Services): Promise<void> {
  const failures: unknown[] = [];
  for (const student of await listDueStudents(services.database, services.clock())) {
    await eraseStudent(services, student).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * A crash at any point loses nothing and leaves nothing: mails go first and can go twice, all rows go in one
 * transaction, and files whose rows are gone are swept away if they could not be removed here.
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

/** False where another process is at it, or has done it. */
async function isMine(tx: Orm, { collegeId, studentId }: LeavingStudent): Promise<boolean> {
  const [lock] = await rows<{ mine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`erase ${studentId}`}, 0)) as mine`,
  );
  if (lock?.mine !== true) return false;
  const found = await rows(
    tx,
    sql`select 1 from students where college_id = ${collegeId} and id = ${studentId}`,
  );
  return found.length > 0;
}

/**
 * The student's own row is locked last, by its deletion: whoever votes or comments locks a post first and then
 * the student who is told of it. @returns the keys of pictures
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
  // Before the pictures: a report that waits would hold them.
  await forgetAbout(tx, collegeId, await idsGoingWith(tx, student));
  keys.push(...(await deletePicturesOf(tx, student)));
  await forgetAddress(tx, email);
  await rows(tx, sql`delete from students where college_id = ${collegeId} and id = ${studentId}`);
  return keys;
}
