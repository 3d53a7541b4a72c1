import { foldChars, type Char } from './chars';
import { formsOf } from './forms';
import { repair } from './repair';
import { tokenize, type Token } from './tokens';
import { turnedReadings } from './turned';
import { viewOf, type View, type Word } from './view';

/** The words of a text in the spellings that the finders need. All offsets lead back to the text as typed. */
export interface Views {
  readonly plain: View;
  readonly squeezed: View;
  readonly spoken: View;
  /** Folded characters, for numbers and addresses. */
  readonly chars: readonly Char[];
}

export interface Reading extends Views {
  readonly typed: string;
  /** What the text may have been before it was taken apart, masked or turned. */
  readonly others: readonly Views[];
}

// A dot or a colon inside of an address or a handle ends nothing.
const sentenceEnd = /[!?;\n।]|\.(?:\s|$)/u;

function wordsOf(tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  const beside: Word[] = [];
  for (const token of tokens) {
    const [first, ...others] = formsOf(token.text);
    if (first) words.push({ token, forms: first, opens: sentenceEnd.test(token.gap) });
    for (const forms of others) beside.push({ token, forms, opens: true });
  }
  return words.concat(beside);
}

/** The characters of words that were put in order, with what stood before each. */
function charsOf(tokens: readonly Token[]): Char[] {
  return tokens.flatMap(({ gap, chars }) => {
    const start = chars[0]?.start ?? 0;
    return [...Array.from(gap || ' ', (char) => ({ char, start, end: start })), ...chars];
  });
}

function viewsOf(tokens: readonly Token[], chars: readonly Char[] = charsOf(tokens)): Views {
  const words = wordsOf(tokens);
  return {
    chars,
    plain: viewOf(words, 'plain'),
    squeezed: viewOf(words, 'squeezed'),
    spoken: viewOf(words, 'spoken'),
  };
}

export function read(typed: string): Reading {
  const chars = foldChars(typed);
  const tokens = tokenize(chars);
  const readings = turnedReadings(typed, chars, tokens);
  readings.push(...repair(tokens, typed));
  return {
    typed,
    ...viewsOf(tokens, chars),
    others: readings.map((reading) => viewsOf(reading)),
  };
}
