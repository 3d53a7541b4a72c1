import { foldChars, type Char } from './chars';
import { formsOf } from './forms';
import { repair } from './repair';
import { tokenize, type Token } from './tokens';
import { turnedReadings } from './turned';
import { View, type Place } from './view';

/** The words of a text in the spellings that the finders need. All offsets lead back to the text as typed. */
export interface Views {
  readonly plain: View;
  readonly squeezed: View;
  readonly spoken: View;
  readonly tokens: readonly Token[];
  /** Folded characters, for numbers and addresses. */
  readonly chars: () => readonly Char[];
}

export interface Reading extends Views {
  readonly typed: string;
  /** What the text may have been before it was taken apart, masked or turned. */
  readonly others: readonly Views[];
}

// A dot or a colon inside of an address or a handle ends nothing.
const sentenceEnd = /[!?;\n।]|\.(?:\s|$)/u;

function endsSentence(gap: string): boolean {
  return gap !== ' ' && sentenceEnd.test(gap);
}

function wordsOf(tokens: readonly Token[]): Place[] {
  const words: Place[] = [];
  const beside: Place[] = [];
  for (const token of tokens) {
    const readings = formsOf(token.word);
    for (let at = 0; at < readings.length; at++) {
      const forms = readings[at];
      if (!forms) continue;
      if (at === 0) words.push({ token, forms, opens: endsSentence(token.gap) });
      else beside.push({ token, forms, opens: true });
    }
  }
  return beside.length === 0 ? words : words.concat(beside);
}

/** The characters of words that were put in order, with what stood before each. */
function charsOf(tokens: readonly Token[]): Char[] {
  const all: Char[] = [];
  for (const { gap, chars } of tokens) {
    const start = chars[0]?.start ?? 0;
    for (const char of gap || ' ') all.push({ char, start, end: start });
    for (const one of chars) all.push(one);
  }
  return all;
}

function viewsOf(tokens: readonly Token[], chars = () => charsOf(tokens)): Views {
  const words = wordsOf(tokens);
  return {
    tokens,
    chars,
    plain: new View(words, 'plain'),
    squeezed: new View(words, 'squeezed'),
    spoken: new View(words, 'spoken'),
  };
}

export function read(typed: string): Reading {
  const chars = foldChars(typed);
  const tokens = tokenize(chars);
  const readings = turnedReadings(typed, chars, tokens);
  readings.push(...repair(tokens, typed));
  return {
    typed,
    ...viewsOf(tokens, () => chars),
    others: readings.map((reading) => viewsOf(reading)),
  };
}
