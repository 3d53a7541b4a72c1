import { eventMessages } from '@campus/contract';
import type { Database } from '../../../database';
import { forbidden, notFound } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { findEvent } from './event-lists.repository';
import type { EventRow } from './event-row';

/** Every student of the college may read an event, ended or not. @throws ApiError 404 */
export async function readableEvent(
  database: Database,
  viewer: Viewer,
  id: string,
): Promise<EventRow> {
  const event = await findEvent(database, viewer, id);
  if (event === undefined) throw notFound(eventMessages.missing);
  return event;
}

/** Who organises an event may change it. @throws ApiError 404, 403 */
export async function changeableEvent(database: Database, viewer: Viewer, id: string) {
  const event = await readableEvent(database, viewer, id);
  if (!event.isOrganizer) throw forbidden(eventMessages.notYours);
  return event;
}
