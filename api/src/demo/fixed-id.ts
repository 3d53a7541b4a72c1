import { createHash } from 'node:crypto';

/** The same id for the same words: a step that is repeated finds what it made before. */
export function fixedId(...words: string[]): string {
  const hex = createHash('sha256').update(words.join('|')).digest('hex');
  const variant = '89ab'[parseInt(hex.charAt(16), 16) % 4] ?? '8';
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
