import { socketEvents, type NotificationKind } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { askerOfSeat, authorOfCab, matchWith, otherOfMatch } from './recipients';

interface Recipient {
  readonly collegeId: string;
  readonly studentId: string;
}

/**
 * Tells a student's open pages that something is new or was read, without any details: they fetch it. So the message
 * through Redis is the same for every notification, including those about confessions.
 */
export function refreshBell(
  { realtime }: Pick<Services, 'realtime'>,
  { collegeId, studentId }: Recipient,
): void {
  realtime.send(collegeId, [studentId], { name: socketEvents.notification, payload: {} });
}

/**
 * The same, and wakes the student's devices on which the site is closed. Never for a comment on a confession: a push
 * service, and whoever sees the student's phone light up, would learn the moment of each.
 */
export function pushNews(
  services: Pick<Services, 'realtime' | 'push'>,
  { collegeId, studentId }: Recipient,
): void {
  refreshBell(services, { collegeId, studentId });
  services.push.wake({ collegeId, studentId });
}

export interface NewNotification {
  readonly collegeId: string;
  readonly studentId: string;
  readonly kind: NotificationKind;
  readonly subjectId: string;
  /** The student who caused it, if the recipient may know. */
  readonly actorId?: string;
}

const nothing = () => undefined;

/**
 * Stores the notification within the transaction and returns the push, to be called after the commit. A
 * repeated event increases the count of the unread row.
 *
 * Nobody is notified of their own actions. Nothing is ever stored about a confession or a comment on one:
 * the row would link it to a student.
 */
export async function createNotification(
  services: Pick<Services, 'realtime' | 'push' | 'clock'>,
  tx: Orm,
  notification: NewNotification,
): Promise<() => void> {
  const { collegeId, studentId, kind, subjectId, actorId = null } = notification;
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
  return stored.length > 0 ? () => pushNews(services, notification) : nothing;
}

/** Notifies open pages; called after the commit. */
type Push = () => void;
type Needed = Pick<Services, 'realtime' | 'push' | 'clock'>;

/** A student's action, within its transaction. */
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

export async function createForSeatRequest(services: Needed, action: StudentAction, cabId: string) {
  const to = await authorOfCab(action.tx, action.viewer, cabId);
  return createFor(services, action, { kind: 'seat-asked', subjectId: cabId, to });
}

interface SeatAnswer {
  readonly cabId: string;
  readonly requestId: string;
  readonly action: 'grant' | 'refuse';
}

export async function createForSeatAnswer(
  services: Needed,
  action: StudentAction,
  answer: SeatAnswer,
) {
  const { cabId, requestId } = answer;
  const kind = answer.action === 'grant' ? 'seat-granted' : 'seat-refused';
  const to = await askerOfSeat(action.tx, action.viewer, requestId);
  return createFor(services, action, { kind, subjectId: cabId, to });
}

/** A student asked another one, or both asked each other and are now a match. */
export async function createForMatchRequest(
  services: Needed,
  action: StudentAction,
  { toId: to, asked }: { toId: string; asked: 'sent' | 'matched' },
): Promise<Push> {
  const subjectId = await matchWith(action.tx, action.viewer, to);
  if (subjectId === undefined) return nothing;
  const kind = asked === 'sent' ? 'match-request' : 'match';
  return createFor(services, action, { kind, subjectId, to });
}

export async function createForMatch(
  services: Needed,
  action: StudentAction,
  matchId: string,
): Promise<Push> {
  const to = await otherOfMatch(action.tx, action.viewer, matchId);
  return createFor(services, action, { kind: 'match', subjectId: matchId, to });
}
