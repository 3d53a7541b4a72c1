import { foldChars, isIndic, type Char } from './chars';
import { chained, spacedOut, split } from './joins';
import { isCutWord, unstar } from './masked';
import { phonetic } from './phonetic';
import { tokenize } from './tokens';
import { transliterate } from './transliterate';
import { capRuns, unmask } from './unmask';
import { viewOf, type View, type Word } from './view';

/** One text, read in the ways the finders need. All offsets lead back to the text as typed. */
export interface Reading {
  readonly typed: string;
  /** Folded characters without any cutting into words: for numbers and addresses. */
  readonly chars: readonly Char[];
  /** Letters put back, runs of one letter at most two long. */
  readonly plain: View;
  /** Runs of one letter squeezed to one. */
  readonly squeezed: View;
  /** Rough spelling of roman Hindi; Indic scripts put into roman letters. */
  readonly spoken: View;
}

const sentenceEnd = /[.!?;:\n।]/u;

function wordsOf(chars: readonly Char[]): Word[] {
  const tokens = tokenize(chars);
  const words: Word[] = [];
  const beside: (readonly Char[])[] = [];
  for (const token of tokens) {
    const [first, ...others] = unmask(token);
    if (first) words.push({ chars: first, opens: sentenceEnd.test(token.gap) });
    beside.push(...others);
  }
  const joins = [...spacedOut(tokens), ...chained(tokens), ...split(tokens, isCutWord)];
  for (const joined of joins) beside.push(...unmask({ chars: joined, gap: '' }));
  beside.push(...unstar(tokens));
  return words.concat(beside.map((word) => ({ chars: word, opens: true })));
}

function spell(chars: readonly Char[]): readonly Char[] {
  return phonetic(
    chars.some((one) => isIndic(one.char)) ? transliterate(chars) : capRuns(chars, 2),
  );
}

export function read(typed: string): Reading {
  const chars = foldChars(typed);
  const words = wordsOf(chars);
  return {
    typed,
    chars,
    plain: viewOf(words, (word) => capRuns(word, 2)),
    squeezed: viewOf(words, (word) => capRuns(word, 1)),
    spoken: viewOf(words, spell),
  };
}
