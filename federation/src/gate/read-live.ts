import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteBuildFile, ShellBuildFile } from '../registry/build-file';
import { readPointer } from '../registry/pointer';
import { remotesIn } from '../registry/status';
import { readBuildFile } from '../registry/store';
import type { Live } from './types';

export interface Site {
  remotesDir: string;
  /** The live shell's build. */
  shellDir: string;
}

type Role = 'current' | 'canary';

async function readBuild(remotesDir: string, remote: string, role: Role) {
  try {
    const pointer = await readPointer(remotesDir, remote);
    const build = role === 'current' ? pointer?.current : pointer?.canary?.build;
    return build ? [await readBuildFile(join(remotesDir, remote, build))] : [];
  } catch {
    return []; // a remote whose pointer or build is broken is not live
  }
}

/** Builds that visitors may get of all remotes, or of all but one. */
export async function liveBuilds(remotesDir: string, except?: string): Promise<RemoteBuildFile[]> {
  const names = (await remotesIn(remotesDir)).filter((name) => name !== except);
  const found = await Promise.all(
    names.flatMap((name) => [
      readBuild(remotesDir, name, 'current'),
      readBuild(remotesDir, name, 'canary'),
    ]),
  );
  return found.flat();
}

/** Reads `shell.json` of a shell's build. @throws where it is not built */
export async function readShell(shellDir: string): Promise<ShellBuildFile> {
  return JSON.parse(await readFile(join(shellDir, 'shell.json'), 'utf8')) as ShellBuildFile;
}

/** What a build of `remote` is judged against. */
export async function readLive({ remotesDir, shellDir }: Site, remote: string): Promise<Live> {
  const [own] = await readBuild(remotesDir, remote, 'current');
  return {
    shell: await readShell(shellDir),
    others: await liveBuilds(remotesDir, remote),
    ...(own && { own }),
  };
}
