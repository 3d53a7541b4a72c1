import { letters } from '../data/lists';
import { isIndic, type Char } from './chars';

const apostrophe = /['’‘`]/;
const digit = /\d/;
const trailing = /(?<![\d!|+])[\d!|+]+$/;

function count(text: string, test: (char: string) => boolean): number {
  let total = 0;
  for (const char of text) if (test(char)) total++;
  return total;
}

function isLetter(char: string): boolean {
  return char >= 'a' && char <= 'z';
}

/** `a55` is a room and `cs101` a course; `sh1t` and `5lut` are words. */
function looksLikeWord(text: string): boolean {
  const letters = count(text, (char) => isLetter(char) || isIndic(char));
  const digits = count(text, (char) => digit.test(char));
  if (letters === 0) return false;
  // Two different digits in a row are a number: room b17ch.
  if (/(\d)(?!\1)\d[a-z]/.test(text)) return false;
  const signs = count(text, (char) => char === '@' || char === '$' || char === '!');
  return letters + signs > digits && letters + signs >= 2;
}

function mapLeet(chars: readonly Char[], one: 'i' | 'l'): Char[] {
  const mapped: Char[] = [];
  for (const each of chars) {
    if (apostrophe.test(each.char)) continue;
    const letter = each.char === '1' || each.char === '|' ? one : letters.leet[each.char];
    mapped.push(letter === undefined ? each : { ...each, char: letter });
  }
  return mapped;
}

/** The readings of a word, with letters restored from digits and symbols. Numbers stay numbers. */
export function unmask(chars: readonly Char[], text: string): (readonly Char[])[] {
  const plain = chars.filter((one) => !apostrophe.test(one.char));
  if ([...text].every((char) => isLetter(char) || isIndic(char))) return [chars];
  if (!looksLikeWord(text)) return [plain];
  const tail = trailing.exec(text)?.[0].length ?? 0;
  const head = /^\d+(?=[a-z]{3})/.exec(text)?.[0].length ?? 0;
  const core = chars.slice(head, chars.length - tail);
  const readings = [mapLeet(core.length > 1 ? core : chars, 'i')];
  if (/[1|](?=.)/.test(text)) readings.push(mapLeet(chars, 'l'));
  return readings;
}

/** Runs of more than two equal letters are reduced to two: `sooo` and `assss`. */
export function capRuns(chars: readonly Char[], longest: 1 | 2): Char[] {
  const capped: Char[] = [];
  for (const one of chars) {
    let run = 0;
    for (let at = capped.length - 1; run < longest && capped[at]?.char === one.char; at--) run++;
    const last = capped.at(-1);
    if (run >= longest && last && isLetter(one.char)) {
      capped[capped.length - 1] = { ...last, end: one.end };
    } else capped.push(one);
  }
  return capped;
}
