import { deletionDays } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { rows, type Orm } from '../../../database/database';
import type { Services } from '../../../services';
import { deletePictures } from '../../pictures/picture-rows';
import { listTakingConfessions, type LeavingStudent } from '../students.repository';
import type { StudentKey } from '../students.repository';
import { deleteTraces } from './traces';

/** A confession of a student, or their comment on one. */
interface Confided {
  readonly id: string;
  /** Id of the confession itself, or of the confession that the comment is on. */
  readonly postId: string;
}

/**
 * A student's confessions and comments on confessions, comments first. A comment on another student's
 * confession is identified by the student's label in its thread.
 */
export async function listConfided(
  tx: Orm,
  { collegeId, studentId }: StudentKey,
): Promise<Confided[]> {
  const comments = await rows<Confided>(
    tx,
    sql`select m.id, m.post_id as "postId" from confession_participants n
      join comments m on m.college_id = n.college_id and m.post_id = n.post_id
        and m.alias = 'Anonymous ' || n.number
      where n.college_id = ${collegeId} and n.student_id = ${studentId}`,
  );
  const confessions = await rows<Confided>(
    tx,
    sql`select post_id as id, post_id as "postId" from confession_authors
      where college_id = ${collegeId} and author_id = ${studentId}`,
  );
  return [...comments, ...confessions];
}

/** @returns keys of pictures, whose files may be deleted after the commit */
export async function deleteConfided(
  tx: Orm,
  collegeId: string,
  { id, postId }: Confided,
): Promise<string[]> {
  const isPost = sql`college_id = ${collegeId} and id = ${postId}`;
  await rows(tx, sql`select id from posts where ${isPost} for update`);
  if (id !== postId) {
    await deleteTraces(tx, collegeId, [id]);
    await deleteComment(tx, collegeId, id);
    return [];
  }
  const comments = await rows<{ id: string }>(
    tx,
    sql`select id from comments where college_id = ${collegeId} and post_id = ${postId}`,
  );
  await deleteTraces(tx, collegeId, [postId, ...comments.map((comment) => comment.id)]);
  const keys = await deletePictures(tx, { kind: 'post', collegeId, id: postId });
  await rows(tx, sql`delete from posts where ${isPost}`);
  return keys;
}

/** A post's comment count includes visible comments only. */
async function deleteComment(tx: Orm, collegeId: string, id: string): Promise<void> {
  await rows(
    tx,
    sql`with gone as (delete from comments where college_id = ${collegeId} and id = ${id}
        returning post_id, hidden_at)
      update posts set comments_count = comments_count - (gone.hidden_at is null)::int
      from gone where posts.college_id = ${collegeId} and posts.id = gone.post_id`,
  );
}

const daysMs = deletionDays * 24 * 3_600_000;

/**
 * When a confession or comment is deleted: a random-looking time between the request and the deletion of the
 * account, different for each, and always the same for the same one.
 */
export function goesAt(secret: string, id: string, deleteAt: string): Date {
  const bytes = createHmac('sha256', secret).update(`confided|${id}`).digest();
  const share = bytes.readUIntBE(0, 6) / 2 ** 48;
  return new Date(Date.parse(deleteAt) - share * daysMs);
}

/** Locked, so that the student cannot return while their content is being deleted. */
async function isStillLeaving(tx: Orm, { collegeId, studentId }: LeavingStudent): Promise<boolean> {
  const list = await rows(
    tx,
    sql`select 1 from students where college_id = ${collegeId} and id = ${studentId}
      and delete_at is not null and delete_confessions for share`,
  );
  return list.length > 0;
}

/**
 * Deletes confessions, and comments on confessions, of leaving students who requested it. Each is deleted at
 * a separate time in the days before the account: if all of them disappeared at once together with a student,
 * everybody could see whose they were. For the same reason deleted ones are not restored when the student
 * returns.
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
