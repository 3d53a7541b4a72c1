import { sql } from 'drizzle-orm';
import { rows, tables, type Orm } from '../../database/database';
import type { StoredPicture } from '../../media/media';
import { heldByReport } from '../reports/visibility';

/**
 * Whose pictures are kept in which table, under which column, and what they belong to: a row of `of`, found by
 * `id`, that is in sight until `hidden_at` is set. The name is also the `kind` of a picture.
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
  /** Id of what the pictures belong to. */
  readonly id: string;
}

type Dated = Owner & { readonly createdAt: Date };

/** Writes the rows of pictures whose files are kept, in their order. */
export async function insertPictures(
  tx: Orm,
  owner: Dated,
  pictures: readonly StoredPicture[],
): Promise<void> {
  await insertMedia(tx, owner, pictures);
  await placePictures(tx, owner, pictures);
}

/**
 * The same as parts of a statement that has made the owner in its part `post`. `$1` is the college.
 * @param at the parameter with the moment
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

/** Pictures as a value of {@link insertedPictures}. */
export function asRows(pictures: readonly StoredPicture[]): string {
  return JSON.stringify(pictures.map((picture, position) => ({ ...picture, position })));
}

/** Makes the files of pictures known, so that they are not swept away. */
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

/** Hangs known pictures on what they belong to, which must have none, in their order. */
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
 * Deletes the rows of the pictures, before what they belong to. Those that a report holds stay known until it
 * is decided; then they are swept away.
 * @returns the keys of the others: their files may go once this is committed
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
 * Makes the files of pictures that nothing shows any more unknown, but for those that a report holds.
 * @returns the keys of those that are unknown now
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
 * A scalar subquery for the keys of the pictures in their order, joined by commas; null where there are
 * none. `$1` is the college.
 * @param id the column that they hang on, e.g. `a.id`
 */
export function pictureKeys(kind: PictureKind, id: string): string {
  const { table, owner } = pictureTables[kind];
  return `(select string_agg(i.media_key, ',' order by i.position) from ${table} i
    where i.college_id = $1 and i.${owner} = ${id})`;
}
