import { socketEvents, type NotificationKind } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import {
  askerOfSeat,
  authorOfCab,
  authorOfPost,
  matchWith,
  otherOfMatch,
  otherWhoConfessed,
} from './recipients';

interface Whom {
  readonly collegeId: string;
  readonly studentId: string;
}

/**
 * Tells a student's open pages that there is news. It says nothing else: the pages ask, and the answer is
 * made of what holds by then. What goes through Redis is therefore the same for all news, confessions too.
 */
export function ring(
  { realtime }: Pick<Services, 'realtime'>,
  { collegeId, studentId }: Whom,
): void {
  realtime.tell(collegeId, [studentId], { name: socketEvents.notification, payload: {} });
}

/** That something happened that a student wants to know of. */
export interface Told {
  readonly collegeId: string;
  readonly studentId: string;
  readonly kind: NotificationKind;
  readonly subjectId: string;
  /** Who did it, where the student may know. */
  readonly actorId?: string;
}

const nothing = () => undefined;

/**
 * Stores within the transaction; returns what tells the student's open pages, to be called once the
 * transaction stands. What happens again before it was read counts up in one row.
 *
 * Nobody is told of what they did themselves. Of a confession, or of a comment on one, nothing is stored,
 * whoever asks for it: the row would join it to a student.
 */
export async function notify(
  services: Pick<Services, 'realtime' | 'clock'>,
  tx: Orm,
  told: Told,
): Promise<() => void> {
  const { collegeId, studentId, kind, subjectId, actorId = null } = told;
  if (actorId === studentId) return nothing;
  const at = services.clock().toISOString();
  const stored = await rows(
    tx,
    sql`insert into notifications
        (college_id, student_id, kind, subject_id, actor_id, created_at)
      select ${collegeId}::uuid, ${studentId}::uuid, ${kind}, ${subjectId}::uuid, ${actorId}::uuid,
        ${at}::timestamptz
      where not exists (select 1 from posts
          where college_id = ${collegeId} and id = ${subjectId} and author_id is null)
        and not exists (select 1 from comments
          where college_id = ${collegeId} and id = ${subjectId} and author_id is null)
      on conflict (college_id, student_id, kind, subject_id) where read_at is null
      do update set count = notifications.count + 1, actor_id = excluded.actor_id,
        created_at = greatest(notifications.created_at, excluded.created_at)
      returning id`,
  );
  return stored.length > 0 ? () => ring(services, told) : nothing;
}

/** Tells open pages, once the transaction stands. */
type Tell = () => void;
type Needed = Pick<Services, 'realtime' | 'clock'>;

/** What was done by a student, within the transaction that did it. */
export interface Deed {
  readonly tx: Orm;
  readonly viewer: Viewer;
}

interface News {
  readonly kind: NotificationKind;
  readonly subjectId: string;
  readonly to: string | undefined;
}

async function tellOf(
  services: Needed,
  { tx, viewer }: Deed,
  { kind, subjectId, to }: News,
): Promise<Tell> {
  if (to === undefined) return nothing;
  const { collegeId, studentId: actorId } = viewer;
  return notify(services, tx, { collegeId, studentId: to, kind, subjectId, actorId });
}

/** The author of a confession is rung, and nothing is stored: what there is to tell is counted when asked for. */
export async function tellOfComment(services: Needed, deed: Deed, postId: string): Promise<Tell> {
  const { tx, viewer } = deed;
  const author = await authorOfPost(tx, viewer, postId);
  if (author !== undefined) {
    return tellOf(services, deed, { kind: 'comment', subjectId: postId, to: author });
  }
  const studentId = await otherWhoConfessed(tx, viewer, postId);
  if (studentId === undefined) return nothing;
  return () => ring(services, { collegeId: viewer.collegeId, studentId });
}

export async function tellOfSeatRequest(services: Needed, deed: Deed, cabId: string) {
  const to = await authorOfCab(deed.tx, deed.viewer, cabId);
  return tellOf(services, deed, { kind: 'seat-asked', subjectId: cabId, to });
}

interface SeatAnswer {
  readonly cabId: string;
  readonly requestId: string;
  readonly action: 'grant' | 'refuse';
}

export async function tellOfSeatAnswer(services: Needed, deed: Deed, answer: SeatAnswer) {
  const { cabId, requestId, action } = answer;
  const kind = action === 'grant' ? 'seat-granted' : 'seat-refused';
  const to = await askerOfSeat(deed.tx, deed.viewer, requestId);
  return tellOf(services, deed, { kind, subjectId: cabId, to });
}

/** That the student asked another one, or that both had asked and are a match now. */
export async function tellOfAsking(
  services: Needed,
  deed: Deed,
  { toId: to, asked }: { toId: string; asked: 'sent' | 'matched' },
): Promise<Tell> {
  const subjectId = await matchWith(deed.tx, deed.viewer, to);
  if (subjectId === undefined) return nothing;
  const kind = asked === 'sent' ? 'match-request' : 'match';
  return tellOf(services, deed, { kind, subjectId, to });
}

export async function tellOfMatch(services: Needed, deed: Deed, matchId: string): Promise<Tell> {
  const to = await otherOfMatch(deed.tx, deed.viewer, matchId);
  return tellOf(services, deed, { kind: 'match', subjectId: matchId, to });
}

export function tellOfMessage(
  services: Needed,
  deed: Deed,
  { matchId, partnerId }: { matchId: string; partnerId: string },
): Promise<Tell> {
  return tellOf(services, deed, { kind: 'message', subjectId: matchId, to: partnerId });
}
