import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What one remote has live: `REMOTES_DIR/<remote>.json`, the only file that is ever rewritten. */
export interface Pointer {
  current: string;
  previous?: string;
  canary?: { build: string; share: number };
  status?: 'on' | 'off';
  notice?: string;
}

const remoteName = /^mfe-[a-z0-9-]+$/;
const buildName = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

const isText = (value: unknown): value is string => typeof value === 'string';
const isBuild = (value: unknown): value is string => isText(value) && buildName.test(value);

export const pointerFile = (remotesDir: string, remote: string): string =>
  join(remotesDir, `${remote}.json`);

/** Name of the remote that a file in REMOTES_DIR points for, or undefined for any other file. */
export function remoteOfPointer(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
  return remoteName.test(name) ? name : undefined;
}

/** Reads a pointer's text. @throws where it names no build */
export function parsePointer(text: string): Pointer {
  const value = JSON.parse(text) as Partial<Record<keyof Pointer, unknown>>;
  if (!isBuild(value.current)) throw new Error('the pointer names no current build');
  const canary = value.canary as Pointer['canary'];
  return {
    current: value.current,
    ...(isBuild(value.previous) && { previous: value.previous }),
    ...(isBuild(canary?.build) && { canary: { build: canary.build, share: Number(canary.share) } }),
    ...(value.status === 'off' && { status: 'off' as const }),
    ...(isText(value.notice) && { notice: value.notice }),
  };
}

/** The pointer of a remote, or undefined where it has none yet. */
export async function readPointer(
  remotesDir: string,
  remote: string,
): Promise<Pointer | undefined> {
  try {
    return parsePointer(await readFile(pointerFile(remotesDir, remote), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Replaces a pointer in one step: a reader sees the old one or the new one, never a part. */
export async function writePointer(
  remotesDir: string,
  remote: string,
  pointer: Pointer,
): Promise<void> {
  await mkdir(remotesDir, { recursive: true });
  const draft = join(remotesDir, `.${remote}.${randomUUID()}.tmp`);
  await writeFile(draft, `${JSON.stringify(pointer, null, 2)}\n`);
  await rename(draft, pointerFile(remotesDir, remote));
}
