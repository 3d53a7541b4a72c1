import { openAsBlob } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeFolder } from '@campus/node-tools/make-folder';
import { temporaryFolder } from '@campus/node-tools/temporary-files';
import type { Config } from '../../config';
import { openS3Bucket } from '../../s3-bucket';
import { receiveBackup, type WrittenBackup } from './receive-backup';

/** The storage for a site's backups. */
export interface BackupPlace {
  names(): Promise<string[]>;
  /** Writes a complete backup or nothing. */
  put(name: string, bytes: NodeJS.ReadableStream): Promise<WrittenBackup>;
  remove(name: string): Promise<void>;
}

const silent = () => undefined;

/** @returns nothing if no automatic backups are made: PostgreSQL needs a configured place */
export function backupPlaceOf(
  config: Pick<Config, 'backupUrl' | 'databaseUrl' | 'dataDir'>,
): BackupPlace | undefined {
  const { backupUrl, databaseUrl, dataDir } = config;
  if (dataDir === 'memory') return undefined;
  if (backupUrl === undefined) {
    return databaseUrl === undefined ? folderPlace(join(dataDir, 'backups')) : undefined;
  }
  return /^https?:/.test(backupUrl) ? s3Place(backupUrl) : folderPlace(backupUrl);
}

export function folderPlace(folder: string): BackupPlace {
  return {
    async names() {
      makeFolder(resolve(folder), 0o700);
      return readdir(folder);
    },
    put: (name, bytes) => receiveBackup(bytes, join(folder, name), { say: silent, replace: true }),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Milliseconds for one upload. */
const timeout = 3_600_000;

function s3Place(address: string): BackupPlace {
  const bucket = openS3Bucket(address, timeout);
  return {
    async names() {
      const all: string[] = [];
      for await (const { name } of bucket.list()) all.push(name);
      return all;
    },
    // Verified here before the upload, so that every stored backup is complete.
    async put(name, bytes) {
      const folder = await temporaryFolder('backup');
      try {
        const file = join(folder, name);
        const written = await receiveBackup(bytes, file, { say: silent, replace: false });
        await bucket.put(name, await openAsBlob(file, { type: 'application/zip' }));
        return { ...written, file: `${name} in the storage of BACKUP_URL` };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    remove: (name) => bucket.remove(name),
  };
}
