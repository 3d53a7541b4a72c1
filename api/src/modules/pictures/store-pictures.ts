import { postMessages, serverMessages } from '@campus/contract';
import { ApiError, badRequest, unavailable } from '../../http/errors';
import type { Viewer } from '../../http/viewer';
import type { MediaAccess, StoredPicture } from '../../media/media';
import { UnusablePicture } from '../../media/picture';
import type { Services } from '../../services';

type Keepers = Pick<Services, 'media' | 'limits'>;

interface Sent {
  readonly images: readonly string[];
  /** The field name in the request. */
  readonly field: string;
}

/**
 * Stores the files of pictures sent as data URLs, and counts them against the student's limit. The caller
 * inserts their rows; files without rows are cleaned up later.
 * @throws ApiError 400 or 413 with the field `images` for an unusable picture, 503 if none can be stored
 */
export async function storePictures(
  services: Keepers,
  viewer: Viewer,
  images: readonly string[],
): Promise<StoredPicture[]> {
  return store(services, viewer, { images, field: 'images', access: 'public' });
}

/** As {@link storePictures}, for a confession: the addresses reveal nothing about the pictures. */
export async function storeAnonymousPictures(
  services: Keepers,
  viewer: Viewer,
  images: readonly string[],
): Promise<StoredPicture[]> {
  return store(services, viewer, { images, field: 'images', access: 'anonymous' });
}

/** As {@link storePictures}, for one picture in any field of the request. */
export async function storePicture(
  services: Keepers,
  viewer: Viewer,
  { image, field }: { image: string; field: string },
): Promise<StoredPicture> {
  const [picture] = await store(services, viewer, { images: [image], field, access: 'public' });
  if (picture === undefined) throw unavailable();
  return picture;
}

/** As {@link storePictures}, for pictures that only some may see, in any field of the request. */
export async function storeGuardedPictures(
  services: Keepers,
  viewer: Viewer,
  sent: Sent,
): Promise<StoredPicture[]> {
  return store(services, viewer, { ...sent, access: 'guarded' });
}

async function store(
  { media, limits }: Keepers,
  viewer: Viewer,
  { images, field, access }: Sent & { readonly access: MediaAccess },
): Promise<StoredPicture[]> {
  if (images.length === 0) return [];
  await limits.take('upload', viewer.studentId);
  try {
    return await media.keep(images, access);
  } catch (error) {
    if (!(error instanceof UnusablePicture)) throw Object.assign(unavailable(), { cause: error });
    if (error.reason !== 'too large') throw badRequest(postMessages.imageFailed, field);
    throw new ApiError(413, { message: serverMessages.imageTooLarge, field });
  }
}
