import { datingMessages } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../../database/database';
import { badRequest } from '../../../http/errors';
import type { Viewer } from '../../../http/viewer';
import { parseFileName, type StoredPicture } from '../../../media/media';
import type { Services } from '../../../services';
import { deleteMedia, insertMedia, placePictures } from '../../pictures/picture-rows';
import { storeGuardedPictures } from '../../pictures/store-pictures';
import { photoAddress } from './profiles.policy';

type Placed = Omit<StoredPicture, 'bytes'>;

const isNew = (photo: Photo): photo is StoredPicture => 'bytes' in photo;

/**
 * Sets the photos of a profile, whose row is locked, in the given order.
 * @returns keys of the removed photos, whose files may be deleted after the commit; undefined if a photo to
 * be retained was deleted meanwhile
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
  const keys = new Set(placed.map(({ key }) => key));
  const gone = before.filter(({ key }) => !keys.has(key));
  return deleteMedia(tx, collegeId, gone);
}

interface Sent {
  readonly profilePhoto?: string | undefined;
  readonly images?: readonly string[] | undefined;
}

interface Current {
  readonly photo: string;
  readonly others: string | null;
}

/** A photo of the profile: an existing one by its key, or a new one whose files are stored. */
export type Photo = { readonly key: string } | StoredPicture;

/**
 * The photos that a profile will have, the main one first. A photo is sent as a data URL, or as its address
 * in the profile; fields that are not sent stay unchanged.
 * @throws ApiError 400 for an address that is not one of the student's photos, or an unusable picture
 */
export async function photosToKeep(
  services: Pick<Services, 'media' | 'limits'>,
  viewer: Viewer,
  { sent, current }: { sent: Sent; current: Current },
): Promise<Photo[]> {
  const others = current.others?.split(',') ?? [];
  const known = [current.photo, ...others];
  const main = asPlan(sent.profilePhoto === undefined ? undefined : [sent.profilePhoto], {
    known,
    field: 'profilePhoto',
  });
  const rest = asPlan(sent.images, { known, field: 'images' });
  return [
    ...(main ? await carryOut(services, viewer, main) : [{ key: current.photo }]),
    ...(rest ? await carryOut(services, viewer, rest) : others.map((key) => ({ key }))),
  ];
}

/** The photos of a new profile. @throws ApiError 400, 413, 503 */
export async function newPhotos(
  services: Pick<Services, 'media' | 'limits'>,
  viewer: Viewer,
  { profilePhoto, images }: { profilePhoto: string; images: readonly string[] },
): Promise<StoredPicture[]> {
  const main = await storeGuardedPictures(services, viewer, {
    images: [profilePhoto],
    field: 'profilePhoto',
  });
  return [...main, ...(await storeGuardedPictures(services, viewer, { images, field: 'images' }))];
}

interface Plan {
  readonly field: string;
  readonly steps: readonly ({ readonly key: string } | { readonly dataUrl: string })[];
}

function asPlan(
  photos: readonly string[] | undefined,
  { known, field }: { known: readonly string[]; field: string },
): Plan | undefined {
  if (photos === undefined) return undefined;
  const steps = photos.map((photo) => {
    if (photo.startsWith('data:')) return { dataUrl: photo };
    const key = parseFileName(photo.slice(photo.lastIndexOf('/') + 1))?.key;
    if (key === undefined || photo !== photoAddress(key, 'full') || !known.includes(key)) {
      throw badRequest(datingMessages.imageFailed, field);
    }
    return { key };
  });
  return { field, steps };
}

async function carryOut(
  services: Pick<Services, 'media' | 'limits'>,
  viewer: Viewer,
  { field, steps }: Plan,
): Promise<Photo[]> {
  const images = steps.flatMap((step) => ('dataUrl' in step ? step.dataUrl : []));
  const stored = await storeGuardedPictures(services, viewer, { images, field });
  const next = stored.values();
  return steps.flatMap((step) => ('key' in step ? step : (next.next().value ?? [])));
}
