import { sql } from 'drizzle-orm';
import { rows, tables, type Orm } from '../../database/database';
import type { StoredPicture } from '../../media/media';
import { heldByReport } from '../reports/visibility';

/**
 * For each kind of picture: its table, the column with the owner's id, and the owner: a row of `of` with that
 * `id`, visible until `hidden_at` is set. The name is also the `kind` of a picture.
 */
export const pictureTables = {
  post: { table: 'post_images', owner: 'post_id', of: 'posts', id: 'id' },
  ad: { table: 'ad_images', owner: 'ad_id', of: 'ads', id: 'id' },
  event: { table: 'event_images', owner: 'event_id', of: 'events', id: 'id' },
  dating: { table: 'dating_images', owner: 'student_id', of: 'dating_profiles', id: 'student_id' },
  explore: { table: 'explore_images', owner: 'explore_id', of: 'explores', id: 'id' },
  avatar: { table: 'avatar_images', owner: 'student_id', of: 'students', id: 'id' },
} as const;

export type PictureKind = keyof typeof pictureTables;

interface Owner {
  readonly kind: PictureKind;
  readonly collegeId: string;
  /** Id of the pictures' owner, such as a post. */
  readonly id: string;
}

type Dated = Owner & { readonly createdAt: Date };

/** Inserts rows for pictures whose files are stored, in their order. */
export async function insertPictures(
  tx: Orm,
  owner: Dated,
  pictures: readonly StoredPicture[],
): Promise<void> {
  await insertMedia(tx, owner, pictures);
  await placePictures(tx, owner, pictures);
}

/**
 * The same as parts of a statement that inserts the owner in its part `post`. `$1` is the college.
 * @param at the parameter with the time
 * @param pictures the parameter with {@link asRows}
 */
export function insertedPictures(kind: PictureKind, at: string, pictures: string): string {
  const { table, owner } = pictureTables[kind];
  return `, picture as (
    select * from json_to_recordset(${pictures}::json)
      as p (position smallint, key text, bytes int, width int, height int)),
  known as (
    insert into media (college_id, key, kind, bytes, width, height, created_at)
    select $1::uuid, key, '${kind}', bytes, width, height, ${at}::timestamptz from picture, post),
  placed as (
    insert into ${table} (college_id, ${owner}, position, media_key, width, height)
    select $1::uuid, post.id, position, key, width, height from picture, post)`;
}

/** Pictures as a parameter value for {@link insertedPictures}. */
export function asRows(pictures: readonly StoredPicture[]): string {
  return JSON.stringify(pictures.map((picture, position) => ({ ...picture, position })));
}

/** Registers the files of pictures, so that they are not cleaned up. */
export async function insertMedia(
  tx: Orm,
  { kind, collegeId, createdAt }: Dated,
  pictures: readonly StoredPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  await tx
    .insert(tables.media)
    .values(pictures.map((picture) => ({ ...picture, collegeId, kind, createdAt })));
}

/** Attaches registered pictures, in their order, to their owner, which must have none. */
export async function placePictures(
  tx: Orm,
  { kind, collegeId, id }: Owner,
  pictures: readonly Omit<StoredPicture, 'bytes'>[],
): Promise<void> {
  if (pictures.length === 0) return;
  const { table, owner: column } = pictureTables[kind];
  const values = pictures.map(
    ({ key, width, height }, position) =>
      sql`(${collegeId}, ${id}, ${position}, ${key}, ${width}, ${height})`,
  );
  await rows(
    tx,
    sql`insert into ${sql.raw(table)}
      (college_id, ${sql.raw(column)}, position, media_key, width, height)
      values ${sql.join(values, sql`, `)}`,
  );
}

/**
 * Deletes the rows of pictures, before their owner is deleted. Pictures in a report stay registered until it
 * is decided; then they are cleaned up.
 * @returns the keys of the others: their files may be deleted after the commit
 */
export async function deletePictures(tx: Orm, owner: Owner): Promise<string[]> {
  const { table, owner: column } = pictureTables[owner.kind];
  const gone = await rows<{ key: string }>(
    tx,
    sql`delete from ${sql.raw(table)} where college_id = ${owner.collegeId}
      and ${sql.raw(column)} = ${owner.id} returning media_key as key`,
  );
  return deleteMedia(tx, owner.collegeId, gone);
}

/**
 * Removes the registration of pictures that nothing shows any more, except those in a report.
 * @returns the keys of the removed ones
 */
export async function deleteMedia(
  tx: Orm,
  collegeId: string,
  pictures: readonly { readonly key: string }[],
): Promise<string[]> {
  const forgotten: string[] = [];
  for (const { key } of pictures) {
    const gone = await rows(
      tx,
      sql`delete from media m where college_id = ${collegeId} and key = ${key}
        and not ${sql.raw(heldByReport)} returning 1`,
    );
    if (gone.length > 0) forgotten.push(key);
  }
  return forgotten;
}

/**
 * A scalar subquery for the keys of the pictures in their order, joined by commas; null if there are none.
 * `$1` is the college.
 * @param id the column with the owner's id, e.g. `a.id`
 */
export function pictureKeys(kind: PictureKind, id: string): string {
  const { table, owner } = pictureTables[kind];
  return `(select string_agg(i.media_key, ',' order by i.position) from ${table} i
    where i.college_id = $1 and i.${owner} = ${id})`;
}
