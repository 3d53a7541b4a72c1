// What all listings do with a row of the student's own. The row itself refuses whoever's it is not, whatever was
// checked before.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rows, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { deletePictures, type PictureKind } from '../pictures/picture-rows';

/** A table of listings, and its column with whoever offers them. */
interface OwnTable {
  readonly table: PgTable & Readonly<Record<'collegeId' | 'id' | 'hiddenAt', PgColumn>>;
  readonly author: PgColumn;
}

/** Bytes of a body with three pictures of 1 MB as base64, and room for the texts. */
export const listingBody = 4.5 * 1024 * 1024;

export function isOwn({ table, author }: OwnTable, viewer: Viewer, id: string): SQL | undefined {
  const { collegeId, studentId } = viewer;
  return and(
    eq(table.collegeId, collegeId),
    eq(table.id, id),
    eq(author, studentId),
    isNull(table.hiddenAt),
  );
}

/** What a change really names: a field that is missing stays as it is stored. */
export function withoutUndefined(
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A change of something that starts at a time. */
export interface TimedChange<B> {
  readonly id: string;
  readonly body: B;
  /** The new start where it moves; may refuse by throwing. */
  move(stored: Date): Date | undefined;
}

interface ChangedRow extends Omit<TimedChange<unknown>, 'body'> {
  readonly of: OwnTable;
  /** By the names of the columns in the code; what is undefined stays as it is stored. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Changes something that starts at a time. The row is locked before it is read: who moves the day and who moves
 * the time at once get both.
 * @returns whether there was something of this student to change
 */
export async function changeOwnTimed(
  tx: Orm,
  viewer: Viewer,
  { of, id, fields, move }: ChangedRow,
): Promise<boolean> {
  const where = isOwn(of, viewer, id);
  const [stored] = await rows<{ startsAt: string }>(
    tx,
    sql`select starts_at as "startsAt" from ${of.table} where ${where} for no key update`,
  );
  if (stored === undefined) return false;
  const changed = withoutUndefined({ ...fields, startsAt: move(new Date(stored.startsAt)) });
  if (Object.keys(changed).length > 0) await tx.update(of.table).set(changed).where(where);
  return true;
}

/**
 * Deletes something with its pictures and everything else that hangs on it.
 * @returns the keys of the pictures, whose files may go once this is committed; undefined where there was no
 * such thing of this student
 */
export async function deleteOwnPictured(
  tx: Orm,
  viewer: Viewer,
  { of, kind, id }: { readonly of: OwnTable; readonly kind: PictureKind; readonly id: string },
): Promise<string[] | undefined> {
  const where = isOwn(of, viewer, id);
  const locked = await rows(tx, sql`select 1 from ${of.table} where ${where} for update`);
  if (locked.length === 0) return undefined;
  const keys = await deletePictures(tx, { kind, collegeId: viewer.collegeId, id });
  await tx.delete(of.table).where(where);
  return keys;
}
