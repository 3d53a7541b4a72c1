import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

const megabyte = 1_000_000;
/** What a pixel of noise takes as JPEG of quality 80, a little less than measured. */
const bytesPerPixel = 0.62;

/** A JPEG of at least this many bytes that no encoder can shrink without losing detail: noise. */
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

/** One of five megabytes, as a file to choose in a page; the same one each time, as it takes a second to make. */
export async function photographFile() {
  large ??= photograph();
  return { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer: await large };
}
