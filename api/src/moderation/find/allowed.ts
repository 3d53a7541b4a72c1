import { allowed } from '../data/allowed';
import type { View } from '../read/view';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const prefix = 2;
// What follows the sign of a word's edge; without the sign at the end a word may go on.
const byPrefix = new Map<string, string[]>();
for (const term of allowed) {
  const words = term.replace(/^\|/, '').replace(/\|$/, ' ');
  const begin = words.slice(0, prefix);
  byPrefix.set(begin, [...(byPrefix.get(begin) ?? []), words]);
}

/** Where names, places and idioms of the allow-list stand in the text as typed. */
export function allowedSpans({ text, starts, ends, words, at }: View): Span[] {
  return words.flatMap((word, number) => {
    const from = at[number] ?? 0;
    return (byPrefix.get(word.slice(0, prefix)) ?? [])
      .filter((term) => text.startsWith(term, from))
      .map((term) => ({
        start: starts[from] ?? 0,
        end: ends[from + term.trimEnd().length - 1] ?? 0,
      }));
  });
}

export function isInside(find: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= find.start && find.end <= span.end);
}
