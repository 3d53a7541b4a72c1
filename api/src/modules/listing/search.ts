/** A pattern for `ilike`. What was typed stands for itself: `%` and `_` match nothing else. */
export function containing(typed: string): string {
  return `%${withoutNul(typed).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * A query for `to_tsquery('simple', …)` that asks for every word, the last one begun; nothing that was
 * typed acts as an operator. Undefined where no word is left.
 */
export function beginningWith(typed: string): string | undefined {
  const words = withoutNul(typed).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : undefined;
}

const withoutNul = (text: string) => text.replaceAll('\u0000', '');
