import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

const megabyte = 1_000_000;
/** Bytes per pixel of noise as JPEG of quality 80, slightly below the measured value. */
const bytesPerPixel = 0.62;

/** A JPEG of at least this many bytes that cannot be compressed without losing detail: noise. */
export async function photograph(bytes = 5 * megabyte): Promise<Buffer> {
  const width = Math.ceil(Math.sqrt((bytes / bytesPerPixel) * (4 / 3)));
  const height = Math.ceil((width * 3) / 4);
  const pixels = randomFillSync(Buffer.alloc(width * height * 3));
  const picture = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  if (picture.length < bytes) throw new Error(`The photograph has ${picture.length} bytes only.`);
  return picture;
}

let large: Promise<Buffer> | undefined;

/** A five-megabyte file to select in a page; always the same one, as generating it takes a second. */
export async function photographFile() {
  large ??= photograph();
  return { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer: await large };
}
