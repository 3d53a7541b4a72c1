import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { temporaryName } from '../lock/file-lock.mjs';

/** Waits until the content of a file, or the list of names in a folder, is on the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a file in one step that survives a power failure too: a reader sees the old content or the
 * new, never a part.
 * @param beforeSwap runs when the new content is on the disk and not yet in place
 */
export async function writeAtomically(
  file: string,
  text: string,
  beforeSwap: () => Promise<void> = async () => undefined,
): Promise<void> {
  const draft = temporaryName(file);
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await beforeSwap();
    await rename(draft, file);
    await sync(dirname(file));
  } finally {
    await rm(draft, { force: true });
  }
}
