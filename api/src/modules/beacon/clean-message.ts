import { beaconLimits } from '@campus/contract';

/** What may be somebody's, with what stands for it. In this order: an address has digits and names in it. */
const replaced: readonly (readonly [RegExp, string])[] = [
  [/[\p{Cc}\p{Cf}\s]+/gu, ' '],
  [/\b[a-z][a-z0-9+.-]*:\/\/[^\s"'`)>\]]+/gi, '<address>'],
  [/\bdata:[^\s"'`)]+/gi, '<address>'],
  [/[^\s"'`<>()@]{1,300}@[^\s"'`<>()]+/g, '<email>'],
  [/(^|[\s(])@\w+/g, '$1<name>'],
  // The engine's own words for a missing property are what helps most, and name code only.
  [/(?<!\((?:reading|setting) )(["'`“‘])(?:(?!["'`”’]).){0,300}["'`”’]/gu, '<text>'],
  [/\/[^\s"'`)>,/]{0,300}\/[^\s"'`)>,]*/g, '<address>'],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '<id>'],
  [/\b(?=[A-Za-z_-]*\d)[A-Za-z0-9_-]{16,}\b/g, '<id>'],
  [/\+?\d(?:[\s-]?\d){3,}/g, '<number>'],
];

/**
 * A message of a browser without addresses, quoted text, names, ids and numbers: it tells what broke, not
 * to whom. Browsers clean theirs before they send it; what comes in here may be from anybody.
 */
export function cleanMessage(message: string): string {
  const cleaned = replaced.reduce((text, [pattern, sign]) => text.replace(pattern, sign), message);
  return cleaned.trim().slice(0, beaconLimits.message);
}
