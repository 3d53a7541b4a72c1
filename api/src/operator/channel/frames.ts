import * as z from 'zod';

/** What the site says while it performs a command: any number of `say`, then one of the others, a line each. */
export const frame = z.union([
  z.object({ say: z.string() }),
  z.object({ result: z.record(z.string(), z.unknown()) }),
  z.object({ refused: z.string() }),
]);

export type Frame = z.output<typeof frame>;

/** What the terminal sends. */
export const order = z.object({
  name: z.string(),
  given: z.record(z.string(), z.unknown()),
});

export const backupOrder = z.object({ skipLost: z.boolean() });

/** The trailer behind the bytes of a backup that could not be made whole. */
export const refusedTrailer = 'campus-refused';
