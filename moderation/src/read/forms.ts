import { letters } from '../data/lists';
import { isIndic, type Char } from './chars';
import { isRespelt, phonetic } from './phonetic';
import { transliterate } from './transliterate';
import { perWord, type Word, wordOf } from './word';

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
function unmask(chars: readonly Char[], text: string): (readonly Char[])[] {
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
function capRuns(chars: readonly Char[], longest: 1 | 2): Char[] {
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

/** One spelling of a word; `from` and `to` map each letter to its source characters. */
interface Spelling {
  readonly word: Word;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

export interface Forms {
  /** Letters restored, runs of one letter at most two long. */
  readonly plain: Spelling;
  /** Runs of one letter reduced to one. */
  readonly squeezed: Spelling;
  /** Rough spelling of roman Hindi; Indic scripts transliterated. */
  readonly spoken: Spelling;
}

/** The characters of a single word: offsets are positions in the word. */
function charsOf(text: string): Char[] {
  const chars: Char[] = [];
  for (let at = 0; at < text.length; at++)
    chars.push({ char: text.charAt(at), start: at, end: at + 1 });
  return chars;
}

function spelling(chars: readonly Char[]): Spelling {
  let text = '';
  const from: number[] = [];
  const to: number[] = [];
  for (const { char, start, end } of chars) {
    text += char;
    from.push(start);
    to.push(end - 1);
  }
  return { word: wordOf(text), from, to };
}

function spokenForm(chars: readonly Char[]): readonly Char[] {
  const roman = chars.some(({ char }) => isIndic(char)) ? transliterate(chars) : capRuns(chars, 2);
  return phonetic(roman);
}

const longestPlain = 40;
const places = Array.from({ length: longestPlain }, (_, at) => at);

/** Words of letters only mostly have one spelling. */
function plainForms(text: string): Forms {
  const asTyped: Spelling = { word: wordOf(text), from: places, to: places };
  const doubled = /(.)\1/.test(text);
  return {
    plain: asTyped,
    squeezed: doubled ? spelling(capRuns(charsOf(text), 1)) : asTyped,
    spoken: isRespelt(text) ? spelling(phonetic(charsOf(text))) : asTyped,
  };
}

/** The readings of a word, most likely first. */
export const formsOf = perWord((text): readonly Forms[] => {
  if (/^[a-z]+$/.test(text) && text.length <= longestPlain && !/(.)\1\1/.test(text))
    return [plainForms(text)];
  return unmask(charsOf(text), text).map((chars) => ({
    plain: spelling(capRuns(chars, 2)),
    squeezed: spelling(capRuns(chars, 1)),
    spoken: spelling(spokenForm(chars)),
  }));
});

/** The sound of letters, in the rough spelling of roman Hindi. */
export function soundOnce(text: string): string {
  let sound = '';
  for (const { char } of spokenForm(charsOf(text))) sound += char;
  return sound;
}

export const soundOf = perWord(soundOnce);
