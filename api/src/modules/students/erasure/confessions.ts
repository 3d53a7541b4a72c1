import { deletionDays } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { rows, type Orm } from '../../../database/database';
import type { Services } from '../../../services';
import { deletePictures } from '../../pictures/picture-rows';
import { listTakingConfessions, type LeavingStudent } from '../leaving.repository';
import type { StudentKey } from '../students.repository';
import { deleteTraces } from './traces';

/** Something that a student wrote in confidence: a confession, or a comment on one. */
interface Confided {
  readonly id: string;
  /** The confession: the thing itself, or what the comment is on. */
  readonly postId: string;
}

/**
 * What a student confided, the comments first. A comment on somebody else's confession is known by the label
 * that the student has in its thread.
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

/** @returns keys of pictures, whose files may go once this is committed */
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

/** A post counts the comments that can be seen. */
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
  const list = await rows(
    tx,
    sql`select 1 from students where college_id = ${collegeId} and id = ${studentId}
      and delete_at is not null and delete_confessions for share`,
  );
  return list.length > 0;
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
