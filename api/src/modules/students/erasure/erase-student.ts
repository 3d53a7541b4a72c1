import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { limits } from '@campus/contract';
import { rows, type Orm } from '../../../database/database';
import { removeMailsNaming } from '../../../mail/mailer';
import type { Services } from '../../../services';
import { deleteMedia, pictureTables, type PictureKind } from '../../pictures/picture-rows';
import { passMailboxOn } from '../mailbox.repository';
import { listDueStudents, type LeavingStudent } from '../students.repository';
import type { StudentKey } from '../students.repository';
import { deleteConfided, listConfided } from './confessions';
import { deleteAddress, deleteTraces, idsErasedWith, keepOpenReports } from './traces';

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
  const { clock, config, database, media, sessions } = services;
  if (config.smtpUrl === undefined) {
    await removeMailsNaming(join(config.dataDir, 'outbox'), student.email);
  }
  const gone = await database.transaction(
    async (tx) => {
      if (!(await isMine(tx, student))) return undefined;
      const ended = await sessions.endAll(tx, student);
      return { ended, keys: await eraseRows(tx, student, clock()) };
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
async function eraseRows(tx: Orm, student: LeavingStudent, now: Date): Promise<string[]> {
  const { collegeId, studentId, email, deleteConfessions } = student;
  await takeBackCounts(tx, student);
  const keys: string[] = [];
  if (deleteConfessions) {
    for (const one of await listConfided(tx, student)) {
      keys.push(...(await deleteConfided(tx, collegeId, one)));
    }
  }
  // Before the pictures: a pending report would retain them.
  await keepOpenReports(tx, student, now);
  await deleteTraces(tx, collegeId, await idsErasedWith(tx, student));
  keys.push(...(await deletePicturesOf(tx, student)));
  await deleteAddress(tx, email);
  await rows(
    tx,
    sql`update moderator_log set moderator_id = null
      where college_id = ${collegeId} and moderator_id = ${studentId}`,
  );
  await rows(tx, sql`delete from students where college_id = ${collegeId} and id = ${studentId}`);
  await passMailboxOn(tx, collegeId, email);
  return keys;
}

/** Statements that lock the rows whose visible counts include the student. */
function lockCounted({ collegeId, studentId }: StudentKey): SQL[] {
  return [
    sql`select id from posts where college_id = ${collegeId} and (author_id = ${studentId}
        or id in (select post_id from votes
          where college_id = ${collegeId} and student_id = ${studentId})
        or id in (select post_id from comments
          where college_id = ${collegeId} and author_id = ${studentId}))
      order by id for update`,
    sql`select id from events where college_id = ${collegeId} and (organizer_id = ${studentId}
        or id in (select event_id from event_interests
          where college_id = ${collegeId} and student_id = ${studentId}))
      order by id for update`,
    sql`select id from explores where college_id = ${collegeId} and (organizer_id = ${studentId}
        or id in (select explore_id from explore_interests
          where college_id = ${collegeId} and student_id = ${studentId}))
      order by id for update`,
    sql`select id from cabs where college_id = ${collegeId} and (author_id = ${studentId}
        or id in (select cab_id from seat_requests
          where college_id = ${collegeId} and student_id = ${studentId}))
      order by id for update`,
    sql`select id from communities where college_id = ${collegeId}
        and id in (select community_id from community_members
          where college_id = ${collegeId} and student_id = ${studentId})
      order by id for update`,
  ];
}

/** Statements that delete the student's counted rows and update the counts. */
function takeBack({ collegeId, studentId }: StudentKey): SQL[] {
  return [
    sql`with gone as (delete from votes
        where college_id = ${collegeId} and student_id = ${studentId} returning post_id, value)
      update posts set likes = likes - (value = 1)::int, dislikes = dislikes - (value = -1)::int
      from gone where posts.college_id = ${collegeId} and posts.id = gone.post_id`,
    // A post's comment count includes visible comments only.
    sql`with gone as (delete from comments
        where college_id = ${collegeId} and author_id = ${studentId}
        returning post_id, hidden_at),
      counted as (select post_id, count(*)::int as number from gone
        where hidden_at is null group by post_id)
      update posts set comments_count = comments_count - number
      from counted where posts.college_id = ${collegeId} and posts.id = counted.post_id`,
    sql`with gone as (delete from comment_likes
        where college_id = ${collegeId} and student_id = ${studentId} returning comment_id)
      update comments set likes = likes - 1
      from gone where comments.college_id = ${collegeId} and comments.id = gone.comment_id`,
    sql`with gone as (delete from event_interests
        where college_id = ${collegeId} and student_id = ${studentId} returning event_id)
      update events set interested_count = interested_count - 1
      from gone where events.college_id = ${collegeId} and events.id = gone.event_id`,
    sql`with gone as (delete from explore_interests
        where college_id = ${collegeId} and student_id = ${studentId} returning explore_id)
      update explores set interested_count = interested_count - 1
      from gone where explores.college_id = ${collegeId} and explores.id = gone.explore_id`,
    sql`with gone as (delete from seat_requests
        where college_id = ${collegeId} and student_id = ${studentId} returning cab_id, state)
      update cabs set seats_available = least(seats_available + 1, ${limits.seatsMax}::int)
      from gone where cabs.college_id = ${collegeId} and cabs.id = gone.cab_id
        and gone.state = 'granted'`,
    sql`with gone as (delete from community_members
        where college_id = ${collegeId} and student_id = ${studentId} returning community_id)
      update communities set members = members - 1
      from gone where communities.college_id = ${collegeId} and communities.id = gone.community_id`,
  ];
}

/**
 * Removes the student's votes, comments, interest, seats and memberships, and their part of the counts. The
 * counted rows are locked first, in separate statements and in the same order as in all other code: the
 * following statements see everything that was committed before.
 */
async function takeBackCounts(tx: Orm, student: StudentKey): Promise<void> {
  for (const statement of [...lockCounted(student), ...takeBack(student)]) {
    await rows(tx, statement);
  }
}
