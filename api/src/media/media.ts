import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { preparePicture, UnusablePicture } from './picture';
import type { MediaStore } from './stores';

/** Lower-case hexadecimal, so that a key is also safe where file names ignore case. */
const filePattern = /^(g?[0-9a-f]{40}(?:c[0-9a-f]{12})?)(-320)?\.webp$/;

export type Variant = 'full' | 'thumbnail';

/**
 * Who may load a picture: everybody with its address, or only a student who may see its subject. The
 * key itself contains the access, so that no public address leads to a guarded file. An anonymous picture is public,
 * and its address says nothing about it.
 */
export type MediaAccess = 'public' | 'anonymous' | 'guarded';

/**
 * 160 random bits: a public address works without a session because nobody can guess it.
 * @param colours of a public picture, painted by a page until the picture is loaded; shared-ui reads them
 */
export function newMediaKey(access: MediaAccess = 'public', colours = ''): string {
  const random = randomBytes(20).toString('hex');
  if (access === 'guarded') return `g${random}`;
  return access === 'public' && colours ? `${random}c${colours}` : random;
}

export function isGuarded(key: string): boolean {
  return key.startsWith('g');
}

export function fileName(key: string, variant: Variant): string {
  return variant === 'full' ? `${key}.webp` : `${key}-320.webp`;
}

export function mediaAddress(key: string, variant: Variant): string {
  return `/media/${fileName(key, variant)}`;
}

/** The key and variant of a file name; undefined for a name that is not ours. */
export function parseFileName(name: string): { key: string; variant: Variant } | undefined {
  const match = filePattern.exec(name);
  if (match?.[1] === undefined) return undefined;
  return { key: match[1], variant: match[2] === undefined ? 'full' : 'thumbnail' };
}

const prefix = /^data:image\/(?:jpeg|png|webp);base64,/;
const longestPrefix = 'data:image/jpeg;base64,'.length;

/** Bytes of one decoded picture; our own pages send at most 1 MB. */
export const pictureBytesMax = 1.5 * 1024 * 1024;

/**
 * The bytes of a data URL. Only the start is matched against a pattern: a pattern for the whole string takes
 * ten times as long as decoding it. The media type is ignored, because the decoder checks the bytes.
 * @throws UnusablePicture for any other address, for broken base64 and above {@link pictureBytesMax}
 */
export function decodeDataUrl(text: string): Buffer {
  const start = prefix.exec(text.slice(0, longestPrefix))?.[0].length;
  if (start === undefined) throw new UnusablePicture('not a picture');
  const length = text.length - start;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const expected = (length / 4) * 3 - padding;
  if (length % 4 !== 0 || expected < 1) throw new UnusablePicture('broken base64');
  if (expected > pictureBytesMax) throw new UnusablePicture('too large');
  // Node skips invalid base64 instead of refusing it, so the result is too short.
  const bytes = Buffer.from(text.slice(start), 'base64');
  if (bytes.length !== expected) throw new UnusablePicture('broken base64');
  return bytes;
}

export function toDataUrl(bytes: Buffer): string {
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** A picture whose files are stored but whose row is not written yet. */
export interface StoredPicture {
  readonly key: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

export interface Media {
  /**
   * Checks, re-encodes and stores pictures given as data URLs, in their order.
   * @throws UnusablePicture for the first invalid picture; nothing is stored then
   */
  keep(dataUrls: readonly string[], access?: MediaAccess): Promise<StoredPicture[]>;
  /** The same for pictures given as bytes. */
  keepBytes(pictures: readonly Buffer[], access?: MediaAccess): Promise<StoredPicture[]>;
  /** Removes the files of pictures whose rows were deleted or never written. */
  drop(keys: readonly string[]): Promise<void>;
  read(key: string, variant: Variant): Promise<Buffer | undefined>;
}

/** The number of pictures decoded at the same time: each may need memory for 25 megapixels. */
const decodedAtOnce = 2;
const readAtOnce = 8;

export function createMedia(store: MediaStore): Media {
  const decoding = pLimit(decodedAtOnce);
  const reading = pLimit(readAtOnce);

  async function drop(keys: readonly string[]) {
    await Promise.all(
      keys.flatMap((key) => [
        store.remove(fileName(key, 'full')),
        store.remove(fileName(key, 'thumbnail')),
      ]),
    );
  }

  async function keepBytes(pictures: readonly Buffer[], access?: MediaAccess) {
    const keys: string[] = [];
    const keepOne = async (bytes: Buffer): Promise<StoredPicture> => {
      const { full, thumbnail, colours, width, height } = await preparePicture(bytes);
      const key = newMediaKey(access, colours);
      keys.push(key);
      await store.put(fileName(key, 'full'), full);
      await store.put(fileName(key, 'thumbnail'), thumbnail);
      return { key, bytes: full.length, width, height };
    };
    const results = await Promise.allSettled(
      pictures.map((bytes) => decoding(() => keepOne(bytes))),
    );
    const failure = results.find((result) => result.status === 'rejected');
    if (failure === undefined)
      return results.flatMap((r) => (r.status === 'fulfilled' ? r.value : []));
    await drop(keys).catch(() => undefined);
    throw failure.reason;
  }

  return {
    // All addresses are decoded before the first picture, so that an invalid third one costs no work on the others.
    keep: async (dataUrls, access) => keepBytes(dataUrls.map(decodeDataUrl), access),
    keepBytes,
    drop,
    read: (key, variant) => reading(() => store.get(fileName(key, variant))),
  };
}
