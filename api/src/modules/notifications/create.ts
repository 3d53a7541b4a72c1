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

interface Recipient {
  readonly collegeId: string;
  readonly studentId: string;
}

/**
 * Tells a student's open pages that there is news. It says nothing else: the pages ask, and the answer is
 * made of what holds by then. What goes through Redis is therefore the same for all news, confessions too.
 */
export function pushNews(
  { realtime }: Pick<Services, 'realtime'>,
  { collegeId, studentId }: Recipient,
): void {
  realtime.tell(collegeId, [studentId], { name: socketEvents.notification, payload: {} });
}

/** That something happened that a student wants to know of. */
export interface NewNotification {
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
export async function createNotification(
  services: Pick<Services, 'realtime' | 'clock'>,
  tx: Orm,
  told: NewNotification,
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
  return stored.length > 0 ? () => pushNews(services, told) : nothing;
}

/** Tells open pages, once the transaction stands. */
type Push = () => void;
type Needed = Pick<Services, 'realtime' | 'clock'>;

/** What was done by a student, within the transaction that did it. */
interface StudentAction {
  readonly tx: Orm;
  readonly viewer: Viewer;
}

interface News {
  readonly kind: NotificationKind;
  readonly subjectId: string;
  readonly to: string | undefined;
}

async function createFor(
  services: Needed,
  { tx, viewer }: StudentAction,
  { kind, subjectId, to }: News,
): Promise<Push> {
  if (to === undefined) return nothing;
  const { collegeId, studentId: actorId } = viewer;
  return createNotification(services, tx, { collegeId, studentId: to, kind, subjectId, actorId });
}

/** Open pages of the author of a confession are told, and nothing is stored: what there is to tell is counted when asked for. */
export async function createForComment(
  services: Needed,
  deed: StudentAction,
  postId: string,
): Promise<Push> {
  const { tx, viewer } = deed;
  const author = await authorOfPost(tx, viewer, postId);
  if (author !== undefined) {
    return createFor(services, deed, { kind: 'comment', subjectId: postId, to: author });
  }
  const studentId = await otherWhoConfessed(tx, viewer, postId);
  if (studentId === undefined) return nothing;
  return () => pushNews(services, { collegeId: viewer.collegeId, studentId });
}

export async function createForSeatRequest(services: Needed, deed: StudentAction, cabId: string) {
  const to = await authorOfCab(deed.tx, deed.viewer, cabId);
  return createFor(services, deed, { kind: 'seat-asked', subjectId: cabId, to });
}

interface SeatAnswer {
  readonly cabId: string;
  readonly requestId: string;
  readonly action: 'grant' | 'refuse';
}

export async function createForSeatAnswer(
  services: Needed,
  deed: StudentAction,
  answer: SeatAnswer,
) {
  const { cabId, requestId, action } = answer;
  const kind = action === 'grant' ? 'seat-granted' : 'seat-refused';
  const to = await askerOfSeat(deed.tx, deed.viewer, requestId);
  return createFor(services, deed, { kind, subjectId: cabId, to });
}

/** That the student asked another one, or that both had asked and are a match now. */
export async function createForMatchRequest(
  services: Needed,
  deed: StudentAction,
  { toId: to, asked }: { toId: string; asked: 'sent' | 'matched' },
): Promise<Push> {
  const subjectId = await matchWith(deed.tx, deed.viewer, to);
  if (subjectId === undefined) return nothing;
  const kind = asked === 'sent' ? 'match-request' : 'match';
  return createFor(services, deed, { kind, subjectId, to });
}

export async function createForMatch(
  services: Needed,
  deed: StudentAction,
  matchId: string,
): Promise<Push> {
  const to = await otherOfMatch(deed.tx, deed.viewer, matchId);
  return createFor(services, deed, { kind: 'match', subjectId: matchId, to });
}

export function createForMessage(
  services: Needed,
  deed: StudentAction,
  { matchId, partnerId }: { matchId: string; partnerId: string },
): Promise<Push> {
  return createFor(services, deed, { kind: 'message', subjectId: matchId, to: partnerId });
}
