import { isIndic, type Char } from './chars';
import { isUrdu, romanOf } from './urdu';
import { wordOf, type Word } from './word';

/** A word as typed (folded, not yet unmasked), with the preceding gap. */
export interface Token {
  readonly chars: readonly Char[];
  /** Characters between the previous word and this one, empty at the beginning. */
  readonly gap: string;
  readonly text: string;
  readonly word: Word;
}

const inWord = new Set(['@', '$', '!', '|', '*', '#', '+', "'", '’', '‘', '`', '%']);

function isWordChar(char: string): boolean {
  return (
    (char >= 'a' && char <= 'z') || (char >= '0' && char <= '9') || isIndic(char) || isUrdu(char)
  );
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && char >= 'a' && char <= 'z';
}

/** A symbol belongs to the word if it replaces a letter: `sh!t`, `a$$`, `f***`, not `wow!!!`. */
function belongs(chars: readonly Char[], at: number, open: boolean): boolean {
  const char = chars[at]?.char ?? '';
  const next = chars[at + 1]?.char ?? '';
  if (char === '@' || char === '$') return open || isWordChar(next) || next === '$' || next === '@';
  if (char === '*') return open;
  if (char === '#' || char === '%') return open && (isLetter(next) || next === char);
  return open && isWordChar(next);
}

export function tokenOf(chars: readonly Char[], gap: string): Token {
  let text = '';
  for (const one of chars) text += one.char;
  return { chars, gap, text, word: wordOf(text) };
}

/** Reads the same stretch of the text as another word. */
export function reread(token: Token, text: string): Token {
  const start = token.chars[0]?.start ?? 0;
  const end = token.chars.at(-1)?.end ?? start;
  return tokenOf(
    [...text].map((char) => ({ char, start, end })),
    token.gap,
  );
}

/** Splits folded characters into words. */
export function tokenize(chars: readonly Char[]): Token[] {
  const tokens: Token[] = [];
  let word: Char[] = [];
  let gap = '';
  let urdu = false;
  const close = (): void => {
    if (word.length === 0) return;
    const token = tokenOf(word, gap);
    if (urdu) addRoman(tokens, token);
    else tokens.push(token);
    word = [];
    gap = '';
    urdu = false;
  };
  for (let at = 0; at < chars.length; at++) {
    const one = chars[at];
    if (!one) break;
    const taken =
      isWordChar(one.char) || (inWord.has(one.char) && belongs(chars, at, word.length > 0));
    if (taken) {
      word.push(one);
      urdu ||= isUrdu(one.char);
    } else {
      close();
      gap += one.char;
    }
  }
  close();
  return tokens;
}

const futures = new Set(['ga', 'gi', 'ge']);

/** Urdu writes the future ending as a separate word. */
function addRoman(tokens: Token[], token: Token): void {
  const roman = romanOf(token.text);
  const last = tokens.at(-1);
  if (last && futures.has(roman) && /[a-z](?:n|e)$/.test(last.text)) {
    const { chars } = reread(token, roman);
    tokens[tokens.length - 1] = tokenOf([...last.chars, ...chars], last.gap);
  } else tokens.push(reread(token, roman));
}
