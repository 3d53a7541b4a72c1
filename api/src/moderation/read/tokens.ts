import { isIndic, type Char } from './chars';

/** A word as typed (folded, not yet unmasked), with the gap that precedes it. */
export interface Token {
  readonly chars: readonly Char[];
  /** Characters between the previous word and this one, empty at the start. */
  readonly gap: string;
}

const inWord = new Set(['@', '$', '!', '|', '*', '#', '+', "'", '’', '‘', '`', '%']);

function isWordChar(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= '0' && char <= '9') || isIndic(char);
}

function isLetter(char: string | undefined): boolean {
  return char !== undefined && char >= 'a' && char <= 'z';
}

/** A symbol belongs to the word when it stands for a letter: `sh!t`, `a$$`, `f***`, not `wow!!!`. */
function belongs(chars: readonly Char[], at: number, open: boolean): boolean {
  const char = chars[at]?.char ?? '';
  const next = chars[at + 1]?.char ?? '';
  if (char === '@' || char === '$') return open || isWordChar(next) || next === '$' || next === '@';
  if (char === '*') return open;
  if (char === '#' || char === '%') return open && (isLetter(next) || next === char);
  return open && isWordChar(next);
}

/** Cuts folded characters into words. */
export function tokenize(chars: readonly Char[]): Token[] {
  const tokens: Token[] = [];
  let word: Char[] = [];
  let gap = '';
  const close = (): void => {
    if (word.length > 0) {
      tokens.push({ chars: word, gap });
      word = [];
      gap = '';
    }
  };
  for (let at = 0; at < chars.length; at++) {
    const one = chars[at];
    if (!one) break;
    const taken =
      isWordChar(one.char) || (inWord.has(one.char) && belongs(chars, at, word.length > 0));
    if (taken) word.push(one);
    else {
      close();
      gap += one.char;
    }
  }
  close();
  return tokens;
}

export function tokenText(token: Token): string {
  return token.chars.map((one) => one.char).join('');
}
