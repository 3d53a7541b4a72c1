import { limits } from '@campus/contract';
import { randomBytes, randomFillSync } from 'node:crypto';
import sharp, { type Metadata, type ResizeOptions, type Sharp, type SharpInput } from 'sharp';

type Unusable = 'not a picture' | 'broken base64' | 'too large' | 'too many pixels' | 'animated';

/** A rejected picture. The reason is for tests and logs, not for students. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';

  constructor(readonly reason: Unusable) {
    super(reason);
  }
}

/** Words of noise that are applied to a picture's values repeatedly: as many as fit into a fast cache. */
const noiseWords = 8192;

/** A mask with a 1 for each of four bytes that is 255. */
function full(word: number): number {
  const others = ~word;
  return ~(((others & 0x7f7f7f7f) + 0x7f7f7f7f) | others | 0x7f7f7f7f) >>> 7;
}

/**
 * Lightens or darkens each value of a raw picture by at most one step, at random and in place. The change is
 * invisible, but two copies of one picture no longer have equal pixels: a confession's picture cannot be
 * matched by its bytes or its pixel hash with the same picture under a student's name.
 *
 * It blocks the event loop, so it processes four values at a time: in each byte of noise one bit is a step up, the
 * next one a step down.
 * @param pixels its memory starts at a multiple of four, as for every decoded picture
 * @param channels values per pixel; the fourth, if any, is opacity and stays
 */
export function addGrain(pixels: Uint8Array, channels: number): void {
  const steps = channels === 4 ? 0x00010101 : 0x01010101;
  const noise = randomFillSync(new Int32Array(noiseWords));
  const { buffer, byteOffset, length } = pixels;
  // A word starts at every fourth byte; the few values after the last word stay unchanged.
  const words = new Int32Array(buffer, byteOffset, length >> 2);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? 0;
    const bits = noise[at % noiseWords] ?? 0;
    // Never above 255 or below 0: the step would carry into the next value.
    const up = bits & steps & ~full(word);
    const down = (bits >>> 1) & steps & ~full(~word);
    words[at] = word + up - down;
  }
}

/** VP8X flags: the picture has an alpha channel. */
const alphaFlag = 0x10;
const riffHeader = 12;

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 0, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

function extendedHeader(size: { width: number; height: number }, alpha: boolean): Buffer {
  const body = Buffer.alloc(10);
  body.writeUInt8(alpha ? alphaFlag : 0, 0);
  body.writeUIntLE(size.width - 1, 4, 3);
  body.writeUIntLE(size.height - 1, 7, 3);
  return chunk('VP8X', body);
}

/**
 * Adds a chunk of 16 random bytes, which the format tells readers to skip. This makes the bytes of a picture
 * unique each time, even if it has one flat colour, in which no grain survives compression.
 * @param webp the output of the encoder, without metadata
 */
function markWebp(webp: Buffer, size: { width: number; height: number }): Buffer {
  const body = webp.subarray(riffHeader);
  const first = body.toString('latin1', 0, 4);
  // Unknown chunks are only allowed in the extended format; a lossless picture may always have alpha.
  const extended =
    first === 'VP8X' ? body : Buffer.concat([extendedHeader(size, first === 'VP8L'), body]);
  const marked = Buffer.concat([extended, chunk('mark', randomBytes(16))]);
  const head = Buffer.alloc(riffHeader);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(marked.length + 4, 4);
  head.write('WEBP', 8, 'latin1');
  return Buffer.concat([head, marked]);
}

// All other formats of libvips (SVG, PDF, TIFF, GIF, HEIC, …) are disabled for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Each picture is processed once; a cache would only use memory.
sharp.cache(false);
// Several pictures are processed at a time: threads for each would cost more than they save.
sharp.concurrency(1);

const formats = new Set<string | undefined>(['jpeg', 'png', 'webp']);
const pixelsMax = 25_000_000;
/** The site's own pages send no larger ones, and show none larger. */
const sideMax = limits.imageSide;
const thumbnailSide = 320;

/** Scales down larger pictures. The linear filter costs two thirds of the default and is a little softer. */
function within(side: number): ResizeOptions {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true, kernel: 'linear' };
}

/** Effort 0 costs a third of the default and a few per cent of size. */
const encoding = { quality: 80, effort: 0 };

interface Pixels {
  readonly data: Buffer;
  readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** A picture as it is stored: WebP, upright, without metadata, and a thumbnail of it. */
interface PreparedPicture {
  readonly full: Buffer;
  readonly thumbnail: Buffer;
  /** The mean colours of its four quarters, row by row, each as `rgb` in hexadecimal; '' where it is transparent. */
  readonly colours: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes an upload and encodes it again, so that only the pixels survive.
 * @throws UnusablePicture if the bytes are not a still JPEG, PNG or WebP of at most 25 megapixels
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const pixels = await decode(bytes);
  addGrain(pixels.data, pixels.info.channels);
  const { width, height } = pixels.info;
  const full = await encode(raw(pixels), { width, height });
  const small = await raw(pixels)
    .resize(within(thumbnailSide))
    .webp(encoding)
    .toBuffer({ resolveWithObject: true });
  const thumbnail = markWebp(small.data, small.info);
  return { full, thumbnail, colours: await quarterColours(pixels), width, height };
}

async function quarterColours(pixels: Pixels): Promise<string> {
  if (pixels.info.channels !== 3) return '';
  const quarters = await raw(pixels).resize(2, 2, { fit: 'fill' }).raw().toBuffer();
  return [...quarters].map((value) => (value >> 4).toString(16)).join('');
}

async function decode(bytes: Buffer): Promise<Pixels> {
  try {
    check(await open(bytes).metadata());
    return await open(bytes)
      .autoOrient()
      .resize(within(sideMax))
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    if (error instanceof UnusablePicture) throw error;
    throw new UnusablePicture('not a picture');
  }
}

function open(input: SharpInput) {
  return sharp(input, { limitInputPixels: pixelsMax, failOn: 'error' });
}

function check(metadata: Metadata): void {
  if (!formats.has(metadata.format)) throw new UnusablePicture('not a picture');
  if ((metadata.pages ?? 1) > 1) throw new UnusablePicture('animated');
  if (metadata.width * metadata.height > pixelsMax) throw new UnusablePicture('too many pixels');
}

function raw(pixels: Pixels) {
  const { width, height, channels } = pixels.info;
  return sharp(pixels.data, { raw: { width, height, channels } });
}

async function encode(image: Sharp, size: { width: number; height: number }) {
  return markWebp(await image.webp(encoding).toBuffer(), size);
}
