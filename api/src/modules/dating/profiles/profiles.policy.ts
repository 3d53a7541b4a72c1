import { datingMessages, reportMessages, type Gender } from '@campus/contract';
import type { Clock } from '../../../clock';
import type { Database } from '../../../database/database';
import { forbidden, notFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { refusalsEndedBefore } from '../visibility';
import { findGender, findOwn, findVisible, type ProfileRow } from './profiles.repository';

/**
 * Whoever shows nothing of themselves sees nothing of others; nor does whoever's profile was hidden.
 * @returns the gender of the student's own profile
 * @throws ApiError 403
 */
export async function mustHaveProfile(database: Database, viewer: Viewer): Promise<Gender> {
  const found = await findGender(database, viewer);
  if (found === undefined) throw forbidden(datingMessages.noProfile);
  if (found.isHidden) throw forbidden(reportMessages.profileHidden);
  return found.gender;
}

/** @throws ApiError 404 without one, 403 while it is hidden */
export async function ownProfile(database: Database, viewer: Viewer): Promise<ProfileRow> {
  const found = await findOwn(database, viewer);
  if (found === undefined) throw notFound(datingMessages.noProfile);
  if (found.isHidden) throw forbidden(reportMessages.profileHidden);
  return found;
}

/** @throws ApiError 403, 404; whoever may not see a profile is told the same as if there were none */
export async function visibleProfile(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  viewer: Viewer,
  userId: string,
): Promise<ProfileRow> {
  const since = refusalsEndedBefore(clock());
  const [found] = await Promise.all([
    findVisible(database, viewer, { userId, since }),
    mustHaveProfile(database, viewer),
  ]);
  if (found === undefined) throw notFound(datingMessages.profileMissing);
  return found;
}
