import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { temporaryName } from './file-lock.mjs';

/** Waits until the content of a file, or the list of names in a folder, is written to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

interface WriteOptions {
  /** Its name until it is complete, in the same folder; default: one that begins with a dot. */
  readonly draft?: string;
  /** Rights of the file; default: what the process's umask leaves of reading and writing. */
  readonly mode?: number;
  /** Runs when the new content is on the disk but not yet in place. */
  beforeSwap?(): Promise<void>;
}

/**
 * Replaces a file atomically, even in a power failure: a reader sees the old content or the
 * new, never a part. The folder must exist.
 */
export async function writeAtomically(
  file: string,
  content: string | Uint8Array,
  { draft = temporaryName(file), mode = 0o666, beforeSwap }: WriteOptions = {},
): Promise<void> {
  try {
    const handle = await open(draft, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await beforeSwap?.();
    await rename(draft, file);
    await sync(dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}
