import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import { forgetMatch } from '../../notifications/notifications.repository';
import { ofStudent, pairOf } from './pair';

interface Ask {
  readonly toId: string;
  readonly now: Date;
  /** Refusals before this moment no longer count. */
  readonly since: string;
}

/** What came of asking: `matched` where the other one had asked as well. */
export type Asked = 'sent' | 'matched' | 'askedBefore';

/**
 * Asks for a match. The pair has one row, so that of two who ask each other at the same moment the second
 * finds the request of the first. Who was refused is told the same as who still waits.
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
  if (made.length > 0) return 'sent';
  const pair = pairOf(viewer, toId);
  const [found] = await rows<{ state: string; mine: boolean; old: boolean }>(
    tx,
    sql`select state, sender_id = ${studentId} as mine,
        coalesce(answered_at <= ${since}::timestamptz, false) as old
      from dating_matches where ${pair} for update`,
  );
  if (found?.state === 'pending' && !found.mine) {
    await rows(
      tx,
      sql`update dating_matches set state = 'accepted', answered_at = ${at} where ${pair}`,
    );
    return 'matched';
  }
  const ended = found?.state === 'rejected' || found?.state === 'unmatched';
  if (!ended || !found.old) return 'askedBefore';
  await rows(
    tx,
    sql`update dating_matches set state = 'pending', sender_id = ${studentId}, created_at = ${at},
        answered_at = null, last_message_at = null, low_read_at = null, high_read_at = null
      where ${pair}`,
  );
  return 'sent';
}

/** @returns false where it was answered already */
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

/** Ends a match for both and deletes its messages. @returns the other one's id, undefined without a match */
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
  await forgetMatch(tx, viewer, matchId);
  return ended.partnerId;
}

/** Ends whatever there is between the student and another one: a request, or a match with its messages. */
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
  await forgetMatch(tx, viewer, ended.id);
}

async function deleteMessages(tx: Orm, { collegeId }: Viewer, matchId: string): Promise<void> {
  await rows(
    tx,
    sql`delete from dating_messages where college_id = ${collegeId} and match_id = ${matchId}`,
  );
}
