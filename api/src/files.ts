import { randomBytes } from 'node:crypto';
import { linkSync, unlinkSync, writeFileSync } from 'node:fs';

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
