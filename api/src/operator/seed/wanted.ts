import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { word } from '../fields';

const most = 1_000_000;
const sentence = `must be a whole number from 0 to ${most}`;

/** Digits from the command line, or the number that the channel carries. */
const count = z
  .preprocess(
    (given) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given),
    z.int(sentence).min(0, sentence).max(most, sentence),
  )
  .default(0);

const counts = {
  students: count,
  posts: count,
  confessions: count,
  comments: count,
  votes: count,
  ads: count,
  cabs: count,
  events: count,
  explores: count,
};

/** In the order in which they need each other. */
export const kinds = Object.keys(counts) as (keyof typeof counts)[];

/** How much of what, and the seed that it all follows from. */
export const wanted = z
  .object({ ...counts, seed: word.default(() => randomBytes(6).toString('hex')) })
  .refine(
    (given) => kinds.some((kind) => given[kind] > 0),
    'asks for nothing: say how many of what, such as --students 100',
  );

export type Wanted = z.output<typeof wanted>;
export type Counts = Readonly<Record<keyof typeof counts, number>>;
