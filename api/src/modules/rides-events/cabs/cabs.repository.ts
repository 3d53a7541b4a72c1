import type { BodyOf, createCab, updateCab } from '@campus/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { tables, type Orm } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import { onlyGiven } from '../../listing/only-given';

const { cabs } = tables;

interface NewCab {
  readonly body: BodyOf<typeof createCab>;
  readonly startsAt: Date;
  readonly now: Date;
}

export async function insertCab(tx: Orm, viewer: Viewer, cab: NewCab): Promise<string> {
  const { body, startsAt, now } = cab;
  const { socialMedia, journeyDate: _date, journeyTime: _time, ...fields } = body;
  const { collegeId, studentId: authorId } = viewer;
  const [row] = await tx
    .insert(cabs)
    .values({ ...fields, social: socialMedia, collegeId, authorId, startsAt, createdAt: now })
    .returning({ id: cabs.id });
  if (row === undefined) throw new Error('The ride was not stored.');
  return row.id;
}

interface Change {
  readonly id: string;
  readonly body: BodyOf<typeof updateCab>;
  /** The new start where it moves; may refuse by throwing. */
  move(stored: Date): Date | undefined;
}

/**
 * The row is locked before it is read: who moves the day and who moves the time at once get both.
 * @returns whether there was a ride of this student to change
 */
export async function changeOwnCab(tx: Orm, viewer: Viewer, change: Change): Promise<boolean> {
  const where = own(viewer, change.id);
  const [stored] = await tx
    .select({ startsAt: cabs.startsAt })
    .from(cabs)
    .where(where)
    .for('no key update');
  if (stored === undefined) return false;
  const { socialMedia: social, journeyDate: _date, journeyTime: _time, ...fields } = change.body;
  const startsAt = change.move(stored.startsAt);
  const changed = onlyGiven({ ...fields, social, startsAt });
  if (Object.keys(changed).length > 0) await tx.update(cabs).set(changed).where(where);
  return true;
}

/** With everything that hangs on it. @returns whether there was a ride of this student to delete */
export async function deleteOwnCab(orm: Orm, viewer: Viewer, id: string): Promise<boolean> {
  const gone = await orm.delete(cabs).where(own(viewer, id)).returning({ id: cabs.id });
  return gone.length > 0;
}

/** The row itself refuses whoever does not offer the ride, whatever was checked before. */
function own({ collegeId, studentId }: Viewer, id: string) {
  return and(
    eq(cabs.collegeId, collegeId),
    eq(cabs.id, id),
    eq(cabs.authorId, studentId),
    isNull(cabs.hiddenAt),
  );
}
