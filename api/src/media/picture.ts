import sharp, { type Metadata, type Sharp, type SharpInput } from 'sharp';
import { addGrain } from './grain';
import { UnusablePicture } from './unusable-picture';
import { markWebp } from './webp-mark';

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
export interface PreparedPicture {
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
