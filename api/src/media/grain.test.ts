import { addGrain } from './picture';

const filled = (length: number, value: number) => new Uint8Array(length).fill(value);

it('changes values by at most one step up or down, and half of them not at all', () => {
  const pixels = filled(30_001, 128);
  addGrain(pixels, 3);
  const counts = new Map<number, number>();
  for (const value of pixels) counts.set(value, (counts.get(value) ?? 0) + 1);
  expect([...counts.keys()].sort()).toEqual([127, 128, 129]);
  expect((counts.get(128) ?? 0) / pixels.length).toBeCloseTo(0.5, 1);
  expect((counts.get(127) ?? 0) / pixels.length).toBeCloseTo(0.25, 1);
});

it('does not change the alpha channel', () => {
  const pixels = filled(4_000, 128);
  addGrain(pixels, 4);
  expect(pixels.filter((_, index) => index % 4 === 3).every((value) => value === 128)).toBe(true);
  expect(pixels.filter((_, index) => index % 4 === 2).some((value) => value !== 128)).toBe(true);
});

it.each([0, 255])('changes the value %i by at most one step, without an overflow', (value) => {
  const pixels = filled(4_000, value);
  addGrain(pixels, 3);
  expect(pixels.every((after) => Math.abs(after - value) <= 1)).toBe(true);
});
