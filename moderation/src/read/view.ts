import type { Forms } from './forms';
import type { Token } from './tokens';
import { wordOf, type Word } from './word';

/** A word at its position in a text. */
export interface Place {
  readonly token: Token;
  readonly forms: Forms;
  /** True if the preceding words belong to another sentence. */
  readonly opens: boolean;
}

export const fullStop = wordOf('.');

/** A text as one of the matchers reads it, with a mapping back to the text as typed. */
export class View {
  /** The words of the text, with a full stop at the end of each sentence. */
  readonly words: Word[] = [];
  /** The start of each in `text`. */
  readonly at: number[] = [];
  private readonly origins: Place[] = [];
  private joined: string | undefined;

  constructor(
    places: readonly Place[],
    private readonly form: keyof Forms,
  ) {
    let at = 1;
    for (const place of places) {
      const { word } = place.forms[form];
      if (word.text === '') continue;
      if (place.opens) {
        this.words.push(fullStop);
        this.at.push(at);
        this.origins.push(place);
        at += 2;
      }
      this.words.push(word);
      this.at.push(at);
      this.origins.push(place);
      at += word.text.length + 1;
    }
  }

  /** Words separated by single spaces, ` . ` at the end of each sentence. */
  get text(): string {
    return (this.joined ??= ` ${this.words.map(({ text }) => text).join(' ')} `);
  }

  /** Where the letter at this position of `text` begins in the text as typed. */
  startOf(place: number): number {
    const { origin, letter } = this.originOf(place);
    if (!origin) return 0;
    const { chars } = origin.token;
    if (letter < 0) return chars[0]?.start ?? 0;
    const { from } = origin.forms[this.form];
    return letter < from.length ? (chars[from[letter] ?? 0]?.start ?? 0) : (chars.at(-1)?.end ?? 0);
  }

  /** Where it ends in the text as typed. */
  endOf(place: number): number {
    const { origin, letter } = this.originOf(place);
    if (!origin) return 0;
    const { chars } = origin.token;
    if (letter < 0) return chars[0]?.start ?? 0;
    const { to } = origin.forms[this.form];
    return letter < to.length ? (chars[to[letter] ?? 0]?.end ?? 0) : (chars.at(-1)?.end ?? 0);
  }

  /** The word at a position and its letter, -1 for a full stop. */
  private originOf(place: number): { origin: Place | undefined; letter: number } {
    let low = 0;
    let high = this.at.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.at[middle] ?? 0) <= place) low = middle + 1;
      else high = middle;
    }
    const word = low - 1;
    const isStop = this.words[word] === fullStop;
    return { origin: this.origins[word], letter: isStop ? -1 : place - (this.at[word] ?? 0) };
  }
}
