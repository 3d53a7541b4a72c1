import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from './store';

/** Spread over 256 folders, by the first two characters of the name. */
function place(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), name);
}

function missing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Written beside its place, forced to the disk, then renamed: a name never leads to half a picture. */
async function write(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.tmp`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
    await sync(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* names(folder: string, moment: Date): AsyncIterable<string> {
  for (const shelf of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, shelf)).catch(() => [])) {
      const found = await stat(join(folder, shelf, name)).catch(() => undefined);
      if (found?.isFile() && found.mtime < moment) yield name;
    }
  }
}

/** Pictures as files of a folder. */
export function createDiskStore(folder: string): MediaStore {
  return {
    put: (name, bytes) => write(place(folder, name), bytes),
    async get(name) {
      try {
        return await readFile(place(folder, name));
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },
    remove: (name) => rm(place(folder, name), { force: true }),
    olderThan: (moment) => names(folder, moment),
  };
}
