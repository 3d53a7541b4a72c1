import type { Find } from '../types';

// `saala`, `kutta`, `mc`: among friends, in a film title or on a stage they are harmless. Two
// different ones side by side are not.
const nextTo = 2;

/** In capitals these are a master of ceremonies, a course or initials. */
function isAbbreviation(fragment: string): boolean {
  return fragment.length <= 2 && fragment !== fragment.toLowerCase();
}

export function promoteWeak(finds: readonly Find[], typed: string): Find[] {
  const weak = finds
    .filter(
      (find) => find.severity === 'weak' && !isAbbreviation(typed.slice(find.start, find.end)),
    )
    .sort((a, b) => a.start - b.start);
  const promoted: Find[] = [];
  for (const [at, first] of weak.entries()) {
    const second = weak.slice(at + 1).find((find) => find.start >= first.end);
    if (!second || second.start - first.end > nextTo) continue;
    if (typed.slice(first.start, first.end) === typed.slice(second.start, second.end)) continue;
    const slur = first.classification === 'slur' || second.classification === 'slur';
    promoted.push({
      classification: slur ? 'slur' : 'abuse',
      severity: 'mild',
      start: first.start,
      end: second.end,
    });
  }
  return [...finds.filter((find) => find.severity !== 'weak'), ...promoted];
}
