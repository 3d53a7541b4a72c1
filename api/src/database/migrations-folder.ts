import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds `api/migrations` from wherever this code runs: its own source, a bundle in `.build`, or a
 * test. Walks up from this file, then from the working folder.
 */
export function migrationsFolder(): string {
  for (const start of [dirname(fileURLToPath(import.meta.url)), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'api', 'migrations');
      if (existsSync(join(candidate, 'meta', '_journal.json'))) return candidate;
      if (dirname(folder) === folder) break;
    }
  }
  throw new Error('The folder api/migrations was not found.');
}
