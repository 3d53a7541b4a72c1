import { limits, type ChatMessage } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, type Database, type Orm, type Parameter } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { canBeId } from '../../one-row';
import { isShown } from '../../reports/visibility';
import { ofStudent } from '../matches/matches.repository';
import { conversationIsOpen } from '../visibility';

const columns = `m.id as "_id", m.sender_id as sender, m.message, m.created_at as "createdAt"`;
const caughtUpAtOnce = 200;

interface Side {
  /** Id of a message that the page starts before, or goes on after. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The other one of an accepted match; undefined where the student has no such match. */
export async function findPartner(
  database: Database,
  { collegeId, studentId }: Viewer,
  matchId: string,
): Promise<string | undefined> {
  if (!canBeId(matchId)) return undefined;
  const [found] = await database.query<{ partnerId: string }>(
    `select case when m.low_id = $2 then m.high_id else m.low_id end as "partnerId"
     from dating_matches m where m.college_id = $1 and m.id = $3
       and (m.low_id = $2 or m.high_id = $2) and m.state = 'accepted' and ${conversationIsOpen}`,
    [collegeId, studentId, matchId],
  );
  return found?.partnerId;
}

/** One query with its values, so that a test can ask the database how it would run it. */
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

/** Oldest first. An edge that is no message of the match answers nothing. */
export async function listMessages(
  database: Database,
  viewer: Viewer,
  { matchId, before, after }: Side & { readonly matchId: string },
): Promise<ChatMessage[]> {
  const edge = after ?? before;
  if (edge !== undefined && !canBeId(edge)) return [];
  const { text, params } = messagePage(viewer, matchId, { before, after });
  return database.query<ChatMessage>(text, params);
}

interface NewMessage {
  readonly matchId: string;
  readonly message: string;
  readonly now: Date;
}

/**
 * Stores a message, at least a millisecond after the one before: the lock on the match makes that their
 * order.
 * @returns its id, or undefined where there is no such match any more
 */
export async function insertMessage(
  tx: Orm,
  viewer: Viewer,
  { matchId, message, now }: NewMessage,
): Promise<string | undefined> {
  const { collegeId, studentId } = viewer;
  const [match] = await rows<{ at: string }>(
    tx,
    sql`update dating_matches set last_message_at = greatest(${now.toISOString()}::timestamptz,
        last_message_at + interval '1 millisecond')
      where ${ofStudent(viewer, matchId)} and state = 'accepted'
      returning last_message_at as at`,
  );
  if (match === undefined) return undefined;
  const [stored] = await rows<{ id: string }>(
    tx,
    sql`insert into dating_messages (college_id, match_id, sender_id, message, created_at)
      select college_id, id, ${studentId}, ${message}, last_message_at from dating_matches
      where college_id = ${collegeId} and id = ${matchId} returning id`,
  );
  return stored?.id;
}

export async function findMessage(
  database: Database,
  { collegeId }: Viewer,
  id: string,
): Promise<ChatMessage | undefined> {
  const [found] = await database.query<ChatMessage>(
    `select ${columns} from dating_messages m where m.college_id = $1 and m.id = $2`,
    [collegeId, id],
  );
  return found;
}

/** What was seen stays seen: an older message than the last one changes nothing. */
export async function markRead(
  orm: Orm,
  viewer: Viewer,
  { matchId, messageId }: { matchId: string; messageId: string },
): Promise<void> {
  const { collegeId, studentId } = viewer;
  const seen = sql`(select created_at from dating_messages where college_id = ${collegeId}
    and match_id = ${matchId} and id = ${messageId})`;
  const later = (column: string) => sql`case when ${sql.raw(column)}_id = ${studentId}
    then greatest(${sql.raw(column)}_read_at, ${seen}) else ${sql.raw(column)}_read_at end`;
  await rows(
    orm,
    sql`update dating_matches set low_read_at = ${later('low')}, high_read_at = ${later('high')}
      where ${ofStudent(viewer, matchId)} and state = 'accepted'`,
  );
}
