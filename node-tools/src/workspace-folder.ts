import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A folder of files that a workspace reads, both from its source and from a bundle in `.build`.
 * @param inside its path within the repository, e.g. `api/migrations`
 */
export function workspaceFolder(inside: string): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, inside))) {
    if (dirname(folder) === folder) throw new Error(`The folder ${inside} was not found.`);
    folder = dirname(folder);
  }
  return join(folder, inside);
}
