/** A word as spelt in texts, with cached results: texts repeat words. */
export class Word {
  /** Filled by `perWord`, one slot per function. */
  readonly notes: unknown[] = new Array<unknown>(places).fill(undefined);

  constructor(readonly text: string) {}
}

let places = 0;
const most = 8000;
let recent = new Map<string, Word>();
let old = new Map<string, Word>();

/**
 * The only object for these letters. A full cache becomes the old one, of which only reused words
 * are kept, so that nobody can fill it with words that nobody else writes.
 */
export function wordOf(text: string): Word {
  let word = recent.get(text);
  if (word) return word;
  word = old.get(text) ?? new Word(text);
  if (recent.size >= most) {
    old = recent;
    recent = new Map();
  }
  recent.set(text, word);
  return word;
}

/** Computes a value once per cached word; never undefined. */
export function perWord<Value extends NonNullable<unknown>>(
  compute: (text: string) => Value,
): (word: Word) => Value {
  const place = places++;
  return ({ text, notes }) => {
    const known = notes[place];
    // No other function writes to this slot.
    if (known !== undefined) return known as Value;
    const value = compute(text);
    notes[place] = value;
    return value;
  };
}
