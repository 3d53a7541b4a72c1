import { randomFillSync } from 'node:crypto';

/**
 * Lightens or darkens each value of a raw picture by at most one step, at random and in place. Nobody
 * sees it, and two copies of one picture no longer have equal pixels: a confession's picture cannot be
 * matched by its bytes or by its pixels' hash with the same picture under a student's name.
 * @param channels values per pixel; the fourth, if any, is opacity and stays
 */
export function addGrain(pixels: Uint8Array, channels: number): void {
  const noise = randomFillSync(new Uint8Array(Math.ceil(pixels.length / 4)));
  for (let i = 0; i < pixels.length; i += 1) {
    if (channels === 4 && i % 4 === 3) continue;
    // Two bits of noise per value: 0 and 3 leave it as it is.
    const bits = ((noise[i >> 2] ?? 0) >> ((i & 3) * 2)) & 3;
    const step = bits === 1 ? 1 : bits === 2 ? -1 : 0;
    const value = (pixels[i] ?? 0) + step;
    if (value >= 0 && value <= 255) pixels[i] = value;
  }
}
