import type { Char } from './chars';

/** A text as one of the matchers reads it, with the way back to the text as typed. */
export interface View {
  /** Words between single spaces, ` . ` where a sentence ends. */
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export interface Word {
  readonly chars: readonly Char[];
  /** True when the words before belong to another sentence. */
  readonly opens: boolean;
}

export function viewOf(
  words: readonly Word[],
  spell: (chars: readonly Char[]) => readonly Char[],
): View {
  const starts: number[] = [0];
  const ends: number[] = [0];
  let text = ' ';
  const push = (char: string, start: number, end: number): void => {
    text += char;
    for (let unit = 0; unit < char.length; unit++) {
      starts.push(start);
      ends.push(end);
    }
  };
  for (const word of words) {
    const spelt = spell(word.chars);
    const first = spelt[0];
    if (!first) continue;
    if (word.opens) {
      push('.', first.start, first.start);
      push(' ', first.start, first.start);
    }
    for (const one of spelt) push(one.char, one.start, one.end);
    const last = spelt.at(-1) ?? first;
    push(' ', last.end, last.end);
  }
  return { text, starts, ends };
}
