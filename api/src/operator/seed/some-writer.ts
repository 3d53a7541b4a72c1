import type { Random } from '../../demo/random';

/** One of the students; a few of them write most of it. */
export function someWriter(writers: readonly string[], random: Random): string {
  const writer = writers[Math.floor(writers.length * random.between(0, 1) ** 2)];
  if (writer === undefined) throw new Error('There is nobody to write.');
  return writer;
}
