import type { Classification, FieldKind, Find, Severity, TextVerdict } from './types';
import { findAll } from './find/find';
import { read } from './read/read';
import { rules as rulesByKind, type FieldRules } from './rules';

const longest = 40;

/** The author's text, in whole words and short enough to quote. */
export function quote(typed: string, start: number, end: number): string {
  const from =
    start -
    (/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$/u.exec(
      typed.slice(Math.max(0, start - longest), start),
    )?.[0].length ?? 0);
  const to = end + (/^[\p{L}\p{M}\p{N}]*/u.exec(typed.slice(end, end + longest))?.[0].length ?? 0);
  const fragment = typed.slice(from, to).replace(/\s+/g, ' ').trim();
  return fragment.length > longest
    ? `${Array.from(fragment)
        .slice(0, longest - 1)
        .join('')}…`
    : fragment;
}

const sentences: Readonly<
  Record<Exclude<Classification, 'self-harm'>, (fragment: string) => string>
> = {
  threat: (fragment) => `“${fragment}” reads like a threat. Threats aren't allowed here.`,
  sexual: (fragment) => `“${fragment}” is sexual content, which isn't allowed here.`,
  slur: (fragment) =>
    `“${fragment}” puts people down for who they are. Please say it without the slur.`,
  abuse: (fragment) => `“${fragment}” is abusive. Please say it without insulting anyone.`,
  doxxing: (fragment) =>
    `“${fragment}” looks like personal details. Please leave them out to keep people safe.`,
  scam: (fragment) =>
    `“${fragment}” looks like a scam or an illegal offer, which isn't allowed here.`,
};

const help =
  "It sounds like you're going through a lot, and you don't have to do it alone. Please talk to someone you trust, " +
  "or call Tele-MANAS on 14416: it's free, day and night. We haven't posted this, so that you can reach a person first.";

export function reasonFor(classification: Classification, fragment: string): string {
  return classification === 'self-harm' ? help : sentences[classification](fragment);
}

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
