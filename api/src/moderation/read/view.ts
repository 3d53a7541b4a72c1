import type { Forms } from './forms';
import type { Token } from './tokens';

/** A text as one of the matchers reads it, with the way back to the text as typed. */
export interface View {
  /** Words between single spaces, ` . ` where a sentence ends. */
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The words and full stops of the text, and where each begins in it. */
  readonly words: readonly string[];
  readonly at: readonly number[];
}

export interface Word {
  readonly token: Token;
  readonly forms: Forms;
  /** True when the words before belong to another sentence. */
  readonly opens: boolean;
}

/** Places in the text as typed, worked out when something was found: mostly nothing is. */
class Places {
  private made: { starts: number[]; ends: number[] } | undefined;

  constructor(
    private readonly words: readonly Word[],
    private readonly form: keyof Forms,
  ) {}

  get all(): { starts: number[]; ends: number[] } {
    return (this.made ??= this.make());
  }

  private make(): { starts: number[]; ends: number[] } {
    const starts: number[] = [0];
    const ends: number[] = [0];
    for (const { token, forms, opens } of this.words) {
      const { text, from, to } = forms[this.form];
      const { chars } = token;
      if (text === '') continue;
      if (opens) {
        const start = chars[0]?.start ?? 0;
        starts.push(start, start);
        ends.push(start, start);
      }
      for (let letter = 0; letter < text.length; letter++) {
        starts.push(chars[from[letter] ?? 0]?.start ?? 0);
        ends.push(chars[to[letter] ?? 0]?.end ?? 0);
      }
      const end = chars.at(-1)?.end ?? 0;
      starts.push(end);
      ends.push(end);
    }
    return { starts, ends };
  }
}

export function viewOf(words: readonly Word[], form: keyof Forms): View {
  const wordList: string[] = [];
  const at: number[] = [];
  let text = ' ';
  for (const { forms, opens } of words) {
    const spelt = forms[form].text;
    if (spelt === '') continue;
    if (opens) {
      wordList.push('.');
      at.push(text.length);
      text += '. ';
    }
    wordList.push(spelt);
    at.push(text.length);
    text += `${spelt} `;
  }
  const places = new Places(words, form);
  return {
    text,
    words: wordList,
    at,
    get starts() {
      return places.all.starts;
    },
    get ends() {
      return places.all.ends;
    },
  };
}
