import type { NotificationKind } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database';
import type { Services } from '../../services';
import { ring } from './ring';

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
