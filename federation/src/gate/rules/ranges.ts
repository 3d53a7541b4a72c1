import { inRange } from '../../remote/version-range';
import type { Rule } from '../types';

type Asked = readonly (readonly [string, string])[];

/** One sentence per range that no version lies in. `here`: who offers the versions. */
export function unmet(
  asked: Asked,
  offers: Readonly<Record<string, string>>,
  { who, here }: { who: string; here: string },
): string[] {
  return asked
    .filter(([key, range]) => !inRange(offers[key] ?? '', range))
    .map(
      ([key, range]) => `${who} needs ${key} ${range}, and ${here} brings ${offers[key] ?? 'none'}`,
    );
}

/** What the build asks of the shell, the live shell brings. */
export const ranges: Rule = ({ file, manifest }, { shell }) => {
  if (!shell.offers) return [];
  const asked = [...Object.entries(file.requires), ...(manifest?.ranges ?? [])];
  const who = file.declaration.name;
  return [...new Set(unmet(asked, shell.offers, { who, here: 'the live shell' }))];
};
