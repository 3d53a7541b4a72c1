import { words as lists } from '../data/lists';
import type { View } from '../read/view';
import { perWord } from '../read/word';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const prefix = 2;
// The part after the word-edge mark; without the mark at the end a word may continue.
const byPrefix = new Map<string, string[]>();
for (const term of lists.allowed) {
  const words = term.replace(/^\|/, '').replace(/\|$/, ' ');
  const begin = words.slice(0, prefix);
  byPrefix.set(begin, [...(byPrefix.get(begin) ?? []), words]);
}

const none: readonly string[] = [];
const termsOf = perWord((text) => byPrefix.get(text.slice(0, prefix)) ?? none);

/** The positions of allow-listed names, places and idioms in the text as typed. */
export function allowedSpans(view: View): Span[] {
  const spans: Span[] = [];
  const { words } = view;
  for (let number = 0; number < words.length; number++) {
    const word = words[number];
    const terms = word ? termsOf(word) : none;
    if (terms.length === 0) continue;
    const from = view.at[number] ?? 0;
    for (const term of terms) {
      if (!view.text.startsWith(term, from)) continue;
      spans.push({
        start: view.startOf(from),
        end: view.endOf(from + term.trimEnd().length - 1),
      });
    }
  }
  return spans;
}

export function isInside(find: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= find.start && find.end <= span.end);
}
