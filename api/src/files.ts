import { randomBytes } from 'node:crypto';
import { chmodSync, linkSync, lstatSync, readdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/**
 * Creates a file with its whole content at once, readable by this user alone: no other process ever
 * sees it empty or half written.
 * @returns false if the file already existed; it is then left unchanged
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

/** Other users may pass through it to the files meant for them, and cannot list its content. */
export const passable = 0o711;

/**
 * Removes the rights of other users from a data folder and its content. It only recurses into folders where they
 * had any, and always into the embedded database, which makes its files readable by everybody, whatever the umask.
 * @param publicFolder a folder that a web server of another user may have to read; if it is in the data folder,
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

/** @returns whether others had a right that is not in `allowed` */
function tighten(path: string, allowed = 0o700): boolean {
  const mode = lstatSync(path).mode & 0o777;
  if ((mode & ~allowed) === 0) return false;
  try {
    chmodSync(path, mode & allowed);
  } catch (error) {
    // A volume that belongs to another user but is writable by this one: only its owner may set its rights.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error;
  }
  return true;
}
