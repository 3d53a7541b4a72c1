import { exploreMessages } from '@campus/contract';
import type { Database } from '../../../database';
import { forbidden, notFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { findExplore } from './explore-lists.repository';
import type { ExploreRow } from './explore-row';

/** Every student of the college may read a trip, ended or not. @throws ApiError 404 */
export async function readableExplore(
  database: Database,
  viewer: Viewer,
  id: string,
): Promise<ExploreRow> {
  const explore = await findExplore(database, viewer, id);
  if (explore === undefined) throw notFound(exploreMessages.missing);
  return explore;
}

/** Who organises a trip may change it. @throws ApiError 404, 403 */
export async function changeableExplore(database: Database, viewer: Viewer, id: string) {
  const explore = await readableExplore(database, viewer, id);
  if (!explore.isOrganizer) throw forbidden(exploreMessages.notYours);
  return explore;
}
