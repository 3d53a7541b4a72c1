import { UnusablePicture } from './unusable-picture';

const prefix = /^data:image\/(?:jpeg|png|webp);base64,/;
const longestPrefix = 'data:image/jpeg;base64,'.length;

/** Bytes of one decoded picture; our own pages send at most 1 MB. */
export const pictureBytesMax = 1.5 * 1024 * 1024;

/**
 * The bytes of a data URL. Only the start is matched against a pattern: one over the whole string costs
 * ten times as much as decoding it. The label is not believed, the decoder looks at the bytes.
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
  // Node skips what is no base64 rather than refusing it: a shorter result tells.
  const bytes = Buffer.from(text.slice(start), 'base64');
  if (bytes.length !== expected) throw new UnusablePicture('broken base64');
  return bytes;
}

export function toDataUrl(bytes: Buffer): string {
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
