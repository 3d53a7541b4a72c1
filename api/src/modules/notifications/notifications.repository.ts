import { limits, reportKinds, type Notification } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { later } from '../../clock';
import { rows, type Database, type Orm, type Parameter } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import {
  conversationIsOpen,
  isEligible,
  isLooking,
  isThere,
  isUnblocked,
  isWanted,
} from '../dating/visibility';
import { joinHidden } from '../communities/moderators.repository';
import { isOpen, other } from '../conversations/inbox.repository';
import type { Position } from '../listing/cursors';
import { subjectTables } from '../reports/subjects/subject';
import { isShown } from '../reports/visibility';
import { confessionNews } from './confession-news';

// The subject of a notification `n`, as lateral joins: each finds a row if the notification is of its kind
// and its subject is still visible, with the columns for the response. In all of them `$1` is the college and
// `$2` the viewing student.

/**
 * The row of a table that is the subject, if the notification is of one of these kinds. The limit makes the database
 * look it up by its id: it might read all of a student's posts or conversations instead, as it expects few of them.
 */
const subjectRow = (table: string, kinds: string) => `(select * from ${table}
  where n.kind in (${kinds}) and college_id = $1 and id = n.subject_id limit 1)`;

/** Length of a post's excerpt in a notification. */
const excerptLength = 80;

/** Comments on `p` that its author can read and did not write. */
const othersSaid = `comments m where m.college_id = $1 and m.post_id = p.id and m.author_id <> $2
  and ${isShown('m', 'author_id')}`;

/** The student's own post, never a confession. A commenter is only named while their comment exists. */
const post = `select p.id, left(p.content, ${excerptLength}) as excerpt, c.id as community_id,
    c.name as community_name, newest.id as comment_id, (select s.username from students s
      where s.college_id = $1 and s.id = n.actor_id and newest.id is not null) as name
  from ${subjectRow('posts', `'comment'`)} p
  join communities c on c.college_id = $1 and c.id = p.community_id and not c.is_confession
  left join lateral (select m.id from ${othersSaid} and m.author_id = n.actor_id
    order by m.created_at desc, m.id desc limit 1) newest on true
  where p.author_id = $2 and p.hidden_at is null and exists (select 1 from ${othersSaid})`;

/** A post in which somebody replied to the student or mentioned them, while it has a visible comment of theirs. */
const thread = `select p.id, left(p.content, ${excerptLength}) as excerpt, c.id as community_id,
    c.name as community_name, newest.id as comment_id, s.username as name
  from ${subjectRow('posts', `'reply', 'mention'`)} p
  join communities c on c.college_id = $1 and c.id = p.community_id and not c.is_confession
  join students s on s.college_id = $1 and s.id = n.actor_id
  join lateral (select m.id from ${othersSaid} and m.author_id = n.actor_id
    order by m.created_at desc, m.id desc limit 1) newest on true
  where ${isShown('p', 'author_id')}`;

/** The driver sees who requested a seat, as on the ride's page. */
const cab = `select cab.id, cab.source, cab.destination, (select s.username from students s
      where n.kind = 'seat-asked' and s.college_id = $1 and s.id = n.actor_id) as name
  from ${subjectRow('cabs', `'seat-asked', 'seat-granted', 'seat-refused'`)} cab
  where ${isShown('cab', 'author_id')}`;

/** Notifications older than the match belong to an earlier match of the two. */
const match = `select m.id, p.name
  from ${subjectRow('dating_matches', `'match-request', 'match', 'message'`)} m
  join dating_profiles me on ${isLooking}
  join dating_profiles p on p.college_id = $1
    and p.student_id = case when m.low_id = $2 then m.high_id else m.low_id end
  where (m.low_id = $2 or m.high_id = $2) and n.created_at >= m.created_at
    and case when n.kind = 'match-request'
      then m.state = 'pending' and m.sender_id <> $2
        and ${isThere} and ${isWanted} and ${isEligible} and ${isUnblocked}
      else m.state = 'accepted' and ${conversationIsOpen} end`;

/** About a listing, which may be deleted. */
const talk = `select c.id, c.kind, s.username as name
  from ${subjectRow('conversations', `'conversation'`)} c
  join students s on s.college_id = $1 and s.id = ${other}
  where ${isOpen}`;

const report = `select report.id, report.decision
  from ${subjectRow('reports', `'report-decided'`)} report
  where report.reporter_id = $2 and report.decision <> 'open'`;

/** Shown while the subject is hidden. */
const hidden = reportKinds
  .map((kind) => {
    const { table, id } = subjectTables[kind];
    return `select '${kind}' as thing from ${table} x where n.kind = 'content-hidden'
      and x.college_id = $1 and x.${id} = n.subject_id and x.hidden_at is not null`;
  })
  .join(' union all ');

/** Shown while the subject is hidden for this reason. */
const hiding = `select l.id, left(coalesce(m.content, p.content), ${excerptLength}) as excerpt, l.reason,
    c.id as community_id, c.name as community_name, case when m.id is not null then 'comment' end as thing
  from ${subjectRow('moderator_log', `'post-hidden'`)} l ${joinHidden}
  join communities c on c.college_id = $1 and c.id = l.community_id
  where coalesce(m.author_id, p.author_id) = $2`;

const request = `select q.id, q.name as community_name, (select c.id from communities c
      where c.college_id = $1 and lower(c.name) = lower(q.name) and not c.is_confession
        and q.decision = 'accepted') as community_id
  from ${subjectRow('community_requests', `'community-accepted', 'community-refused'`)} q
  where q.student_id = $2 and q.decision <> 'pending'`;

const lateral = (rows: string, name: string) => `left join lateral (${rows}) ${name} on true`;

export const subjects = [
  lateral(`${post} union all ${thread}`, 'post'),
  lateral(cab, 'cab'),
  lateral(match, 'match'),
  lateral(talk, 'talk'),
  lateral(report, 'report'),
  lateral(hidden, 'hidden'),
  lateral(request, 'request'),
  lateral(hiding, 'hiding'),
].join(' ');

/** Whether the subject of the notification is still visible. */
const hasSubject = `(coalesce(post.id, cab.id, match.id, talk.id, report.id, request.id, hiding.id) is not null
  or hidden.thing is not null)`;

const details = `coalesce(post.name, cab.name, match.name, talk.name) as name,
  coalesce(post.excerpt, hiding.excerpt) as excerpt,
  coalesce(post.community_id, request.community_id, hiding.community_id) as "communityId",
  coalesce(post.community_name, request.community_name, hiding.community_name) as "communityName",
  post.id as "postId", post.comment_id as "commentId", cab.id as "cabId", cab.source, cab.destination, match.id as "matchId",
  talk.id as "conversationId", talk.kind as about, report.decision,
  coalesce(hidden.thing, hiding.thing) as thing, hiding.reason`;
const noDetails =
  'null, null, null, null, null, null, null, null, null, null, null, null, null, null, null';

/** Id for the news about comments on confessions, which have no row and so no id. */
const noRow = '00000000-0000-0000-0000-000000000000';

/** Stored notifications whose subject is still visible. */
const stored = `notifications n ${subjects}
  where n.college_id = $1 and n.student_id = $2 and ${hasSubject}`;

/** Comments on the student's confessions. */
const news = `(${confessionNews}) news where news.count > 0`;

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

/** A notification as read from the database; columns that do not apply are null. */
export type NotificationRow = Nullable<Omit<Notification, 'isRead' | 'kind' | 'createdAt'>> &
  Position &
  Pick<Notification, 'kind' | 'count' | 'isRead'>;

interface Slice {
  readonly limit: number;
  readonly page: number;
  readonly after: Position | undefined;
}

/**
 * Newest first, and one more than the page size if there are more. Stored ones are read in index order, no
 * more than the pages so far contain: subjects are looked up only for these.
 */
export function notificationPage(
  { collegeId, studentId }: Viewer,
  { limit, page, after }: Slice,
): { text: string; params: Parameter[] } {
  const params: Parameter[] = [collegeId, studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const edge = after && `(${bind(after.createdAt)}::timestamptz, ${bind(after.id)}::uuid)`;
  const older = (position: string) => (edge ? `and ${position} < ${edge}` : '');
  const deep = !after && page > 1;
  const most = deep ? `${bind(page * limit + 1)}::int` : limit + 1;
  const skip = deep ? `offset ${bind((page - 1) * limit)}::int` : '';
  const text = `(select n.id, n.kind, n.count, 1 as confessions, n.created_at as "createdAt",
      n.read_at is not null as "isRead", ${details}
    from ${stored} ${older('(n.created_at, n.id)')}
    order by n.created_at desc, n.id desc limit ${most})
    union all
    select '${noRow}'::uuid, 'confession-comments', news.count, news.confessions, news.last_at,
      false, ${noDetails}
    from ${news} ${older(`(news.last_at, '${noRow}'::uuid)`)}
    order by "createdAt" desc, id desc limit ${limit + 1} ${skip}`;
  return { text, params };
}

export async function listNotifications(
  database: Database,
  viewer: Viewer,
  slice: Slice,
): Promise<NotificationRow[]> {
  const { text, params } = notificationPage(viewer, slice);
  return database.query<NotificationRow>(text, params);
}

const countText = `select least(${limits.notificationsCounted},
      count(*) + (select count(*) from ${news}))::int as unread,
    count(*) filter (where kind = 'message')::int as "unreadMessages",
    count(*) filter (where kind like 'seat-%')::int as "unreadRides",
    count(*) filter (where kind = 'conversation')::int as "unreadConversations"
  from (select n.kind from ${stored} and n.read_at is null
    limit ${limits.notificationsCounted}) counted`;

interface Unread {
  readonly unread: number;
  readonly unreadMessages: number;
  readonly unreadRides: number;
  readonly unreadConversations: number;
}

export async function countUnread(
  database: Database,
  { collegeId, studentId }: Viewer,
): Promise<Unread> {
  const [row] = await database.query<Unread>(countText, [collegeId, studentId]);
  return row ?? { unread: 0, unreadMessages: 0, unreadRides: 0, unreadConversations: 0 };
}

interface Reading {
  /** All notifications if undefined. */
  readonly ids: readonly string[] | undefined;
  readonly now: Date;
}

/** Locked in the order of ids, so that two calls that mark the same ones never deadlock. */
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
 * Marks a conversation's notifications as read together with its messages. Only the latest one of a
 * conversation is stored. @returns whether any was unread
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

/** Deletes both students' notifications about a match that has ended. */
export async function deleteMatchNotifications(
  tx: Orm,
  { collegeId }: Viewer,
  matchId: string,
): Promise<void> {
  await rows(
    tx,
    sql`delete from notifications where college_id = ${collegeId} and subject_id = ${matchId}
      and kind in ('match-request', 'match', 'message')`,
  );
}

const day = 24 * 3600;

/** Deletes read notifications after one month, all others after three. */
export async function deleteOldNotifications(orm: Orm, now: Date): Promise<void> {
  const before = (days: number) => sql`${later(now, -days * day).toISOString()}::timestamptz`;
  const month = before(limits.readNotificationDays);
  await rows(
    orm,
    sql`delete from notifications where created_at < ${month}
      and (read_at < ${month} or created_at < ${before(limits.notificationDays)})`,
  );
}
