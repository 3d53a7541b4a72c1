import { limits, type ChatMessage } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, type Database, type Orm, type Parameter } from '../../../database/database';
import { claimed, isFirst, type Claim } from '../../../http/idempotency';
import type { Viewer } from '../../../http/viewer';
import { notified } from '../../notifications/recipients';
import { canBeId } from '../../one-row';
import { isShown } from '../../reports/visibility';
import { ofStudent } from '../matches/matches.repository';
import { conversationIsOpen } from '../visibility';
import { hasWritten, holdBack } from './hold-back';

const columns = `m.id as "_id", m.sender_id as sender, m.message, m.created_at as "createdAt",
  m.sender_id = $2 or ${hasWritten('$2', '$3')} as "isWhole"`;
const caughtUpAtOnce = 200;

interface Side {
  /** Id of the message that the page ends before or starts after. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The partner in an accepted match; undefined if the student has no such match. */
export async function findPartner(
  database: Database,
  { collegeId, studentId }: Viewer,
  matchId: string,
): Promise<string | undefined> {
  if (!canBeId(matchId)) return undefined;
  const [row] = await database.query<{ partnerId: string }>(
    `select case when m.low_id = $2 then m.high_id else m.low_id end as "partnerId"
     from dating_matches m where m.college_id = $1 and m.id = $3
       and (m.low_id = $2 or m.high_id = $2) and m.state = 'accepted' and ${conversationIsOpen}`,
    [collegeId, studentId, matchId],
  );
  return row?.partnerId;
}

/** A query with its values, so that a test can ask the database for its plan. */
export function messagePage(
  { collegeId, studentId }: Viewer,
  matchId: string,
  { before, after }: Side,
): { text: string; params: Parameter[] } {
  const edge = after ?? before;
  const params: Parameter[] = [collegeId, studentId, matchId];
  const momentOf = edge
    ? `(select e.created_at from dating_messages e
        where e.college_id = $1 and e.match_id = $3 and e.id = $${params.push(edge)})`
    : '';
  const ofMatch = `from dating_messages m where m.college_id = $1 and m.match_id = $3
      and ${isShown('m')}`;
  if (after) {
    const text = `select ${columns} ${ofMatch} and m.created_at > ${momentOf}
      order by m.created_at limit ${caughtUpAtOnce}`;
    return { text, params };
  }
  const older = before ? `and m.created_at < ${momentOf}` : '';
  const text = `select * from (select ${columns} ${ofMatch} ${older}
    order by m.created_at desc limit ${limits.chatPage}) page order by "createdAt"`;
  return { text, params };
}

/** Oldest first; links and numbers are hidden until the student answers. Empty if the edge is not in the match. */
export async function listMessages(
  database: Database,
  viewer: Viewer,
  { matchId, before, after }: Side & { readonly matchId: string },
): Promise<ChatMessage[]> {
  const edge = after ?? before;
  if (edge !== undefined && !canBeId(edge)) return [];
  const { text, params } = messagePage(viewer, matchId, { before, after });
  const page = await database.query<ChatMessage & { isWhole: boolean }>(text, params);
  return page.map(({ isWhole, ...message }) => (isWhole ? message : holdBack(message)));
}

interface NewMessage {
  readonly matchId: string;
  readonly message: string;
  /** The partner's id, as assumed by the page. */
  readonly receiverId: string | undefined;
  readonly now: Date;
}

export interface SentMessage {
  readonly sent: ChatMessage;
  readonly partnerId: string;
  /** Whether the partner has written in the match too. */
  readonly isAnswered: boolean;
  /** Whether the partner has a notification about it. */
  readonly isNews: boolean;
}

const partner = 'case when m.low_id = $2 then m.high_id else m.low_id end';

const sendText = `with ${claimed},
  match as (
    update dating_matches m set last_message_at =
      greatest($9::timestamptz, m.last_message_at + interval '1 millisecond')
    where m.college_id = $1 and m.id = $7 and (m.low_id = $2 or m.high_id = $2)
      and m.state = 'accepted' and ${conversationIsOpen}
      and ($10::text is null or $10::text = (${partner})::text) and ${isFirst}
    returning m.id, ${partner} as partner_id, m.last_message_at),
  stored as (
    insert into dating_messages (college_id, id, match_id, sender_id, message, created_at)
    select $1::uuid, $3::uuid, id, $2::uuid, $8, last_message_at from match
    returning id, created_at),
  ${notified('message', 'select partner_id as student_id, id as subject_id, last_message_at as at from match')}
  select stored.created_at as "createdAt", match.partner_id as "partnerId",
    ${hasWritten('match.partner_id', 'match.id')} as "isAnswered",
    exists (select from notified) as "isNews" from stored, match`;

type SentRow = Omit<SentMessage, 'sent'> & Pick<ChatMessage, 'createdAt'>;

/**
 * Stores a message to the partner in an accepted match, at least a millisecond after the previous one: the lock on
 * the match ensures their order.
 * @returns undefined if there is no such match, its partner is another student, or this submit is a repetition
 */
export async function insertMessage(
  database: Database,
  claim: Claim,
  { matchId, message, receiverId, now }: NewMessage,
): Promise<SentMessage | undefined> {
  if (!canBeId(matchId)) return undefined;
  const [, sender, _id] = claim;
  const own = [matchId, message, now.toISOString(), receiverId ?? null];
  const [row] = await database.query<SentRow>(sendText, [...claim, ...own]);
  if (row === undefined) return undefined;
  const { createdAt, ...others } = row;
  return { ...others, sent: { _id, sender, message, createdAt } };
}

/** A message that the student sent in a match that is still open, as first returned. */
export async function findSent(
  database: Database,
  { collegeId, studentId }: Viewer,
  id: string,
): Promise<SentMessage | undefined> {
  const [row] = await database.query<ChatMessage & Omit<SentMessage, 'sent' | 'isNews'>>(
    `select e.id as "_id", e.sender_id as sender, e.message, e.created_at as "createdAt",
       ${partner} as "partnerId", ${hasWritten(partner, 'm.id')} as "isAnswered"
     from dating_messages e join dating_matches m on m.college_id = $1 and m.id = e.match_id
     where e.college_id = $1 and e.id = $3 and e.sender_id = $2
       and m.state = 'accepted' and ${conversationIsOpen}`,
    [collegeId, studentId, id],
  );
  if (row === undefined) return undefined;
  const { partnerId, isAnswered, ...sent } = row;
  return { sent, partnerId, isAnswered, isNews: false };
}

/**
 * Seen messages stay seen: an id older than the last seen one changes nothing.
 * @returns whether something changed that both students show each other
 */
export async function markRead(
  orm: Orm,
  viewer: Viewer,
  { matchId, messageId }: { matchId: string; messageId: string },
): Promise<boolean> {
  const { collegeId, studentId } = viewer;
  const seen = sql`(select created_at from dating_messages where college_id = ${collegeId}
    and match_id = ${matchId} and id = ${messageId})`;
  const later = (column: string) => sql`case when ${sql.raw(column)}_id = ${studentId}
    then greatest(${sql.raw(column)}_read_at, ${seen}) else ${sql.raw(column)}_read_at end`;
  const [marked] = await rows<{ isShown: boolean }>(
    orm,
    sql`update dating_matches set low_read_at = ${later('low')}, high_read_at = ${later('high')}
      where ${ofStudent(viewer, matchId)} and state = 'accepted'
        and ${seen} > coalesce(case when low_id = ${studentId} then low_read_at else high_read_at end,
          '-infinity')
      returning (select count(*) = 2 from dating_profiles p where p.college_id = ${collegeId}
        and p.student_id in (low_id, high_id) and p.shows_read) as "isShown"`,
  );
  return marked?.isShown ?? false;
}
