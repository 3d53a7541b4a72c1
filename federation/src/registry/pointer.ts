import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from './atomic-write';
import { isBuildName, isRemoteName } from './names';

export type ChangeAction = 'publish' | 'canary' | 'promote' | 'rollback' | 'off' | 'on';

/** Who changed what is live: a person, the breaker, or a start of the site that found a new build. */
export type ChangedBy = 'operator' | 'breaker' | 'start';

/** One line of a remote's history. */
export interface Change {
  /** ISO time. */
  at: string;
  action: ChangeAction;
  /** What is live (or canary) since. */
  build?: string;
  /** What was live (or canary) until then. */
  from?: string;
  by: ChangedBy;
  reason?: string;
}

/** What one remote has live: `REMOTES_DIR/<remote>.json`, the only file that is ever rewritten. */
export interface Pointer {
  current: string;
  previous?: string;
  /** A build that is tried out on `share` per cent of the browsers, 1 to 100. */
  canary?: { build: string; share: number };
  status?: 'on' | 'off';
  /** Shown on the remote's pages while it is off. */
  notice?: string;
  /** Newest first, at most 50. */
  history?: readonly Change[];
}

export const historyLength = 50;

const actions: Readonly<Record<ChangeAction, true>> = {
  publish: true,
  canary: true,
  promote: true,
  rollback: true,
  off: true,
  on: true,
};

const isText = (value: unknown): value is string => typeof value === 'string';

export const pointerFile = (remotesDir: string, remote: string): string =>
  join(remotesDir, `${remote}.json`);

/** Name of the remote that a file in REMOTES_DIR points for, or undefined for any other file. */
export function remoteOfPointer(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
  return isRemoteName(name) ? name : undefined;
}

function parseCanary(value: unknown): Pick<Pointer, 'canary'> {
  const { build, share } = (value ?? {}) as Partial<Record<'build' | 'share', unknown>>;
  const percent = Math.round(Number(share));
  return isBuildName(build) && percent >= 1 && percent <= 100
    ? { canary: { build, share: percent } }
    : {};
}

function isChange(value: unknown): value is Change {
  const { at, action, by } = (value ?? {}) as Partial<Record<keyof Change, unknown>>;
  return isText(at) && isText(action) && action in actions && isText(by);
}

function parseHistory(value: unknown): Pick<Pointer, 'history'> {
  const history = Array.isArray(value) ? value.filter(isChange).slice(0, historyLength) : [];
  return history.length > 0 ? { history } : {};
}

/** Reads a pointer's text; what else is wrong in it is left out. @throws where it names no build */
export function parsePointer(text: string): Pointer {
  const value = JSON.parse(text) as Partial<Record<keyof Pointer, unknown>>;
  if (!isBuildName(value.current)) throw new Error('the pointer names no current build');
  return {
    current: value.current,
    ...(isBuildName(value.previous) && { previous: value.previous }),
    ...parseCanary(value.canary),
    ...(value.status === 'off' && { status: 'off' as const }),
    ...(isText(value.notice) && { notice: value.notice }),
    ...parseHistory(value.history),
  };
}

/**
 * The pointer of a remote, or undefined where it has none yet.
 * @throws where the file names no build
 */
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

/**
 * Replaces a pointer in one step, whoever else writes it: commands go through `changePointer`, which
 * keeps the history.
 */
export async function writePointer(
  remotesDir: string,
  remote: string,
  pointer: Pointer,
): Promise<void> {
  await mkdir(remotesDir, { recursive: true });
  await writeAtomically(pointerFile(remotesDir, remote), pointerText(pointer));
}

export const pointerText = (pointer: Pointer): string => `${JSON.stringify(pointer, null, 2)}\n`;
