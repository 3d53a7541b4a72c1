import type { SharedExports } from '../../registry/build-file';
import type { Rule } from '../types';

/**
 * One sentence per export that a remote reads and the shell does not bring. Where either has no record of a
 * module, there is nothing to compare: builds made before the record existed are judged by ranges alone.
 */
export function missingExports(
  uses: SharedExports,
  brings: SharedExports,
  { who, here }: { who: string; here: string },
): string[] {
  return Object.entries(uses).flatMap(([key, names]) => {
    const brought = brings[key];
    if (!brought) return [];
    return names
      .filter((name) => !brought.includes(name))
      .map((name) => `${who} uses ${name} of ${key}, which ${here} does not bring`);
  });
}

/** Every export of a shared module that the build reads, the live shell brings. */
export const exports: Rule = ({ file }, { shell }) =>
  missingExports(file.uses ?? {}, shell.brings ?? {}, {
    who: file.declaration.name,
    here: 'the live shell',
  });
