import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteBuildFile } from './build-file';
import { readPointer, writePointer } from './pointer';

export interface PublishRequest {
  /** Folder that holds `remote.json`, e.g. `mfe-feed/dist`. */
  dir: string;
  remotesDir: string;
}

export interface Published {
  remote: string;
  build: string;
  /** False where that very build was live already. */
  changed: boolean;
}

const hashOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Reads `remote.json` of a build's folder. @throws where it is missing or no JSON */
export async function readBuildFile(dir: string): Promise<RemoteBuildFile> {
  return JSON.parse(await readFile(join(dir, 'remote.json'), 'utf8')) as RemoteBuildFile;
}

async function verify(dir: string, file: RemoteBuildFile): Promise<void> {
  for (const { path, integrity } of [...file.assets, ...Object.values(file.pages ?? {})]) {
    const content = await readFile(join(dir, path));
    if (hashOf(content) !== integrity) {
      throw new Error(
        `${file.declaration.name} ${file.build}: ${path} is not the file that was built`,
      );
    }
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function store(dir: string, target: string, file: RemoteBuildFile): Promise<void> {
  if (await exists(target)) return verify(target, file);
  const draft = `${target}.${randomUUID()}.tmp`;
  try {
    await mkdir(join(target, '..'), { recursive: true });
    await cp(dir, draft, { recursive: true });
    await verify(draft, file);
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Makes a build live: copies it beside the others, verifies every asset by its hash, and only then
 * swaps the remote's pointer. What was live becomes `previous`.
 * @throws where an asset is missing or differs; nothing has changed then
 */
export async function publishBuild({ dir, remotesDir }: PublishRequest): Promise<Published> {
  const file = await readBuildFile(dir);
  const remote = file.declaration.name;
  await store(dir, join(remotesDir, remote, file.build), file);
  const before = await readPointer(remotesDir, remote);
  if (before?.current === file.build) return { remote, build: file.build, changed: false };
  await writePointer(remotesDir, remote, {
    ...before,
    current: file.build,
    ...(before && { previous: before.current }),
  });
  return { remote, build: file.build, changed: true };
}
