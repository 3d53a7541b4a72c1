import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from '@campus/node-tools/durable-file';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { openS3Bucket } from '../s3-bucket';

/** Stores the bytes of pictures, by the names from `fileName`. */
export interface MediaStore {
  /** Resolves once the bytes are safe from a crash. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Undefined if the file does not exist. */
  get(name: string): Promise<Buffer | undefined>;
  /** A missing file is not an error. */
  remove(name: string): Promise<void>;
  /** The names of all files that were last written before a moment. */
  olderThan(moment: Date): AsyncIterable<string>;
}

/** Pictures in this process only, for an in-memory database. */
export function createMemoryStore(now: () => Date): MediaStore {
  const files = new Map<string, { bytes: Buffer; written: Date }>();
  return {
    async put(name, bytes) {
      files.set(name, { bytes, written: now() });
    },
    get: async (name) => files.get(name)?.bytes,
    async remove(name) {
      files.delete(name);
    },
    async *olderThan(moment) {
      for (const [name, file] of files) if (file.written < moment) yield name;
    },
  };
}

/** Milliseconds that one call may take. */
const timeout = 5000;

/** Pictures as objects of an S3-compatible storage, at an address for {@link openS3Bucket}. */
export function createS3Store(address: string): MediaStore {
  const bucket = openS3Bucket(address, timeout);
  const object = (name: string) => `${name.slice(0, 2)}/${name}`;
  return {
    put: (name, bytes) =>
      bucket.put(object(name), new Blob([new Uint8Array(bytes)], { type: 'image/webp' })),
    get: (name) => bucket.get(object(name)),
    remove: (name) => bucket.remove(object(name)),
    async *olderThan(moment) {
      for await (const { name, written } of bucket.list()) if (written < moment) yield name;
    },
  };
}

/** Spread over 256 folders, by the first two characters of the name. */
function place(folder: string, name: string): string {
  return join(folder, name.slice(0, 2), name);
}

function missing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** A name never leads to half a picture. The sweep finds what a killed process leaves by the draft's name. */
async function write(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}.tmp`;
  await writeAtomically(path, bytes, { draft, mode: 0o600 });
}

async function* names(folder: string, moment: Date): AsyncIterable<string> {
  for (const shelf of await readdir(folder).catch(() => [])) {
    for (const name of await readdir(join(folder, shelf)).catch(() => [])) {
      const stats = await stat(join(folder, shelf, name)).catch(() => undefined);
      if (stats?.isFile() && stats.mtime < moment) yield name;
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

export function openMediaStore(config: Config, clock: Clock): MediaStore {
  if (config.s3Url !== undefined) return createS3Store(config.s3Url);
  if (config.dataDir === 'memory') return createMemoryStore(clock);
  return createDiskStore(join(config.dataDir, 'media'));
}
