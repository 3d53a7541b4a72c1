import type { BodyOf, createEvent, updateEvent } from '@campus/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { tables, type Orm } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import type { StoredPicture } from '../../../media/media';
import { onlyGiven } from '../../listing/only-given';
import { deletePictures, insertPictures } from '../../pictures/picture-rows';

const { events } = tables;

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

interface Change {
  readonly id: string;
  readonly body: BodyOf<typeof updateEvent>;
  /** The new start where it moves; may refuse by throwing. */
  move(stored: Date): Date | undefined;
}

/**
 * The row is locked before it is read: who moves the day and who moves the time at once get both.
 * @returns whether there was an event of this student to change
 */
export async function changeOwnEvent(tx: Orm, viewer: Viewer, change: Change): Promise<boolean> {
  const where = own(viewer, change.id);
  const [stored] = await tx
    .select({ startsAt: events.startsAt })
    .from(events)
    .where(where)
    .for('no key update');
  if (stored === undefined) return false;
  const { eventDate: _date, eventTime: _time, ...fields } = change.body;
  const changed = onlyGiven({ ...fields, startsAt: change.move(stored.startsAt) });
  if (Object.keys(changed).length > 0) await tx.update(events).set(changed).where(where);
  return true;
}

/**
 * Deletes an event with everything that hangs on it.
 * @returns the keys of its pictures, whose files may go once this is committed; undefined where there
 * was no such event of this student
 */
export async function deleteOwnEvent(tx: Orm, viewer: Viewer, id: string) {
  const where = own(viewer, id);
  const locked = await tx.select({ id: events.id }).from(events).where(where).for('update');
  if (locked.length === 0) return undefined;
  const keys = await deletePictures(tx, { kind: 'event', collegeId: viewer.collegeId, id });
  await tx.delete(events).where(where);
  return keys;
}

/** The row itself refuses whoever does not organise the event, whatever was checked before. */
function own({ collegeId, studentId }: Viewer, id: string) {
  return and(
    eq(events.collegeId, collegeId),
    eq(events.id, id),
    eq(events.organizerId, studentId),
    isNull(events.hiddenAt),
  );
}
