import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPointer, type Pointer } from './pointer';
import { publishBuild, type Published } from './publish';
import { readBuildFile } from './store';

/** Whether the build is or was live, or on trial: then somebody has decided about it already. */
function isDecided(pointer: Pointer, build: string, lies: boolean): boolean {
  const { current, previous, canary, history } = pointer;
  const named = [current, previous, canary?.build];
  if (named.includes(build)) return true;
  // A pointer written by hand has no history; what lies there was live then.
  if (!history) return lies;
  return history.some((change) => change.build === build || change.from === build);
}

async function publishIfNew(dir: string, remotesDir: string): Promise<Published | undefined> {
  const { build, declaration } = await readBuildFile(dir);
  const pointer = await readPointer(remotesDir, declaration.name).catch(() => undefined);
  const lies = existsSync(join(remotesDir, declaration.name, build));
  if (pointer && isDecided(pointer, build, lies)) return undefined;
  return publishBuild({ dir, remotesDir, by: 'start' });
}

export interface NewBuilds {
  /** Folder of the workspaces, each with its `dist`. */
  root: string;
  remotesDir: string;
  /** Told of a build that is not published, in one sentence: what is live of it stays. */
  warn: (sentence: string) => void;
}

/**
 * Publishes the builds of the workspaces that were never published. One that was is left alone even where
 * another is live: it was rolled back.
 */
export async function publishNew({ root, remotesDir, warn }: NewBuilds): Promise<Published[]> {
  const published: Published[] = [];
  for (const name of await readdir(root)) {
    const dir = join(root, name, 'dist');
    if (!existsSync(join(dir, 'remote.json'))) continue;
    try {
      const done = await publishIfNew(dir, remotesDir);
      if (done) published.push(done);
    } catch (error) {
      // One remote that cannot be published does not keep the others from their visitors.
      warn(`${name} was not published: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return published;
}
