import { assignIncrementingIds, parseRawPattern, RegExpMatcher } from 'obscenity';
import type { View } from '../read/view';
import type { Find, StemGroup } from '../types';
import { suspects } from './suspects';

export type FindIn = (view: View) => Find[];

/** Where in a word a stem was found: its first letter and its last. */
interface Hit extends Pick<Find, 'classification' | 'severity'> {
  readonly first: number;
  readonly last: number;
}

// A word that a text repeats is reported a few times only.
const repeats = 3;
const mostKnown = 20_000;
const none: readonly Hit[] = [];

/** Compiles word lists for the engine once; `spell` brings the stems to the spelling of the view. */
export function wordFinder(groups: readonly StemGroup[], spell: (stem: string) => string): FindIn {
  const entries = groups.flatMap(({ classification, severity, stems }) =>
    stems.map((stem) => ({ classification, severity, stem: spell(stem) })),
  );
  const isSuspect = suspects(entries.map((entry) => entry.stem));
  const matcher = new RegExpMatcher({
    blacklistedTerms: assignIncrementingIds(entries.map((entry) => parseRawPattern(entry.stem))),
  });
  const known = new Map<string, readonly Hit[]>();

  /** What the engine says of words that it has not seen: all of them in one pass. */
  function learn(words: readonly string[]): void {
    if (known.size + words.length > mostKnown) known.clear();
    const asked: string[] = [];
    const owner: number[] = [];
    let text = ' ';
    for (const word of new Set(words)) {
      if (known.has(word)) continue;
      known.set(word, none);
      if (!isSuspect(word)) continue;
      // A blank of its own on both sides, so that no match takes one from its neighbour.
      text += ` ${word} `;
      for (let at = 0; at < word.length + 2; at++) owner.push(asked.length);
      asked.push(word);
    }
    if (asked.length === 0) return;
    const begins = new Map<number, number>();
    owner.forEach((number, at) => {
      if (!begins.has(number)) begins.set(number, at + 2);
    });
    for (const match of matcher.getAllMatches(text)) {
      const entry = entries[match.termId];
      const number = owner[Math.min(match.endIndex, match.startIndex + 1) - 1] ?? 0;
      const word = asked[number];
      if (!entry || word === undefined) continue;
      const begin = begins.get(number) ?? 0;
      const { classification, severity } = entry;
      const first = Math.max(0, match.startIndex - begin);
      const last = Math.min(word.length - 1, match.endIndex - begin);
      known.set(word, [...(known.get(word) ?? none), { classification, severity, first, last }]);
    }
  }

  return (view) => {
    const { words, at } = view;
    learn(words);
    const finds: Find[] = [];
    const seen = new Map<string, number>();
    for (const [number, word] of words.entries()) {
      const hits = known.get(word) ?? none;
      if (hits.length === 0) continue;
      const times = seen.get(word) ?? 0;
      seen.set(word, times + 1);
      if (times >= repeats) continue;
      const from = at[number] ?? 0;
      for (const { classification, severity, first, last } of hits) {
        const start = view.starts[from + first] ?? 0;
        finds.push({ classification, severity, start, end: view.ends[from + last] ?? start });
      }
    }
    return finds;
  };
}

export function squeezeStem(stem: string): string {
  return stem.replace(/([a-z])\1+/g, '$1');
}

/** Word edges of the engine know Latin letters only; views put every word between blanks. */
export function indicStem(fold: (word: string) => string): (stem: string) => string {
  return (stem) => (stem.endsWith('~') ? ` ${fold(stem.slice(0, -1))}` : ` ${fold(stem)} `);
}
