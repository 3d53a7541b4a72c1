import { assignIncrementingIds, parseRawPattern, RegExpMatcher } from 'obscenity';
import type { View } from '../read/view';
import type { Find, StemGroup } from '../types';
import { suspects } from './suspects';

export type FindIn = (view: View) => Find[];

/** Compiles word lists for the engine once; `spell` brings the stems to the spelling of the view. */
export function wordFinder(groups: readonly StemGroup[], spell: (stem: string) => string): FindIn {
  const entries = groups.flatMap(({ classification, severity, stems }) =>
    stems.map((stem) => ({ classification, severity, stem: spell(stem) })),
  );
  const narrow = suspects(entries.map((entry) => entry.stem));
  const matcher = new RegExpMatcher({
    blacklistedTerms: assignIncrementingIds(entries.map((entry) => parseRawPattern(entry.stem))),
  });
  return (view) => {
    const { text, starts, ends } = narrow(view);
    if (text === ' ') return [];
    return matcher.getAllMatches(text).flatMap((match) => {
      const entry = entries[match.termId];
      if (!entry) return [];
      const start = starts[match.startIndex] ?? 0;
      const end = ends[match.endIndex] ?? start;
      return [{ classification: entry.classification, severity: entry.severity, start, end }];
    });
  };
}

export function squeezeStem(stem: string): string {
  return stem.replace(/([a-z])\1+/g, '$1');
}

/** Word edges of the engine know Latin letters only; views put every word between blanks. */
export function indicStem(fold: (word: string) => string): (stem: string) => string {
  return (stem) => (stem.endsWith('~') ? ` ${fold(stem.slice(0, -1))}` : ` ${fold(stem)} `);
}
