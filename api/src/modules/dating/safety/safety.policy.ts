import { matchMessages } from '@campus/contract';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { notFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { canBeId } from '../../one-row';
import { findVisible } from '../profiles/profiles.repository';
import { refusalsEndedBefore } from '../visibility';
import { isKnown } from './safety.repository';

/**
 * Whoever is seen in dating, or once was, can be blocked and reported: nobody learns by it who else has a
 * profile.
 * @throws ApiError 404
 */
export async function knownStudent(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  viewer: Viewer,
  userId: string,
): Promise<void> {
  const known =
    canBeId(userId) &&
    userId.toLowerCase() !== viewer.studentId &&
    ((await isKnown(database, viewer, userId)) ||
      (await findVisible(database, viewer, {
        userId,
        since: refusalsEndedBefore(clock()),
      })) !== undefined);
  if (!known) throw notFound(matchMessages.notAvailable);
}
