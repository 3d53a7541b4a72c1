import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeAtomically } from '@campus/node-tools/durable-file';

/** Errors that browsers reported for a build within the last hour. */
export interface BuildErrorStats {
  remote: string;
  build: string;
  /** Errors, rejections, parts that did not load, and frozen tabs. */
  errors: number;
  /** Number of affected signed-in students. */
  students: number;
  /** Number of affected networks, counted for visitors who were not signed in. */
  networks: number;
  /** Signed-in students who saw an error card instead of a part. */
  cards: number;
  /** Students whose tab froze. */
  frozen: number;
  /** Students for whom a page was shown much later than with the previous build. */
  late: number;
  /** The site's verdict. */
  verdict: string;
}

const errorStatsFile = (remotesDir: string): string => join(remotesDir, '.field.json');

/** Milliseconds until a note expires if nobody writes a newer one. */
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

/** Stores a note for `status`, which cannot read the database. Several processes may write it. */
export async function writeErrorStats(
  remotesDir: string,
  notes: readonly BuildErrorStats[],
  now = new Date(),
): Promise<void> {
  const text = JSON.stringify({ at: now.toISOString(), notes });
  await writeAtomically(errorStatsFile(remotesDir), text);
}

/** The last note of the running site; nothing if it is older than an hour. */
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
