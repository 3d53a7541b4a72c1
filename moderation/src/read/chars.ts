import { resolveConfusablesTransformer } from 'obscenity';
import { letters } from '../data/lists';

/** A character written as an HTML entity, and its length in the text as typed. */
interface Entity {
  readonly text: string;
  readonly length: number;
}

const shape = /&(?:amp;){0,2}(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,24})(?=;));?/iy;
// `eacute`, `amacr`, `fscr`: a letter with an accent or in a style.
const dressed =
  /^([a-z])(?:acute|grave|circ|tilde|uml|ring|cedil|caron|macr|breve|ogon|dot|slash|strok|scr|fr|opf)$/i;
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  tab: ' ',
  newline: '\n',
  shy: '',
  zwj: '',
  zwnj: '',
  zerowidthspace: '',
  nobreak: '',
  amp: '&',
  quot: '"',
  apos: "'",
  ast: '*',
  excl: '!',
  commat: '@',
  dollar: '$',
  num: '#',
  lowbar: '_',
  hyphen: '-',
  period: '.',
  middot: '·',
  szlig: 'ss',
  aelig: 'ae',
};
const lastCodePoint = 0x10ffff;

function character(code: number): string | undefined {
  return code > 0 && code <= lastCodePoint ? String.fromCodePoint(code) : undefined;
}

/** The entity that begins here, if any. */
function entityAt(typed: string, at: number): Entity | undefined {
  shape.lastIndex = at;
  const match = shape.exec(typed);
  if (!match) return undefined;
  const [whole, decimal, hex, name] = match;
  let text: string | undefined;
  if (decimal !== undefined) text = character(Number(decimal));
  else if (hex !== undefined) text = character(parseInt(hex, 16));
  else if (name !== undefined) text = named[name.toLowerCase()] ?? dressed.exec(name)?.[1];
  return text === undefined ? undefined : { text, length: whole.length };
}

/** One folded character and its position in the text as typed. */
export interface Char {
  readonly char: string;
  readonly start: number;
  readonly end: number;
}

const homoglyphs = new Map<string, string>();
for (const [latin, likes] of Object.entries(letters.lookAlikes)) {
  for (const like of likes)
    if (like > '\u007f' && !homoglyphs.has(like)) homoglyphs.set(like, latin);
}
/** Emoji that represent words: read as the word, so that its rule applies. */
const gestures: ReadonlyMap<string, string> = new Map([['🖕', ' fuck ']]);

// In all scripts except the Indic ones, whose vowel signs are marks too and are handled first.
const mark = /\p{M}/u;
const format = /\p{Cf}/u;
// Invisible, but neither marks nor format characters in Unicode: fillers and the empty braille cell.
const blanks = new Set([0x115f, 0x1160, 0x17b4, 0x17b5, 0x2800, 0x3164, 0xffa0]);
const nuktas = new Set([0x093c, 0x09bc, 0x0a3c, 0x0abc, 0x0b3c]);
const gurmukhiDoubling = 0x0a71;
const firstIndic = 0x0900;
const lastIndic = 0x0d7f;
// These end a sentence.
const danda = 0x0964;
const doubleDanda = 0x0965;
const indicDigit =
  /[\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/u;

// The engine has a table of look-alikes; ours is applied first, because its table reads some Cyrillic
// letters as digits.
const engineTable = resolveConfusablesTransformer();

function engineFold(char: string): string {
  if (!('transform' in engineTable)) return char;
  const folded = engineTable.transform(char.codePointAt(0) ?? 0);
  return folded === undefined ? '' : String.fromCodePoint(folded);
}

/** Long and short vowels are often interchanged; the blocks of these scripts share one layout. */
const indicSame: Readonly<Record<number, number>> = {
  0x01: 0x02,
  0x08: 0x07,
  0x0a: 0x09,
  0x40: 0x3f,
  0x42: 0x41,
  0x70: 0x02,
};

function foldIndic(char: string): string {
  // The nukta and the Gurmukhi doubling sign are often omitted.
  const code = char.charCodeAt(0);
  if (nuktas.has(code) || code === gurmukhiDoubling) return '';
  const inBlock = code & 0x7f;
  if (indicDigit.test(char)) return String(inBlock - 0x66);
  const same = indicSame[inBlock];
  return same === undefined ? char : String.fromCharCode(code - inBlock + same);
}

function foldOne(char: string): string {
  if (char < '\u0080') return char.toLowerCase();
  if (isIndic(char)) return foldIndic(char);
  if (format.test(char) || mark.test(char) || blanks.has(char.codePointAt(0) ?? 0)) return '';
  // The engine's table would turn some into Latin letters.
  if (char >= '\u0620' && char <= '\u06d3') return char;
  const own = homoglyphs.get(char) ?? homoglyphs.get(char.toLowerCase());
  return own ?? engineFold(char).toLowerCase();
}

// Boxed letters and flags that Unicode does not decompose: each block contains A to Z in order.
const alphabets = [0x1f1e6, 0x1f150, 0x1f170];

function enclosed(char: string): string | undefined {
  const code = char.codePointAt(0) ?? 0;
  const begin = alphabets.find((first) => code >= first && code < first + 26);
  return begin === undefined ? undefined : String.fromCharCode(97 + code - begin);
}

function foldChar(char: string): string {
  if (char < '\u0080') return char.toLowerCase();
  const known = homoglyphs.get(char) ?? gestures.get(char) ?? enclosed(char);
  if (known !== undefined) return known;
  let folded = '';
  for (const part of char.normalize('NFKD')) folded += foldOne(part);
  return folded.length > longestFold ? ' ' : folded;
}

/** "㎏" and "⑽" are expanded to their letters. Characters for whole phrases are not, as no word is written that way. */
const longestFold = 6;

const ampersand = 38;
const memory = new Map<string, string>();
const MEMORY = 4096;

/**
 * Folds a text character by character: entities, compatibility forms, look-alikes, marks and invisible
 * characters. `first` may override the reading of a character.
 */
export function foldChars(typed: string, first?: (char: string) => string | undefined): Char[] {
  const chars: Char[] = [];
  const entities = typed.includes('&');
  for (let start = 0; start < typed.length;) {
    const entity =
      entities && typed.charCodeAt(start) === ampersand ? entityAt(typed, start) : undefined;
    const text = entity?.text ?? String.fromCodePoint(typed.codePointAt(start) ?? 0);
    const end = start + (entity?.length ?? text.length);
    for (const char of text) {
      const ones = first?.(char) ?? folded(char);
      if (ones.length === 1) chars.push({ char: ones, start, end });
      else for (const one of ones) chars.push({ char: one, start, end });
    }
    start = end;
  }
  return chars;
}

const ascii = Array.from({ length: 0x80 }, (_, code) => String.fromCharCode(code).toLowerCase());

function folded(char: string): string {
  const letter = ascii[char.charCodeAt(0)];
  if (letter !== undefined) return letter;
  let known = memory.get(char);
  if (known === undefined) {
    known = foldChar(char);
    if (memory.size < MEMORY) memory.set(char, known);
  }
  return known;
}

export function isIndic(char: string): boolean {
  const code = char.charCodeAt(0);
  return code >= firstIndic && code <= lastIndic && code !== danda && code !== doubleDanda;
}

/** A word of the data files in an Indic script, spelt as the text will be. */
export function foldIndicWord(word: string): string {
  return foldChars(word)
    .map((one) => one.char)
    .join('');
}
