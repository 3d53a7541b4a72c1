import { deletionDays } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { rows, type Orm } from '../../../database';
import type { Services } from '../../../services';
import { listTakingConfessions, type LeavingStudent } from '../account/leaving.repository';
import { deleteConfided, listConfided, type Confided } from './confessions';

const daysMs = deletionDays * 24 * 3_600_000;

/**
 * When something confided goes: a moment between the request and the deletion of the account that looks
 * random, is different for each, and is the same whoever asks and however often.
 */
export function goesAt(secret: string, id: string, deleteAt: string): Date {
  const bytes = createHmac('sha256', secret).update(`confided|${id}`).digest();
  const share = bytes.readUIntBE(0, 6) / 2 ** 48;
  return new Date(Date.parse(deleteAt) - share * daysMs);
}

/** Locked, so that the student does not come back while something of theirs is being deleted. */
async function isStillLeaving(tx: Orm, { collegeId, studentId }: LeavingStudent): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from students where college_id = ${collegeId} and id = ${studentId}
      and delete_at is not null and delete_confessions for share`,
  );
  return found.length > 0;
}

/**
 * Deletes confessions, and comments on confessions, of students who leave and asked for it. Each goes at a
 * time of its own within the days before the account does: if all of them vanished at one moment, and a
 * student with them, everybody who looks would know whose they were. For the same reason what is gone stays
 * gone when the student comes back.
 */
export async function takeConfessions(services: Services): Promise<void> {
  const { clock, config, database } = services;
  for (const student of await listTakingConfessions(database, clock())) {
    const confided = await listConfided(database.orm, student);
    const due = confided.filter(
      ({ id }) => goesAt(config.sessionSecret, id, student.deleteAt) <= clock(),
    );
    for (const one of due) await takeOne(services, student, one);
  }
}

async function takeOne(
  { database, media }: Pick<Services, 'database' | 'media'>,
  student: LeavingStudent,
  one: Confided,
): Promise<void> {
  const keys = await database.transaction(async (tx) =>
    (await isStillLeaving(tx, student)) ? deleteConfided(tx, student.collegeId, one) : [],
  );
  await media.drop(keys);
}
