import type { Database } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import { isShown } from '../../reports/shown';
import { cardColumns, type CardRow } from '../profiles/profile-row';
import {
  conversationIsOpen,
  isEligible,
  isLooking,
  isThere,
  isUnblocked,
  isWanted,
} from '../visibility';

/** The other one of a match `m`. */
const partner = 'case when m.low_id = $2 then m.high_id else m.low_id end';
const ofStudent = 'm.college_id = $1 and (m.low_id = $2 or m.high_id = $2)';

/** Requests to the student whose senders may still be seen. */
const waiting = `dating_matches m
  join dating_profiles me on ${isLooking}
  join dating_profiles p on p.college_id = $1 and p.student_id = m.sender_id
  where ${ofStudent} and m.state = 'pending' and m.sender_id <> $2
    and ${isThere} and ${isWanted} and ${isEligible} and ${isUnblocked}`;

/** Messages of the other one that came after the student last looked. */
const unread = `dating_messages u where u.college_id = $1 and u.match_id = m.id and u.sender_id <> $2
  and ${isShown('u')}
  and u.created_at > coalesce(case when m.low_id = $2 then m.low_read_at else m.high_read_at end,
    '-infinity')`;

/** More than a badge can show is not counted. */
const unreadAtMost = 100;

export interface RequestRow extends CardRow {
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
  readonly lastMessage: string | null;
  readonly lastAt: string | null;
}

/** The conversation with the newest message first; a match without one stands where it was made. */
export async function listMatches(database: Database, { collegeId, studentId }: Viewer) {
  return database.query<MatchRow>(
    `select m.id as "matchId", ${cardColumns}, last.message as "lastMessage",
       last.created_at as "lastAt",
       (select count(*)::int from (select 1 from ${unread} limit ${unreadAtMost}) counted) as unread
     from dating_matches m
     join dating_profiles p on p.college_id = $1 and p.student_id = ${partner}
     left join lateral (
       select l.message, l.created_at from dating_messages l
       where l.college_id = $1 and l.match_id = m.id and ${isShown('l')}
       order by l.created_at desc limit 1
     ) last on true
     where ${ofStudent} and m.state = 'accepted' and ${conversationIsOpen}
     order by coalesce(m.last_message_at, m.answered_at) desc, m.id limit 500`,
    [collegeId, studentId],
  );
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
  const [found] = await database.query<Stats>(
    `select (select count(*)::int from ${waiting}) as "pendingRequests",
       count(*)::int as "acceptedMatches",
       (count(*) filter (where exists (select 1 from ${unread})))::int as "unreadChats"
     from dating_matches m
     where ${ofStudent} and m.state = 'accepted' and ${conversationIsOpen}`,
    [collegeId, studentId],
  );
  return found ?? { pendingRequests: 0, acceptedMatches: 0, unreadChats: 0 };
}
