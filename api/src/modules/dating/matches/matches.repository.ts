import { sql, type SQL } from 'drizzle-orm';
import { rows, type Database, type Orm } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { deleteMatchNotifications } from '../../notifications/notifications.repository';
import { isShown } from '../../reports/visibility';
import { hasWritten, holdBack } from '../chat/hold-back';
import { cardColumns, type CardRow } from '../profiles/profiles.repository';
import {
  conversationIsOpen,
  isEligible,
  isLooking,
  isThere,
  isUnblocked,
  isWanted,
} from '../visibility';

/** Selects the row of two students, regardless of which one asked. */
export function pairOf({ collegeId, studentId }: Viewer, otherId: string): SQL {
  return sql`college_id = ${collegeId} and low_id = least(${studentId}::uuid, ${otherId}::uuid)
    and high_id = greatest(${studentId}::uuid, ${otherId}::uuid)`;
}

/** Selects a match of the student by its id. */
export function ofStudent({ collegeId, studentId }: Viewer, matchId: string): SQL {
  return sql`college_id = ${collegeId} and id = ${matchId}
    and (low_id = ${studentId} or high_id = ${studentId})`;
}

interface Ask {
  readonly toId: string;
  readonly now: Date;
  /** Refusals before this moment no longer count. */
  readonly since: string;
}

/** The result of asking: `matched` if the other student had asked as well. */
export type Asked =
  | { readonly is: 'sent' }
  | { readonly is: 'askedBefore' }
  | { readonly is: 'matched'; readonly matchId: string };

/**
 * Asks for a match. A pair has one row: if both ask each other at the same moment, the second finds the
 * request of the first. A rejected request gets the same answer as a pending one.
 */
export async function ask(tx: Orm, viewer: Viewer, { toId, now, since }: Ask): Promise<Asked> {
  const { collegeId, studentId } = viewer;
  const at = sql`${now.toISOString()}::timestamptz`;
  const made = await rows(
    tx,
    sql`insert into dating_matches (college_id, low_id, high_id, sender_id, created_at)
      values (${collegeId}, least(${studentId}::uuid, ${toId}::uuid),
        greatest(${studentId}::uuid, ${toId}::uuid), ${studentId}, ${at})
      on conflict (college_id, low_id, high_id) do nothing returning id`,
  );
  if (made.length > 0) return { is: 'sent' };
  const pair = pairOf(viewer, toId);
  const [row] = await rows<{ id: string; state: string; mine: boolean; old: boolean }>(
    tx,
    sql`select id, state, sender_id = ${studentId} as mine,
        coalesce(answered_at <= ${since}::timestamptz, false) as old
      from dating_matches where ${pair} for update`,
  );
  if (row?.state === 'pending' && !row.mine) {
    await rows(
      tx,
      sql`update dating_matches set state = 'accepted', answered_at = ${at} where ${pair}`,
    );
    return { is: 'matched', matchId: row.id };
  }
  const ended = row?.state === 'rejected' || row?.state === 'unmatched';
  if (!ended || !row.old) return { is: 'askedBefore' };
  await rows(
    tx,
    sql`update dating_matches set state = 'pending', sender_id = ${studentId}, created_at = ${at},
        answered_at = null, last_message_at = null, low_read_at = null, high_read_at = null
      where ${pair}`,
  );
  return { is: 'sent' };
}

/** @returns false if the request was already answered */
export async function answer(
  tx: Orm,
  { collegeId, studentId }: Viewer,
  { matchId, state, now }: { matchId: string; state: 'accepted' | 'rejected'; now: Date },
): Promise<boolean> {
  const answered = await rows(
    tx,
    sql`update dating_matches set state = ${state}, answered_at = ${now.toISOString()}::timestamptz
      where college_id = ${collegeId} and id = ${matchId} and state = 'pending'
        and sender_id <> ${studentId} and (low_id = ${studentId} or high_id = ${studentId})
      returning id`,
  );
  return answered.length > 0;
}

interface Ending {
  readonly now: Date;
}

/** Ends a match for both and deletes its messages. @returns the partner's id, undefined without a match */
export async function endMatch(
  tx: Orm,
  viewer: Viewer,
  { matchId, now }: Ending & { readonly matchId: string },
): Promise<string | undefined> {
  const [ended] = await rows<{ partnerId: string }>(
    tx,
    sql`update dating_matches
      set state = 'unmatched', answered_at = ${now.toISOString()}::timestamptz
      where ${ofStudent(viewer, matchId)} and state = 'accepted'
      returning case when low_id = ${viewer.studentId} then high_id else low_id end as "partnerId"`,
  );
  if (ended === undefined) return undefined;
  await deleteMessages(tx, viewer, matchId);
  await deleteMatchNotifications(tx, viewer, matchId);
  return ended.partnerId;
}

/** Ends any connection between two students: a request, or a match with its messages. */
export async function endWith(
  tx: Orm,
  viewer: Viewer,
  { otherId, now }: Ending & { readonly otherId: string },
): Promise<void> {
  const [ended] = await rows<{ id: string }>(
    tx,
    sql`update dating_matches
      set state = 'unmatched', answered_at = ${now.toISOString()}::timestamptz
      where ${pairOf(viewer, otherId)} and state in ('pending', 'accepted') returning id`,
  );
  if (ended === undefined) return;
  await deleteMessages(tx, viewer, ended.id);
  await deleteMatchNotifications(tx, viewer, ended.id);
}

async function deleteMessages(tx: Orm, { collegeId }: Viewer, matchId: string): Promise<void> {
  await rows(
    tx,
    sql`delete from dating_messages where college_id = ${collegeId} and match_id = ${matchId}`,
  );
}

/** The partner in a match `m`. */
const partner = 'case when m.low_id = $2 then m.high_id else m.low_id end';
const isOfStudent = 'm.college_id = $1 and (m.low_id = $2 or m.high_id = $2)';

/** Requests to the student whose senders are still visible. */
const waiting = `dating_matches m
  join dating_profiles me on ${isLooking}
  join dating_profiles p on p.college_id = $1 and p.student_id = m.sender_id
  where ${isOfStudent} and m.state = 'pending' and m.sender_id <> $2
    and ${isThere} and ${isWanted} and ${isEligible} and ${isUnblocked}`;

/** The partner's messages since the student last looked. */
const unread = `dating_messages u where u.college_id = $1 and u.match_id = m.id and u.sender_id <> $2
  and ${isShown('u')}
  and u.created_at > coalesce(case when m.low_id = $2 then m.low_read_at else m.high_read_at end,
    '-infinity')`;

/** Counts no further than a badge can show. */
const unreadAtMost = 100;

interface RequestRow extends CardRow {
  readonly id: string;
  readonly createdAt: string;
}

/** Newest first. */
export async function listRequests(database: Database, { collegeId, studentId }: Viewer) {
  return database.query<RequestRow>(
    `select m.id, m.created_at as "createdAt", ${cardColumns} from ${waiting}
     order by m.created_at desc, m.id limit 500`,
    [collegeId, studentId],
  );
}

export interface MatchRow extends CardRow {
  readonly matchId: string;
  readonly unread: number;
  /** Time up to which the partner has seen the messages; null unless both share it. */
  readonly seenTo: string | null;
  readonly lastMessage: string | null;
  readonly lastAt: string | null;
}

/** Matches by their newest message, newest first; a match without messages is sorted by its creation. */
export async function listMatches(database: Database, { collegeId, studentId }: Viewer) {
  const list = await database.query<MatchRow & { isWhole: boolean }>(
    `select m.id as "matchId", ${cardColumns}, last.message as "lastMessage",
       last.created_at as "lastAt",
       last.sender_id = $2 or ${hasWritten('$2', 'm.id')} as "isWhole",
       (select count(*)::int from (select 1 from ${unread} limit ${unreadAtMost}) counted) as unread,
       case when p.shows_read and exists (select 1 from dating_profiles own where own.college_id = $1
           and own.student_id = $2 and own.shows_read)
         then coalesce(case when m.low_id = $2 then m.high_read_at else m.low_read_at end,
           m.created_at) end as "seenTo"
     from dating_matches m
     join dating_profiles p on p.college_id = $1 and p.student_id = ${partner}
     left join lateral (
       select l.message, l.created_at, l.sender_id from dating_messages l
       where l.college_id = $1 and l.match_id = m.id and ${isShown('l')}
       order by l.created_at desc limit 1
     ) last on true
     where ${isOfStudent} and m.state = 'accepted' and ${conversationIsOpen}
     order by coalesce(m.last_message_at, m.answered_at) desc, m.id limit 500`,
    [collegeId, studentId],
  );
  return list.map(({ isWhole, lastMessage, ...match }): MatchRow => {
    const isHeld = lastMessage !== null && !isWhole;
    return {
      ...match,
      lastMessage: isHeld ? holdBack({ message: lastMessage }).message : lastMessage,
    };
  });
}

interface Stats {
  readonly pendingRequests: number;
  readonly acceptedMatches: number;
  readonly unreadChats: number;
}

export async function findStats(
  database: Database,
  { collegeId, studentId }: Viewer,
): Promise<Stats> {
  const [row] = await database.query<Stats>(
    `select (select count(*)::int from ${waiting}) as "pendingRequests",
       count(*)::int as "acceptedMatches",
       (count(*) filter (where exists (select 1 from ${unread})))::int as "unreadChats"
     from dating_matches m
     where ${isOfStudent} and m.state = 'accepted' and ${conversationIsOpen}`,
    [collegeId, studentId],
  );
  return row ?? { pendingRequests: 0, acceptedMatches: 0, unreadChats: 0 };
}
