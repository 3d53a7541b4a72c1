// Plain JavaScript without packages, because the lock around their installation needs it. Its types are in its comments.
import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Creates a folder and those above it. Node's own `recursive` never returns where the system refuses a folder as if
 * one above it were missing, such as in /proc.
 * @param {string} folder absolute
 * @param {number} [mode]
 * @throws the system's error
 */
export function makeFolder(folder, mode) {
  if (isFolder(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (error.code !== 'EEXIST' || !isFolder(folder)) throw error;
  }
}

/**
 * Creates a folder that a variable names, and checks that files can be created in it. Trying is the only reliable test:
 * a right to write says nothing about a disk that is read-only.
 * @param {string} variable
 * @param {string} folder absolute
 * @param {number} [mode]
 * @throws Refusal that names the variable
 */
export function requireFolder(variable, folder, mode) {
  try {
    makeFolder(folder, mode);
    rmdirSync(mkdtempSync(join(folder, '.try-')));
  } catch ({ code }) {
    throw new Refusal(`${variable} is no folder that files can be written to: ${folder} (${code})`);
  }
}
