import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './atomic-write';

/** What browsers told of a build within the last hour. */
export interface FieldNote {
  remote: string;
  build: string;
  /** Errors, rejections and parts that did not load. */
  errors: number;
  /** Signed-in students that they come from. */
  students: number;
  /** Networks that they come from where nobody was signed in. */
  networks: number;
  /** What the site makes of it. */
  verdict: string;
}

const fieldFile = (remotesDir: string): string => join(remotesDir, '.field.json');

/** Milliseconds after which a note says nothing any more: nobody has written a newer one. */
const worthFor = 60 * 60_000;

function isNote(value: unknown): value is FieldNote {
  const note = (value ?? {}) as Partial<Record<keyof FieldNote, unknown>>;
  const { remote, build, verdict, errors, students, networks } = note;
  const areTexts = [remote, build, verdict].every((text) => typeof text === 'string');
  return areTexts && [errors, students, networks].every((count) => typeof count === 'number');
}

/** Leaves a note for `status`, which does not reach the database. Several processes may write it. */
export async function writeField(
  remotesDir: string,
  notes: readonly FieldNote[],
  now = new Date(),
): Promise<void> {
  const text = JSON.stringify({ at: now.toISOString(), notes });
  await writeAtomically(fieldFile(remotesDir), text);
}

/** What the running site noted last; nothing where no site has for an hour. */
export async function readField(remotesDir: string, now = new Date()): Promise<FieldNote[]> {
  try {
    const text = await readFile(fieldFile(remotesDir), 'utf8');
    const { at, notes } = JSON.parse(text) as Partial<Record<'at' | 'notes', unknown>>;
    const isOld = now.getTime() - Date.parse(String(at)) > worthFor;
    return isOld || !Array.isArray(notes) ? [] : notes.filter(isNote);
  } catch {
    return [];
  }
}
