// Changes to a listing by its owner. The statements themselves only match the student's own rows, regardless
// of earlier checks.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { rows, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { deletePictures, type PictureKind } from '../pictures/picture-rows';

/** A table of listings, and its column with the owner. */
interface OwnTable {
  readonly table: PgTable & Readonly<Record<'collegeId' | 'id' | 'hiddenAt', PgColumn>>;
  readonly author: PgColumn;
}

/** Maximum body size in bytes: three pictures of 1 MB as base64, and room for the texts. */
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

/** The fields that a change sets: missing fields stay as stored. */
export function withoutUndefined(
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A change to a listing with a start time. */
export interface TimedChange<B> {
  readonly id: string;
  readonly body: B;
  /** The new start if it changes; may reject it by throwing. */
  move(stored: Date): Date | undefined;
}

interface ChangedRow extends Omit<TimedChange<unknown>, 'body'> {
  readonly of: OwnTable;
  /** By the columns' names in the code; undefined values stay as stored. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Changes a listing with a start time. The row is locked before it is read: if one call changes the day and
 * another the time, both changes are stored.
 * @returns whether the student had such a listing to change
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
 * Deletes a listing with its pictures and everything else that refers to it.
 * @returns the keys of the pictures, whose files may be deleted after the commit; undefined if the student
 * has no such listing
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
