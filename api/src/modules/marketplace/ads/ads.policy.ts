import { adMessages } from '@campus/contract';
import type { Database } from '../../../database';
import { forbidden, notFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { findAd } from './ad-lists.repository';
import type { AdRow } from './ad-row';

/** Every student of the college may read an ad, sold or not. @throws ApiError 404 */
export async function readableAd(database: Database, viewer: Viewer, id: string): Promise<AdRow> {
  const ad = await findAd(database, viewer, id);
  if (ad === undefined) throw notFound(adMessages.missing);
  return ad;
}

/** Who sells a thing may change its ad. @throws ApiError 404, 403 */
export async function changeableAd(database: Database, viewer: Viewer, id: string) {
  const ad = await readableAd(database, viewer, id);
  if (!ad.isSeller) throw forbidden(adMessages.notYours);
  return ad;
}
