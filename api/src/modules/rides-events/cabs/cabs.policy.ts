import { cabMessages } from '@campus/contract';
import type { Database } from '../../../database';
import { forbidden, notFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { findCab } from './cab-lists.repository';
import type { CabRow } from './cab-row';

/** Every student of the college may read a ride, ended or not. @throws ApiError 404 */
export async function readableCab(database: Database, viewer: Viewer, id: string): Promise<CabRow> {
  const cab = await findCab(database, viewer, id);
  if (cab === undefined) throw notFound(cabMessages.missing);
  return cab;
}

/** Who offers a ride may change it and answer who asks for a seat. @throws ApiError 404, 403 */
export async function changeableCab(database: Database, viewer: Viewer, id: string) {
  const cab = await readableCab(database, viewer, id);
  if (!cab.isAuthor) throw forbidden(cabMessages.notYours);
  return cab;
}
