import { withFileLock } from '@campus/node-tools/file-lock';
import { Refusal } from '@campus/node-tools/refusal';
import type { SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { buildable, isStale } from '../build/build-id';

/** Only one build of a workspace runs at a time: its `dist` must not change during an upload. */
const buildLock = { staleAfterMs: Number.POSITIVE_INFINITY, timeoutMs: 10 * 60 * 1000 };

export interface BuildWatch {
  log: (line: string) => void;
  /** Called when a build has started: not if there is one of the current sources. */
  onBuild?: (() => void) | undefined;
}

/** Where workspaces are built. */
export interface Workshop {
  /** The repository. */
  root: string;
  /** Runs a program to its end, and ends it with this process. @throws Refusal if it fails */
  run: (
    command: string,
    args: readonly string[],
    options: SpawnOptions & { label: string; onMessage: (message: unknown) => void },
  ) => Promise<void>;
}

/**
 * Builds in a process of its own: meanwhile this one starts a browser, and never loads the build tools.
 * @throws Refusal with the reason of the build
 */
async function build(folder: string, remote: string, { run, root }: Workshop): Promise<void> {
  let reason: unknown;
  const tool = join(root, 'federation/src/build/cli.ts');
  await run(process.execPath, ['--import', 'tsx', tool], {
    cwd: folder,
    label: `The build of ${remote}`,
    stdio: ['ignore', 2, 2, 'ipc'],
    onMessage: (message) => {
      reason = message;
    },
  }).catch((error: Error) => {
    throw reason ? new Refusal(String(reason)) : error;
  });
}

/**
 * Builds the workspace of a remote, or the shell, if its sources have changed, and passes the folder of the build on.
 * Other builds of it wait until then.
 * @throws Refusal if there is no such workspace, or it cannot be built
 */
export async function withBuild<T>(
  remote: string,
  { log, onBuild, ...workshop }: BuildWatch & Workshop,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const { root } = workshop;
  const all = buildable(root);
  if (!all.includes(remote)) {
    throw new Refusal(`Unknown remote ${remote}; known are ${all.join(', ')}`);
  }
  const folder = join(root, remote);
  const built = async () => {
    if (isStale(root, folder)) {
      const building = build(folder, remote, workshop);
      onBuild?.();
      await building;
    } else log(`${remote} is already built.`);
    return work(join(folder, 'dist'));
  };
  return withFileLock(join(root, '.build', `${remote}.lock`), built, buildLock);
}
