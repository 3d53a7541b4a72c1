import { datingMessages, matchMessages, reportMessages } from '@campus/contract';
import type { Database } from '../../../database/database';
import { conflict, forbidden, notFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { canBeId } from '../../one-row';
import {
  isEligible,
  isLooking,
  isThere,
  isUnblocked,
  isWanted,
  lookingStudent,
} from '../visibility';

/**
 * A student with a profile that is shown may ask whoever is eligible.
 * @throws ApiError 403 without one, 404 for somebody who cannot be asked or is not there
 */
export async function mayAsk(database: Database, viewer: Viewer, toId: string): Promise<void> {
  const [me] = await database.query<{
    isPaused: boolean;
    isHidden: boolean;
    eligible: boolean;
  }>(
    `select me.is_paused as "isPaused", me.hidden_at is not null as "isHidden", exists (select 1 from dating_profiles p
       where p.college_id = $1 and p.student_id = $3 and p.student_id <> $2
         and ${isThere} and ${isWanted} and ${isEligible} and ${isUnblocked}) as eligible
     from dating_profiles me where me.college_id = $1 and me.student_id = $2`,
    [viewer.collegeId, viewer.studentId, canBeId(toId) ? toId : null],
  );
  if (me === undefined) throw forbidden(datingMessages.noProfile);
  if (me.isHidden) throw forbidden(reportMessages.profileHidden);
  if (me.isPaused) throw forbidden(matchMessages.pausedCannotAsk);
  if (!me.eligible) throw notFound(matchMessages.notAvailable);
}

/**
 * Only the recipient answers a request, once, and only while its sender may be seen.
 * @throws ApiError 403 for its sender, 404, 409
 */
export async function mayAnswer(database: Database, viewer: Viewer, matchId: string) {
  const [found] = canBeId(matchId)
    ? await database.query<{ state: string; mine: boolean; visible: boolean }>(
        `select m.state, m.sender_id = $2 as mine, exists (select 1 from ${lookingStudent}
           where ${isLooking} and p.student_id = m.sender_id and ${isThere} and ${isWanted}
             and ${isEligible} and ${isUnblocked}) as visible
         from dating_matches m
         where m.college_id = $1 and m.id = $3 and (m.low_id = $2 or m.high_id = $2)`,
        [viewer.collegeId, viewer.studentId, matchId],
      )
    : [];
  if (found === undefined) throw notFound(matchMessages.requestMissing);
  if (found.mine) throw forbidden();
  if (found.state === 'pending' && !found.visible) throw notFound(matchMessages.requestMissing);
  if (found.state !== 'pending') throw conflict(matchMessages.answeredBefore);
}
