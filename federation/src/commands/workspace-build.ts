import { withFileLock } from '@campus/node-tools/file-lock';
import { Refusal } from '@campus/node-tools/refusal';
import { join } from 'node:path';
import { buildable } from '../build/build-all';
import { buildWorkspace, isStale } from '../build/build-workspace';
import { root } from '../build/workspace';

/** Only one build of a workspace runs at a time: its `dist` must not change during an upload. */
const buildLock = { staleAfterMs: Number.POSITIVE_INFINITY, timeoutMs: 10 * 60 * 1000 };

export interface BuildWatch {
  log: (line: string) => void;
  /** Called when a build starts: not if there is one of the current sources. */
  onBuild?: (() => void) | undefined;
}

async function build(folder: string, remote: string, { log, onBuild }: BuildWatch): Promise<void> {
  if (!isStale(folder)) return log(`${remote} is already built.`);
  log(`Building ${remote}.`);
  onBuild?.();
  const started = performance.now();
  const { report } = await buildWorkspace(folder);
  log(`${report}\nBuilt in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

/**
 * Builds the workspace of a remote, or the shell, if its sources have changed, and passes the folder of the build on.
 * Other builds of it wait until then.
 * @throws Refusal if there is no such workspace
 */
export async function withBuild<T>(
  remote: string,
  watch: BuildWatch,
  work: (dir: string) => Promise<T>,
): Promise<T> {
  const all = buildable();
  if (!all.includes(remote)) {
    throw new Refusal(`Unknown remote ${remote}; known are ${all.join(', ')}`);
  }
  const folder = join(root, remote);
  const built = async () => {
    await build(folder, remote, watch);
    return work(join(folder, 'dist'));
  };
  return withFileLock(join(root, '.build', `${remote}.lock`), built, buildLock);
}
