// Adds to package-lock.json the packages of other platforms that npm left out. npm names only those that the
// registry had when the lockfile was written, and `npm ci` then refuses the lockfile everywhere. They are
// optional and pinned by the package that asks for them; a machine they are not for never fetches them.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { missingEntries } from './missing.mjs';

const file = path.resolve(import.meta.dirname, '../../package-lock.json');

const lock = JSON.parse(await readFile(file, 'utf8'));
const missing = missingEntries(lock);
const vague = Object.entries(missing).filter(([, { version }]) => !/^\d+\.\d+\.\d+/.test(version));
if (vague.length > 0)
  throw new Error(`No exact version: ${vague.map(([place]) => place).join(', ')}`);
const all = Object.entries({ ...lock.packages, ...missing });
const packages = Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en')));
await writeFile(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
console.log(`${Object.keys(missing).length} added to package-lock.json`);
