import type { Post } from '@campus/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../../http/viewer';
import { type Media, mediaAddress, toDataUrl } from '../../media/media';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A call that returns pictures, and the calling student. */
export interface Asking extends Call {
  readonly viewer: Viewer;
}

export type Images = Pick<Post, 'images' | 'thumbnails'>;
export type PicturesOf = (keys: readonly string[]) => Promise<Images>;

/** Whether a client requests picture addresses: `Prefer: images=url`. */
function wantsAddresses({ headers }: FastifyRequest): boolean {
  const { prefer } = headers;
  if (prefer === undefined) return false;
  const preferred = [prefer].flat().join(',');
  return /(?:^|[,;\s])images="?url"?(?:$|[,;\s])/i.test(preferred);
}

/**
 * The form of pictures in this response: data URLs, as in SPEC.md, or addresses for a client that sends
 * `Prefer: images=url`. States the form in the response headers.
 * @param addressOf where the pictures are served, if not by the public route
 */
export function presentPictures(
  { request, reply }: Call,
  media: Media,
  addressOf = mediaAddress,
): PicturesOf {
  if (!preferenceOf({ request, reply })) {
    return async (keys) => ({ images: await dataUrls(media, keys) });
  }
  return async (keys) => addressesOf(keys, addressOf);
}

/** States the form of the pictures in the response headers. @returns whether they are addresses */
export function preferenceOf({ request, reply }: Call): boolean {
  reply.header('vary', 'Prefer');
  const addresses = wantsAddresses(request);
  if (addresses) reply.header('preference-applied', 'images=url');
  return addresses;
}

/** Pictures as addresses, for a client that requested them. */
export function addressesOf(keys: readonly string[], addressOf = mediaAddress): Images {
  return {
    images: keys.map((key) => addressOf(key, 'full')),
    thumbnails: keys.map((key) => addressOf(key, 'thumbnail')),
  };
}

/**
 * Presents rows in their order, each with its pictures.
 * @param present the fields of a row except its pictures
 */
export async function presentPictured<Row extends { readonly images: string | null }, Item>(
  pictures: PicturesOf,
  rows: readonly Row[],
  present: (row: Row) => Item,
): Promise<(Item & Images)[]> {
  return Promise.all(
    rows.map(async (row) => ({
      ...present(row),
      ...(await pictures(row.images?.split(',') ?? [])),
    })),
  );
}

/** A picture whose file is missing is left out, so that the page does not fail. */
async function dataUrls(media: Media, keys: readonly string[]): Promise<string[]> {
  const files = await Promise.all(keys.map((key) => media.read(key, 'full')));
  return files.flatMap((bytes) => (bytes ? toDataUrl(bytes) : []));
}
