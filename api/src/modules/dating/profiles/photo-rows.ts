import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import type { StoredPicture } from '../../../media/media';
import { forgetMedia, insertMedia, placePictures } from '../../pictures/picture-rows';
import type { Photo } from './photos';

type Placed = Omit<StoredPicture, 'bytes'>;

const isNew = (photo: Photo): photo is StoredPicture => 'bytes' in photo;

/**
 * Gives a profile, whose row is locked, these photos in this order.
 * @returns keys of those that it no longer has, whose files may go once this is committed; undefined when
 * a photo that was to stay has gone meanwhile
 */
export async function replacePhotos(
  tx: Orm,
  { collegeId, studentId }: Viewer,
  { photos, now }: { photos: readonly Photo[]; now: Date },
): Promise<string[] | undefined> {
  const owner = { kind: 'dating', collegeId, id: studentId, createdAt: now } as const;
  const before = await rows<Placed>(
    tx,
    sql`delete from dating_images where college_id = ${collegeId} and student_id = ${studentId}
      returning media_key as key, width, height`,
  );
  const known = new Map(before.map((row) => [row.key, row]));
  const placed = photos.flatMap((photo) => (isNew(photo) ? photo : (known.get(photo.key) ?? [])));
  if (placed.length < photos.length) return undefined;
  await insertMedia(tx, owner, photos.filter(isNew));
  await placePictures(tx, owner, placed);
  const kept = new Set(placed.map(({ key }) => key));
  const gone = before.filter(({ key }) => !kept.has(key));
  return forgetMedia(tx, collegeId, gone);
}
