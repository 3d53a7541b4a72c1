import { isIndic, type Char } from './chars';
import { isRespelt, phonetic } from './phonetic';
import { transliterate } from './transliterate';
import { capRuns, unmask } from './unmask';
import { perWord, wordOf, type Word } from './word';

/** One spelling of a word; `from` and `to` map each letter to its source characters. */
export interface Spelling {
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
