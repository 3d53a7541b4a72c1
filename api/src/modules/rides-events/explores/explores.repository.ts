import type { BodyOf, createExplore, updateExplore } from '@campus/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { tables, type Orm } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import type { StoredPicture } from '../../../media/media';
import { onlyGiven } from '../../listing/only-given';
import { deletePictures, insertPictures } from '../../pictures/picture-rows';

const { explores } = tables;

interface NewExplore {
  readonly body: BodyOf<typeof createExplore>;
  readonly startsAt: Date;
  readonly pictures: readonly StoredPicture[];
  readonly now: Date;
}

export async function insertExplore(tx: Orm, viewer: Viewer, explore: NewExplore): Promise<string> {
  const { body, startsAt, pictures, now: createdAt } = explore;
  const { images: _images, exploreDate: _date, exploreTime: _time, ...rest } = body;
  const { socialMediaHandle: social, ...fields } = rest;
  const { collegeId, studentId: organizerId } = viewer;
  const [row] = await tx
    .insert(explores)
    .values({ ...fields, social, collegeId, organizerId, startsAt, createdAt })
    .returning({ id: explores.id });
  if (row === undefined) throw new Error('The trip was not stored.');
  await insertPictures(tx, { kind: 'explore', collegeId, id: row.id, createdAt }, pictures);
  return row.id;
}

interface Change {
  readonly id: string;
  readonly body: BodyOf<typeof updateExplore>;
  /** The new start where it moves; may refuse by throwing. */
  move(stored: Date): Date | undefined;
}

/**
 * The row is locked before it is read: who moves the day and who moves the time at once get both.
 * @returns whether there was a trip of this student to change
 */
export async function changeOwnExplore(tx: Orm, viewer: Viewer, change: Change): Promise<boolean> {
  const where = own(viewer, change.id);
  const [stored] = await tx
    .select({ startsAt: explores.startsAt })
    .from(explores)
    .where(where)
    .for('no key update');
  if (stored === undefined) return false;
  const { exploreDate: _date, exploreTime: _time, ...rest } = change.body;
  const { socialMediaHandle: social, ...fields } = rest;
  const changed = onlyGiven({ ...fields, social, startsAt: change.move(stored.startsAt) });
  if (Object.keys(changed).length > 0) await tx.update(explores).set(changed).where(where);
  return true;
}

/**
 * Deletes a trip with everything that hangs on it.
 * @returns the keys of its pictures, whose files may go once this is committed; undefined where there
 * was no such trip of this student
 */
export async function deleteOwnExplore(tx: Orm, viewer: Viewer, id: string) {
  const where = own(viewer, id);
  const locked = await tx.select({ id: explores.id }).from(explores).where(where).for('update');
  if (locked.length === 0) return undefined;
  const keys = await deletePictures(tx, { kind: 'explore', collegeId: viewer.collegeId, id });
  await tx.delete(explores).where(where);
  return keys;
}

/** The row itself refuses whoever does not organise the trip, whatever was checked before. */
function own({ collegeId, studentId }: Viewer, id: string) {
  return and(
    eq(explores.collegeId, collegeId),
    eq(explores.id, id),
    eq(explores.organizerId, studentId),
    isNull(explores.hiddenAt),
  );
}
