import type { SharedExports } from '../../registry/build-file';
import { inRange } from '../../remote/registry-document';
import type { Rule } from '../types';

type Ranges = readonly (readonly [string, string])[];

/** One sentence per range that no offered version satisfies. `here`: name of the side that offers the versions. */
export function unmet(
  required: Ranges,
  offers: Readonly<Record<string, string>>,
  { who, here }: { who: string; here: string },
): string[] {
  return required
    .filter(([key, range]) => !inRange(offers[key] ?? '', range))
    .map(
      ([key, range]) =>
        `${who} needs ${key} ${range}, but ${here} provides ${offers[key] ?? 'none'}`,
    );
}

/** The live shell must provide every version range that the build requires. */
export const ranges: Rule = ({ file, manifest }, { shell }) => {
  if (!shell.offers) return [];
  const required = [...Object.entries(file.requires), ...(manifest?.ranges ?? [])];
  const who = file.declaration.name;
  return [...new Set(unmet(required, shell.offers, { who, here: 'the live shell' }))];
};

/**
 * One sentence per export that a remote reads and the shell does not provide. If either side has no record of a
 * module, nothing is compared: builds older than the record are judged by ranges alone.
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
      .map((name) => `${who} uses ${name} of ${key}, which ${here} does not export`);
  });
}

/** The live shell must provide every export of a shared module that the build reads. */
export const exports: Rule = ({ file }, { shell }) =>
  missingExports(file.uses ?? {}, shell.brings ?? {}, {
    who: file.declaration.name,
    here: 'the live shell',
  });
