import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { preparePicture } from './picture';

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });

/** A PNG made by hand, because the library refuses to write what it must refuse to read. */
function png(width: number, height: number): Buffer {
  const chunk = (name: string, body: Buffer) => {
    const content = Buffer.concat([Buffer.from(name, 'latin1'), body]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(body.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([length, content, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

it.each(['jpeg', 'png', 'webp'] as const)(
  'stores a %s as WebP with a thumbnail',
  async (format) => {
    const picture = await preparePicture(await noise(640, 480).toFormat(format).toBuffer());
    expect(picture).toMatchObject({ width: 640, height: 480 });
    expect(await sharp(picture.full).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
    });
    expect(await sharp(picture.thumbnail).metadata()).toMatchObject({ width: 320, height: 240 });
  },
);

it('returns the mean colours of the quarters, and none for a transparent picture', async () => {
  const colour = (background: string) =>
    sharp({ create: { width: 50, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  const quarters = await Promise.all(['#f00', '#0f0', '#00f', '#fff'].map(colour));
  const image = sharp({ create: { width: 100, height: 80, channels: 3, background: '#000' } });
  const placed = quarters.map((input, at) => ({
    input,
    left: (at % 2) * 50,
    top: at < 2 ? 0 : 40,
  }));
  const { colours } = await preparePicture(
    await image.composite(placed).removeAlpha().png().toBuffer(),
  );
  // The grain changes up to one step of sixteen.
  expect(colours).toMatch(/^[ef][01][01][01][ef][01][01][01][ef][ef][ef][ef]$/);
  const clear = await image.ensureAlpha(0.5).png().toBuffer();
  expect((await preparePicture(clear)).colours).toBe('');
});

it('scales pictures above 800 pixels down and does not enlarge small ones', async () => {
  const large = await preparePicture(await noise(2000, 1000).jpeg({ quality: 30 }).toBuffer());
  expect(large).toMatchObject({ width: 800, height: 400 });
  const small = await preparePicture(await noise(10, 5).png().toBuffer());
  expect(small).toMatchObject({ width: 10, height: 5 });
  expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 10, height: 5 });
});

it('rotates a picture upright and removes its metadata', async () => {
  const gps = {
    IFD0: { Artist: 'Asha', Copyright: 'SECRET' },
    IFD3: { GPSLatitude: '12/1 58/1 0/1' },
  };
  const taken = await noise(40, 20)
    .jpeg()
    .withExif(gps)
    .withMetadata({ orientation: 6 })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET</x:xmpmeta>')
    .toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const picture = await preparePicture(taken);
  expect(picture).toMatchObject({ width: 20, height: 40 });
  for (const file of [picture.full, picture.thumbnail]) {
    const { exif, xmp, iptc, icc, orientation } = await sharp(file).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect(file.includes('SECRET')).toBe(false);
  }
});

it('removes data that is appended to the picture', async () => {
  for (const format of ['jpeg', 'png'] as const) {
    const clean = await noise(64, 64).toFormat(format).toBuffer();
    const payload = Buffer.from('<script>alert(1)</script>PK\x03\x04payload');
    const picture = await preparePicture(Buffer.concat([clean, payload]));
    for (const file of [picture.full, picture.thumbnail]) {
      expect(file.includes('<script>')).toBe(false);
      expect(file.includes('payload')).toBe(false);
    }
  }
});

it('produces different bytes each time, even for a flat colour, and different pixels for a photo', async () => {
  const photo = await noise(200, 150).jpeg().toBuffer();
  const flat = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#0f08' } })
    .png()
    .toBuffer();
  for (const source of [photo, flat]) {
    const [a, b] = [await preparePicture(source), await preparePicture(source)];
    expect(hash(a.full)).not.toBe(hash(b.full));
    expect(hash(a.thumbnail)).not.toBe(hash(b.thumbnail));
  }
  const [a, b] = [await preparePicture(photo), await preparePicture(photo)];
  const pixels = (file: Buffer) => sharp(file).raw().toBuffer();
  for (const file of ['full', 'thumbnail'] as const) {
    expect(hash(await pixels(a[file]))).not.toBe(hash(await pixels(b[file])));
  }
});

it('adds no visible noise', async () => {
  const source = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#4080c0' },
  })
    .png()
    .toBuffer();
  const { full } = await preparePicture(source);
  const { channels } = await sharp(full).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 4))).toEqual([16, 32, 48]);
  for (const { stdev } of channels) expect(stdev).toBeLessThan(2);
});

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

it.each([
  ['SVG', () => Buffer.from(svg)],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF')],
  ['TIFF', () => noise(9, 9).tiff().toBuffer()],
  ['GIF', () => noise(9, 9).gif().toBuffer()],
  ['HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1')],
  ['AVIF', () => noise(9, 9).avif().toBuffer()],
  ['half a JPEG', async () => (await noise(400, 400).jpeg().toBuffer()).subarray(0, 5000)],
  ['nothing', () => Buffer.alloc(0)],
])('rejects %s', async (_name, make) => {
  await expect(preparePicture(await make())).rejects.toThrow('not a picture');
});

it('rejects an animation with many frames', async () => {
  const frames = Array.from({ length: 40 }, (_, i) => Buffer.alloc(8 * 8 * 3, i * 6));
  const film = await sharp(Buffer.concat(frames), {
    raw: { width: 8, height: 8 * 40, channels: 3, pageHeight: 8 },
  })
    .webp({ loop: 0 })
    .toBuffer();
  await expect(preparePicture(film)).rejects.toThrow('animated');
});

it('rejects twenty PNGs of 256 megapixels at a time without decoding them', async () => {
  const bomb = png(16_000, 16_000);
  expect(bomb.length).toBeLessThan(64_000);
  const before = process.memoryUsage().rss;
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => preparePicture(bomb)));
  expect(results.every((result) => result.status === 'rejected')).toBe(true);
  // Decoded, one of them alone would take 768 MB.
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});
