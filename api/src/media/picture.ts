import { randomBytes, randomFillSync } from 'node:crypto';
import sharp, { type Metadata, type Sharp, type SharpInput } from 'sharp';

type Unusable = 'not a picture' | 'broken base64' | 'too large' | 'too many pixels' | 'animated';

/** A picture that was sent and is not taken. The reason is for tests and logs, not for students. */
export class UnusablePicture extends Error {
  override name = 'UnusablePicture';

  constructor(readonly reason: Unusable) {
    super(reason);
  }
}

/** Of two bits of noise 1 is a step up, 2 is one down, 0 and 3 leave a value as it is. */
const stepOf = (bits: number): number => (bits & 1) - ((bits >> 1) & 1);

/**
 * Lightens or darkens each value of a raw picture by at most one step, at random and in place. Nobody
 * sees it, and two copies of one picture no longer have equal pixels: a confession's picture cannot be
 * matched by its bytes or by its pixels' hash with the same picture under a student's name.
 *
 * It holds the event loop: 10 ms for 1600 × 1200 pixels, a fifth of what one value at a time takes.
 * @param channels values per pixel; the fourth, if any, is opacity and stays
 */
export function addGrain(pixels: Uint8Array, channels: number): void {
  const noise = randomFillSync(new Uint8Array(Math.ceil(pixels.length / 4)));
  // Keeps what is already black or white within bounds, and ignores what would lie behind the end.
  const values = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  const isOpaque = channels !== 4;
  for (let at = 0, i = 0; at < noise.length; at += 1, i += 4) {
    const bits = noise[at] ?? 0;
    values[i] = (values[i] ?? 0) + stepOf(bits);
    values[i + 1] = (values[i + 1] ?? 0) + stepOf(bits >> 2);
    values[i + 2] = (values[i + 2] ?? 0) + stepOf(bits >> 4);
    if (isOpaque) values[i + 3] = (values[i + 3] ?? 0) + stepOf(bits >> 6);
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
 * Puts 16 random bytes into a chunk of their own, which the format tells readers to skip. Even a picture
 * of one flat colour, in which no grain survives compression, then has bytes of its own each time.
 * @param webp what the encoder wrote, without metadata
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

// Everything else that libvips can read (SVG, PDF, TIFF, GIF, HEIC, …) is closed for the whole process.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
// Pictures pass once; a cache would only hold memory.
sharp.cache(false);

const formats = new Set<string | undefined>(['jpeg', 'png', 'webp']);
const pixelsMax = 25_000_000;
const sideMax = 1600;
const thumbnailSide = 320;
/** Effort 2 costs half of the default and a few per cent of size. */
const encoding = { quality: 80, effort: 2 };

interface Pixels {
  readonly data: Buffer;
  readonly info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** A picture as it is stored: WebP, upright, without metadata, and a thumbnail of it. */
interface PreparedPicture {
  readonly full: Buffer;
  readonly thumbnail: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes what was uploaded and encodes it anew, so that nothing but pixels survives.
 * @throws UnusablePicture when the bytes are no still JPEG, PNG or WebP of at most 25 megapixels
 */
export async function preparePicture(bytes: Buffer): Promise<PreparedPicture> {
  const pixels = await decode(bytes);
  addGrain(pixels.data, pixels.info.channels);
  const { width, height } = pixels.info;
  const full = await encode(raw(pixels), { width, height });
  const small = await raw(pixels)
    .resize({
      width: thumbnailSide,
      height: thumbnailSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp(encoding)
    .toBuffer({ resolveWithObject: true });
  return { full, thumbnail: markWebp(small.data, small.info), width, height };
}

async function decode(bytes: Buffer): Promise<Pixels> {
  try {
    check(await open(bytes).metadata());
    return await open(bytes)
      .autoOrient()
      .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
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
