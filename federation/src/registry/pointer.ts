import { readFile, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { OnStep } from './disk';
import { writeAtomically } from '@campus/node-tools/durable-file';
import { withFileLock } from '@campus/node-tools/file-lock';
import { makeFolder } from '@campus/node-tools/make-folder';
import { Refusal } from '@campus/node-tools/refusal';
import { buildName, isBuildName, isRemoteName } from './build-file';
import { centralOf } from './central';
import { fetchBuild } from './store';

/** Decisions of the breaker about a build with reported errors: ask for a check, or leave it live. */
const decisions = ['ask', 'keep'] as const;
export type Decision = (typeof decisions)[number];
const actions = ['publish', 'canary', 'promote', 'rollback', 'off', 'on', ...decisions] as const;
export type ChangeAction = (typeof actions)[number];

/** Whether the change affects what visitors get, or how. */
export const changesWhatIsLive = ({ action }: Pick<Change, 'action'>): boolean =>
  !(decisions as readonly ChangeAction[]).includes(action);

/** The author of a change: a person, the breaker, a site start that found a new build, or a team by its token. */
export type ChangedBy = 'operator' | 'breaker' | 'start' | 'team';

/** The token that a team used for a change, and the origin of the build according to its CI. */
export interface ChangeSource {
  token: string;
  commit?: string;
  branch?: string;
  /** Address or number of the CI run. */
  run?: string;
}

/** One entry in a remote's history. */
export interface Change {
  /** ISO 8601 time. */
  at: string;
  action: ChangeAction;
  /** The build that is live (or canary) since then. */
  build?: string;
  /** The build that was live (or canary) until then. */
  from?: string;
  by: ChangedBy;
  reason?: string;
  source?: ChangeSource;
  /** Whether a browser had run the build, or its parts that differ from a build that one had run. */
  tried?: boolean;
}

/** A build that anyone with its link sees instead of the live one. Times are ISO 8601. */
export interface Preview {
  build: string;
  /** SHA-256 of the secret in its link, in hex; the secret itself is not stored. */
  hash: string;
  at: string;
  until: string;
  by: ChangedBy;
  source?: ChangeSource;
}

/** What is live of one remote: `REMOTES_DIR/<remote>.json`, the only file that is ever rewritten. */
export interface Pointer {
  current: string;
  previous?: string;
  /** A build for `share` per cent of the browsers, 1 to 100. */
  canary?: { build: string; share: number };
  status?: 'on' | 'off';
  /** Shown on the remote's pages while it is off. */
  notice?: string;
  /** Newest first, at most 50, including ended ones until they are dropped. */
  previews?: readonly Preview[];
  /** Newest first, at most 50. */
  history?: readonly Change[];
  /** Builds of changes that the history no longer has. A start does not publish them either. */
  decided?: readonly string[];
}

const historyLength = 50;

/** The previews of a remote that have not ended. @param now milliseconds since 1970 */
export const runningPreviews = (
  { previews = [] }: Pick<Pointer, 'previews'>,
  now = Date.now(),
): Preview[] => previews.filter(({ until }) => Date.parse(until) > now);

export const pointerFile = (remotesDir: string, remote: string): string =>
  join(remotesDir, `${remote}.json`);

/** The remote whose pointer a file in REMOTES_DIR is, or undefined for any other file. */
export function remoteOfPointer(file: string): string | undefined {
  const name = file.endsWith('.json') ? file.slice(0, -'.json'.length) : '';
  return isRemoteName(name) ? name : undefined;
}

const change = z.looseObject({ at: z.string(), action: z.enum(actions), by: z.string() });

const preview = z.looseObject({
  build: buildName,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  at: z.iso.datetime(),
  until: z.iso.datetime(),
  by: z.string(),
});

/** An invalid part counts as missing. */
const lenient = <T extends z.ZodType>(part: T) => part.optional().catch(undefined);
const listOf = <T>(schema: z.ZodType) => {
  const isValid = (value: unknown): value is T => schema.safeParse(value).success;
  return lenient(z.array(z.unknown()).transform((all) => all.filter(isValid)));
};

const pointerSchema = z.object({
  current: buildName,
  previous: lenient(buildName),
  canary: lenient(
    z.object({
      build: buildName,
      share: z.coerce.number().transform(Math.round).pipe(z.number().min(1).max(100)),
    }),
  ),
  status: lenient(z.literal('off')),
  notice: lenient(z.string()),
  previews: listOf<Preview>(preview),
  history: listOf<Change>(change),
  decided: listOf<string>(buildName),
});

/** Parses a pointer's text; other invalid parts are left out. @throws if it names no build */
export function parsePointer(text: string): Pointer {
  const { data } = pointerSchema.safeParse(JSON.parse(text));
  if (!data) throw new Error('the pointer names no current build');
  const { current, previous, canary, status, notice } = data;
  const { previews = [], history = [], decided = [] } = data;
  return {
    current,
    ...(previous && { previous }),
    ...(canary && { canary }),
    ...(status && { status }),
    ...(notice !== undefined && { notice }),
    ...(previews.length > 0 && { previews }),
    ...(history.length > 0 && { history }),
    ...(decided.length > 0 && { decided }),
  };
}

async function readText(remotesDir: string, remote: string): Promise<string | undefined> {
  try {
    return await readFile(pointerFile(remotesDir, remote), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The pointer of a remote, or undefined if it has none yet.
 * @throws if the file names no build
 */
export async function readPointer(
  remotesDir: string,
  remote: string,
): Promise<Pointer | undefined> {
  const text = await readText(remotesDir, remote);
  return text === undefined ? undefined : parsePointer(text);
}

/**
 * Replaces a pointer atomically, without a lock. Commands use `changePointer` instead, which
 * also writes the history.
 */
export async function writePointer(
  remotesDir: string,
  remote: string,
  pointer: Pointer,
): Promise<void> {
  makeFolder(resolve(remotesDir));
  await writeAtomically(pointerFile(remotesDir, remote), pointerText(pointer));
}

const pointerText = (pointer: Pointer): string => `${JSON.stringify(pointer, null, 2)}\n`;

/** One remote in one folder of remotes, and the author of the change. */
export interface Place {
  remotesDir: string;
  remote: string;
  by?: ChangedBy | undefined;
  reason?: string | undefined;
  source?: ChangeSource | undefined;
  onStep?: OnStep | undefined;
  /** Replaces a pointer that cannot be read, instead of refusing. */
  mends?: boolean;
}

/** The pointer after a change, without its history, and the history entry if visitors notice the change. */
export interface Step {
  pointer: Omit<Pointer, 'history'>;
  change?: Pick<Change, 'action' | 'build' | 'from' | 'tried'>;
}

/**
 * Decides the new pointer of a remote; undefined leaves it unchanged. Runs under the remote's lock.
 * @throws Refusal
 */
export type Decide = (before: Pointer | undefined) => Promise<Step | undefined> | Step | undefined;

export const lockFile = (remotesDir: string, remote: string): string =>
  join(remotesDir, `.${remote}.lock`);

export const buildFolder = (
  { remotesDir, remote }: Pick<Place, 'remotesDir' | 'remote'>,
  build: string,
) => join(remotesDir, remote, build);

/** The current pointer text. The shared state counts, because this machine's copy may be slightly older. */
async function textBefore({ remotesDir, remote }: Place): Promise<string | undefined> {
  const central = centralOf(remotesDir);
  return central ? (await central.pointers()).get(remote) : readText(remotesDir, remote);
}

function pointerBefore({ remote, mends }: Place, text: string | undefined): Pointer | undefined {
  try {
    return text === undefined ? undefined : parsePointer(text);
  } catch (error) {
    if (mends) return undefined;
    throw new Refusal(`The pointer of ${remote} cannot be read: ${(error as Error).message}`);
  }
}

/** Fetches builds that a pointer names and that are not stored here. @throws if the live one is unavailable */
export async function fetchNamed(
  { remotesDir, remote }: Pick<Place, 'remotesDir' | 'remote'>,
  pointer: Pointer | undefined,
): Promise<void> {
  if (!pointer) return;
  const previews = runningPreviews(pointer).map(({ build }) => build);
  const { current, previous, canary } = pointer;
  for (const build of new Set([current, canary?.build, previous, ...previews])) {
    if (build === undefined || (await fetchBuild({ remotesDir, remote, build }))) continue;
    if (build === current) throw new Error(`${remote} ${build} was not found in the storage`);
  }
}

function withHistory({ pointer, change }: Step, before: Pointer | undefined, place: Place) {
  const known = before?.history ?? [];
  if (!change) return { ...pointer, ...(known.length > 0 && { history: known }) };
  const line: Change = {
    at: new Date().toISOString(),
    ...change,
    by: place.by ?? 'operator',
    ...(place.reason && { reason: place.reason }),
    ...(place.source && { source: place.source }),
  };
  const history = [line, ...known];
  const left = history.splice(historyLength).flatMap(({ build, from }) => [build, from]);
  const decided = [...new Set([...(before?.decided ?? []), ...left.filter(isBuildName)])];
  return { ...pointer, ...(decided.length > 0 && { decided }), history };
}

/** Sets the time of the builds' folders to when they were last live, for when the history no longer has it. */
async function markLeaving(place: Place, pointer: Pointer | undefined): Promise<void> {
  const now = new Date();
  const builds = [pointer?.current, pointer?.previous, pointer?.canary?.build];
  for (const build of builds) {
    if (build) await utimes(buildFolder(place, build), now, now).catch(() => undefined);
  }
}

/**
 * The only function that changes a remote's pointer: it reads, decides and writes under the remote's lock.
 * @returns the pointer after the change
 * @throws Refusal if it cannot be read or the decision refuses; nothing has changed in that case
 */
export async function changePointer(place: Place, decide: Decide): Promise<Pointer | undefined> {
  const { remotesDir, remote, onStep } = place;
  const central = centralOf(remotesDir);
  const file = pointerFile(remotesDir, remote);
  return withFileLock(lockFile(remotesDir, remote), async ({ confirm }) => {
    await onStep?.('locked');
    // Another machine may have been faster. Then the decision is repeated with the new live state.
    for (;;) {
      const text = await textBefore(place);
      const before = pointerBefore(place, text);
      if (central) await fetchNamed(place, before);
      const step = await decide(before);
      if (!step) return before;
      const pointer = withHistory(step, before, place);
      if (step.change) await markLeaving(place, before);
      await confirm();
      if (central && !(await central.swap(remote, text, pointerText(pointer)))) continue;
      const beforeSwap = async () => {
        await onStep?.('written');
        await confirm();
      };
      await writeAtomically(file, pointerText(pointer), { beforeSwap });
      await onStep?.('live');
      return pointer;
    }
  });
}
