import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, lstatSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/**
 * Creates a file with its whole content at once, readable by this user alone: no other process ever
 * sees it empty or half written.
 * @returns false when the file was already there; it is then left as it is
 */
export function createFile(file: string, content: string): boolean {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, content, { flag: 'wx', mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

/** Others may pass through it to what is meant for them, and see nothing of what is in it. */
export const passable = 0o711;

/**
 * Takes the rights of other users to a data folder and to what is in it. Only where they had any does it go
 * deeper, and into the embedded database always: that gives its files to everybody, whatever the umask.
 * @param publicFolder what a web server of another user may have to read; where it lies in the data folder,
 *   others may pass through that
 */
export function keepPrivate(dataDir: string, publicFolder: string): void {
  const isInside = resolve(publicFolder).startsWith(resolve(dataDir) + sep);
  tighten(dataDir, isInside ? passable : 0o700);
  for (const name of readdirSync(dataDir)) {
    const path = join(dataDir, name);
    if (path !== publicFolder) tightenAll(path, name === 'database');
  }
}

function tightenAll(path: string, always: boolean): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  const wasLoose = tighten(path);
  if (!stats.isDirectory() || !(wasLoose || always)) return;
  for (const name of readdirSync(path)) tightenAll(join(path, name), always);
}

/** @returns whether others had a right that `allowed` does not give */
function tighten(path: string, allowed = 0o700): boolean {
  const mode = lstatSync(path).mode & 0o777;
  if ((mode & ~allowed) === 0) return false;
  try {
    chmodSync(path, mode & allowed);
  } catch (error) {
    // A volume that belongs to somebody else and may be written by this user: its rights are theirs to set.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
  return true;
}
