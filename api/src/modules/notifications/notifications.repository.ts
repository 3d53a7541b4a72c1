import { limits, type Notification } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { later } from '../../clock';
import { rows, type Database, type Orm, type Parameter } from '../../database';
import type { Viewer } from '../../http/viewer';
import type { Position } from '../listing/cursors';
import { confessionNews } from './confession-news';
import { hasSubject, subjects, told } from './shown-notifications';

/** What comments on confessions stand under: they have no row, and so no id. */
const noRow = '00000000-0000-0000-0000-000000000000';

/** What the student was told of, and the comments on their confessions, that can still be seen. */
const shown = (unread: string) => `(
    select id, kind, actor_id, subject_id, count, 1 as confessions, created_at, read_at
    from notifications where college_id = $1 and student_id = $2 ${unread}
    union all
    select '${noRow}'::uuid, 'confession-comments', null::uuid, null::uuid, news.count,
      news.confessions, news.last_at, null::timestamptz
    from (${confessionNews}) news where news.count > 0
  ) n ${subjects} where ${hasSubject}`;

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** What the database knows of a notification; what it does not apply to is null. */
export type NotificationRow = Nullable<Omit<Notification, 'isRead' | 'kind' | 'createdAt'>> &
  Position &
  Pick<Notification, 'kind' | 'count' | 'isRead'>;

interface Slice {
  readonly limit: number;
  readonly page: number;
  readonly after: Position | undefined;
}

/** Newest first, and one more than a page holds where there is more. */
export async function listNotifications(
  database: Database,
  { collegeId, studentId }: Viewer,
  { limit, page, after }: Slice,
): Promise<NotificationRow[]> {
  const params: Parameter[] = [collegeId, studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const from = after
    ? `and (n.created_at, n.id) < (${bind(after.createdAt)}::timestamptz, ${bind(after.id)}::uuid)`
    : '';
  const skip = !after && page > 1 ? `offset ${bind((page - 1) * limit)}::int` : '';
  return database.query<NotificationRow>(
    `select n.id, n.kind, n.count, n.confessions, n.created_at as "createdAt",
       n.read_at is not null as "isRead", ${told}
     from ${shown('')} ${from}
     order by n.created_at desc, n.id desc limit ${limit + 1} ${skip}`,
    params,
  );
}

export async function countUnread(
  database: Database,
  { collegeId, studentId }: Viewer,
): Promise<number> {
  const [found] = await database.query<{ unread: number }>(
    `select count(*)::int as unread from (
       select 1 from ${shown('and read_at is null')} limit ${limits.notificationsCounted}) counted`,
    [collegeId, studentId],
  );
  return found?.unread ?? 0;
}

interface Reading {
  /** All of them where none are named. */
  readonly ids: readonly string[] | undefined;
  readonly now: Date;
}

/** In the order of their ids, so that two who mark the same ones never wait for each other in a circle. */
export async function markRead(
  database: Database,
  { collegeId, studentId }: Viewer,
  { ids, now }: Reading,
): Promise<void> {
  await database.query(
    `update notifications set read_at = $3::timestamptz where college_id = $1 and id in (
       select id from notifications where college_id = $1 and student_id = $2 and read_at is null
         and ($4::uuid[] is null or id = any($4::uuid[])) order by id for update)`,
    [collegeId, studentId, now, ids ?? null],
  );
}

/**
 * A conversation was read to its end, and with it what told of its messages. Of a conversation only the
 * last such notification is kept. @returns whether there was anything unread
 */
export async function readConversation(
  orm: Orm,
  { collegeId, studentId }: Viewer,
  { matchId, now }: { matchId: string; now: Date },
): Promise<boolean> {
  const ofMatch = sql`college_id = ${collegeId} and student_id = ${studentId}
    and kind = 'message' and subject_id = ${matchId}`;
  const read = await rows(
    orm,
    sql`with now_read as (
        update notifications set read_at = ${now.toISOString()}::timestamptz
        where ${ofMatch} and read_at is null and not exists (
          select 1 from dating_messages u
          join dating_matches m on m.college_id = ${collegeId} and m.id = u.match_id
          where u.college_id = ${collegeId} and u.match_id = ${matchId}
            and u.sender_id <> ${studentId} and u.created_at > coalesce(
              case when m.low_id = ${studentId} then m.low_read_at else m.high_read_at end,
              '-infinity'))
        returning id),
      outdated as (
        delete from notifications where ${ofMatch} and read_at is not null
          and exists (select 1 from now_read))
      select id from now_read`,
  );
  return read.length > 0;
}

/** A match has ended for both, and with it all that told of it. */
export async function forgetMatch(tx: Orm, { collegeId }: Viewer, matchId: string): Promise<void> {
  await rows(
    tx,
    sql`delete from notifications where college_id = ${collegeId} and subject_id = ${matchId}
      and kind in ('match-request', 'match', 'message')`,
  );
}

const day = 24 * 3600;

/** What was read goes after a month, the rest after three. */
export async function forgetOldNotifications(orm: Orm, now: Date): Promise<void> {
  const before = (days: number) => sql`${later(now, -days * day).toISOString()}::timestamptz`;
  const month = before(limits.readNotificationDays);
  await rows(
    orm,
    sql`delete from notifications where created_at < ${month}
      and (read_at < ${month} or created_at < ${before(limits.notificationDays)})`,
  );
}
