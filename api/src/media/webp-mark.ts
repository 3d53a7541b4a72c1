import { randomBytes } from 'node:crypto';

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
export function markWebp(webp: Buffer, size: { width: number; height: number }): Buffer {
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
