import { findAll } from './find/find';
import { read } from './read/read';
import { quote, reasonFor } from './reasons';
import { rules as rulesByKind, type FieldRules } from './rules';
import type { Classification, FieldKind, Find, Severity, TextVerdict } from './types';

const rank: Readonly<Record<Severity | 'off', number>> = {
  weak: 0,
  coarse: 1,
  mild: 2,
  severe: 3,
  off: 9,
};
const order: readonly Classification[] = [
  'threat',
  'self-harm',
  'sexual',
  'slur',
  'doxxing',
  'scam',
  'abuse',
];

function graver(a: Find, b: Find): number {
  return (
    rank[b.severity] - rank[a.severity] ||
    order.indexOf(a.classification) - order.indexOf(b.classification) ||
    a.start - b.start
  );
}

/** The embedded verdict: no network, no clock, deterministic. Never throws. */
export function moderateText(text: string, rules: FieldRules | FieldKind = 'post'): TextVerdict {
  if (text.trim() === '') return { verdict: 'allow' };
  const applied = typeof rules === 'string' ? rulesByKind[rules] : rules;
  const [gravest] = findAll(read(text.slice(0, longestText)), applied)
    .filter((find) => rank[find.severity] >= rank[applied.refuse[find.classification]])
    .sort(graver);
  if (!gravest) return { verdict: 'allow' };
  const { classification, severity, start, end } = gravest;
  const fragment = quote(text, start, end);
  return {
    verdict: 'refuse',
    classification,
    severity,
    fragment,
    reason: reasonFor(classification, fragment),
  };
}

/** All matches in the text, whether or not this kind of field refuses them. */
export function everythingFound(
  text: string,
  kind: FieldKind,
): (Pick<Find, 'classification' | 'severity'> & { readonly fragment: string })[] {
  return findAll(read(text.slice(0, longestText)), rulesByKind[kind]).map(
    ({ classification, severity, start, end }) => ({
      classification,
      severity,
      fragment: quote(text, start, end),
    }),
  );
}

/** No field of the product accepts more; its schema rejects longer text first. */
const longestText = 5_000;
