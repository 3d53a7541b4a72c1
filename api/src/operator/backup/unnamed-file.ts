import { randomBytes } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file without a name: whatever becomes of this process, nothing of what it held stays behind. */
export async function openUnnamedFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `campus-${randomBytes(9).toString('hex')}`);
  const handle = await open(path, 'wx+', 0o600);
  await rm(path);
  return handle;
}
