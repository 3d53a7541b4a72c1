import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Finds the drawn pictures from wherever this code runs: its own source, a bundle, or a test. */
export function picturesFolder(): string {
  for (const start of [dirname(fileURLToPath(import.meta.url)), process.cwd()]) {
    for (let folder = start; ; folder = dirname(folder)) {
      const candidate = join(folder, 'api', 'src', 'demo', 'pictures');
      if (existsSync(candidate)) return candidate;
      if (dirname(folder) === folder) break;
    }
  }
  throw new Error('The folder api/src/demo/pictures was not found.');
}
