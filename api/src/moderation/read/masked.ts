import { masked } from '../data/masked';
import type { Char } from './chars';
import { tokenText, type Token } from './tokens';

const known = new Set(masked);
// A text of nothing but stars must not cost more than a normal one.
const mostPerText = 40;

/** `f***` becomes `fuck`: stars stand for as many letters, or for one more. */
export function unstar(tokens: readonly Token[]): Char[][] {
  const found: Char[][] = [];
  const starred = tokens.filter((token) => token.chars.some((one) => '*#%'.includes(one.char)));
  for (const token of starred.slice(0, mostPerText)) {
    const text = tokenText(token).replace(/[^a-z*#%]/g, '');
    if (text.length < 4 || text.length > 16 || !/^[a-z]/.test(text)) continue;
    const shape = new RegExp(
      `^${text.replace(/[*#%]+/g, (stars) => `[a-z]{${String(stars.length)},${String(stars.length + 1)}}`)}$`,
    );
    const word = masked.find((one) => shape.test(one));
    const [first] = token.chars;
    const last = token.chars.at(-1);
    if (word && first && last) {
      found.push([...word].map((char) => ({ char, start: first.start, end: last.end })));
    }
  }
  return found;
}

/** Whether two pieces make a word worth joining for: `chu tiya`, `f uck`, but not `as shit`. */
export function isCutWord(joined: string, shortest: number): boolean {
  return known.has(joined) && (joined.length >= 6 || shortest === 1);
}
