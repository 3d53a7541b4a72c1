import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from './disk';

/** What browsers told of a build within the last hour. */
export interface BuildErrorStats {
  remote: string;
  build: string;
  /** Errors, rejections, parts that did not load and tabs that froze. */
  errors: number;
  /** Signed-in students that they come from. */
  students: number;
  /** Networks that they come from where nobody was signed in. */
  networks: number;
  /** Signed-in students who saw a card in the place of a part. */
  cards: number;
  /** Those whose tab froze. */
  frozen: number;
  /** Those for whom a page came much later than with the build before. */
  late: number;
  /** What the site makes of it. */
  verdict: string;
}

const errorStatsFile = (remotesDir: string): string => join(remotesDir, '.field.json');

/** Milliseconds after which a note says nothing any more: nobody has written a newer one. */
const worthFor = 60 * 60_000;

const note = z.object({
  remote: z.string(),
  build: z.string(),
  errors: z.number(),
  students: z.number(),
  networks: z.number(),
  cards: z.number(),
  frozen: z.number(),
  late: z.number(),
  verdict: z.string(),
});

const noted = z.object({ at: z.string(), notes: z.array(z.unknown()) });

/** Leaves a note for `status`, which does not reach the database. Several processes may write it. */
export async function writeErrorStats(
  remotesDir: string,
  notes: readonly BuildErrorStats[],
  now = new Date(),
): Promise<void> {
  const text = JSON.stringify({ at: now.toISOString(), notes });
  await writeAtomically(errorStatsFile(remotesDir), text);
}

/** What the running site noted last; nothing where no site has for an hour. */
export async function readErrorStats(
  remotesDir: string,
  now = new Date(),
): Promise<BuildErrorStats[]> {
  try {
    const text = await readFile(errorStatsFile(remotesDir), 'utf8');
    const { at, notes } = noted.parse(JSON.parse(text));
    const isOld = now.getTime() - Date.parse(at) > worthFor;
    return isOld ? [] : notes.flatMap((one) => note.safeParse(one).data ?? []);
  } catch {
    return [];
  }
}
