import { isIndic, type Char } from './chars';
import { memoised } from './memo';
import { phonetic } from './phonetic';
import { transliterate } from './transliterate';
import { capRuns, unmask } from './unmask';

/** One spelling of a word; `from` and `to` say which of its characters each letter comes from. */
export interface Spelling {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

export interface Forms {
  /** Letters put back, runs of one letter at most two long. */
  readonly plain: Spelling;
  /** Runs of one letter squeezed to one. */
  readonly squeezed: Spelling;
  /** Rough spelling of roman Hindi; Indic scripts put into roman letters. */
  readonly spoken: Spelling;
}

/** The characters of a word that stands alone: offsets are places in the word. */
export function charsOf(text: string): Char[] {
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
  return { text, from, to };
}

function spokenForm(chars: readonly Char[]): readonly Char[] {
  const roman = chars.some(({ char }) => isIndic(char)) ? transliterate(chars) : capRuns(chars, 2);
  return phonetic(roman);
}

/** The readings of a word, the likeliest first. */
export const formsOf = memoised((text: string): readonly Forms[] =>
  unmask(charsOf(text), text).map((chars) => ({
    plain: spelling(capRuns(chars, 2)),
    squeezed: spelling(capRuns(chars, 1)),
    spoken: spelling(spokenForm(chars)),
  })),
);

/** How a word sounds, in the rough spelling of roman Hindi. */
export const soundOf = memoised((text: string): string => spelling(spokenForm(charsOf(text))).text);
