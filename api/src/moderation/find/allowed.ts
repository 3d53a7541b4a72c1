import { assignIncrementingIds, parseRawPattern, RegExpMatcher } from 'obscenity';
import { allowed } from '../data/allowed';
import type { View } from '../read/view';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const matcher = new RegExpMatcher({
  blacklistedTerms: assignIncrementingIds(allowed.map((term) => parseRawPattern(term))),
});

/** Where names, places and idioms of the allow-list stand in the text as typed. */
export function allowedSpans({ text, starts, ends }: View): Span[] {
  return matcher.getAllMatches(text).map((match) => ({
    start: starts[match.startIndex] ?? 0,
    end: ends[match.endIndex] ?? 0,
  }));
}

export function isInside(find: Span, spans: readonly Span[]): boolean {
  return spans.some((span) => span.start <= find.start && find.end <= span.end);
}
