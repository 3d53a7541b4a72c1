import type { BodyOf, CampusEvent, createEvent, updateEvent } from '@campus/contract';
import { occasionLists, presentOccasion, type OccasionRow } from '../listing/occasion-rows';
import { tables, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import type { StoredPicture } from '../../media/media';
import { changeOwnTimed, deleteOwnPictured, type TimedChange } from '../listing/own-rows';
import { insertPictures } from '../pictures/picture-rows';

export type EventRow = OccasionRow;

export const {
  hydrate,
  find: findEvent,
  read: readEvents,
  upcoming,
  own,
} = occasionLists<EventRow>('event', { words: ['title', 'description'] });

/** An event without its pictures. */
export function presentEvent(row: EventRow, now: Date): Omit<CampusEvent, 'images' | 'thumbnails'> {
  const start = (eventDate: string, eventTime: string) => ({ eventDate, eventTime });
  return presentOccasion(row, { now, start, own: {} });
}

const { events } = tables;
const ownEvents = { table: events, author: events.organizerId };

interface NewEvent {
  readonly body: BodyOf<typeof createEvent>;
  readonly startsAt: Date;
  readonly pictures: readonly StoredPicture[];
  readonly now: Date;
}

export async function insertEvent(tx: Orm, viewer: Viewer, event: NewEvent): Promise<string> {
  const { body, startsAt, pictures, now: createdAt } = event;
  const { images: _images, eventDate: _date, eventTime: _time, ...fields } = body;
  const { collegeId, studentId: organizerId } = viewer;
  const [row] = await tx
    .insert(events)
    .values({ ...fields, collegeId, organizerId, startsAt, createdAt })
    .returning({ id: events.id });
  if (row === undefined) throw new Error('The event was not stored.');
  await insertPictures(tx, { kind: 'event', collegeId, id: row.id, createdAt }, pictures);
  return row.id;
}

/** @returns whether the student had such an event to change */
export async function changeOwnEvent(
  tx: Orm,
  viewer: Viewer,
  { id, body, move }: TimedChange<BodyOf<typeof updateEvent>>,
): Promise<boolean> {
  const { eventDate: _date, eventTime: _time, ...fields } = body;
  return changeOwnTimed(tx, viewer, { of: ownEvents, id, fields, move });
}

/** @returns the keys of its pictures; undefined if the student has no such event */
export async function deleteOwnEvent(tx: Orm, viewer: Viewer, id: string) {
  return deleteOwnPictured(tx, viewer, { of: ownEvents, kind: 'event', id });
}
