import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './atomic-write';
import { withFileLock } from './lock';
import {
  historyLength,
  pointerFile,
  pointerText,
  readPointer,
  type Change,
  type ChangedBy,
  type Pointer,
} from './pointer';
import { Refusal } from './refusal';
import type { OnStep } from './steps';

/** One remote in one folder of remotes, and who changes it. */
export interface Place {
  remotesDir: string;
  remote: string;
  by?: ChangedBy | undefined;
  reason?: string | undefined;
  onStep?: OnStep | undefined;
  /** Replaces a pointer that cannot be read, rather than refusing. */
  mends?: boolean;
}

/** The pointer after a change, without its history, and the line that the history gets. */
export interface Step {
  pointer: Omit<Pointer, 'history'>;
  change: Pick<Change, 'action' | 'build' | 'from'>;
}

/**
 * Decides what a remote's pointer becomes; undefined leaves it. Runs under the remote's lock.
 * @throws Refusal
 */
export type Decide = (before: Pointer | undefined) => Promise<Step | undefined> | Step | undefined;

export const lockFile = (remotesDir: string, remote: string): string =>
  join(remotesDir, `.${remote}.lock`);

export const buildFolder = (
  { remotesDir, remote }: Pick<Place, 'remotesDir' | 'remote'>,
  build: string,
) => join(remotesDir, remote, build);

async function readBefore(place: Place): Promise<Pointer | undefined> {
  const { remotesDir, remote, mends } = place;
  try {
    return await readPointer(remotesDir, remote);
  } catch (error) {
    if (mends) return undefined;
    throw new Refusal(`The pointer of ${remote} cannot be read: ${(error as Error).message}`);
  }
}

function withHistory({ pointer, change }: Step, before: Pointer | undefined, place: Place) {
  const line: Change = {
    at: new Date().toISOString(),
    ...change,
    by: place.by ?? 'operator',
    ...(place.reason && { reason: place.reason }),
  };
  const history = [line, ...(before?.history ?? [])].slice(0, historyLength);
  return { ...pointer, history };
}

/** The time of a build's folder says when it was live last, also when the history has forgotten it. */
async function markLeaving(place: Place, pointer: Pointer | undefined): Promise<void> {
  const now = new Date();
  const builds = [pointer?.current, pointer?.previous, pointer?.canary?.build];
  for (const build of builds) {
    if (build) await utimes(buildFolder(place, build), now, now).catch(() => undefined);
  }
}

/**
 * The only way in which a remote's pointer changes: under its lock, read, decided, written whole.
 * @returns the pointer as it is now
 * @throws Refusal where it cannot be read or the decision refuses; nothing has changed then
 */
export async function changePointer(place: Place, decide: Decide): Promise<Pointer | undefined> {
  const { remotesDir, remote, onStep } = place;
  return withFileLock(lockFile(remotesDir, remote), async ({ confirm }) => {
    await onStep?.('locked');
    const before = await readBefore(place);
    const step = await decide(before);
    if (!step) return before;
    const pointer = withHistory(step, before, place);
    await markLeaving(place, before);
    await writeAtomically(pointerFile(remotesDir, remote), pointerText(pointer), async () => {
      await onStep?.('written');
      await confirm();
    });
    await onStep?.('live');
    return pointer;
  });
}
