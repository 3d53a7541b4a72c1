/** A word as texts spell it, with what is known of it: texts repeat themselves. */
export class Word {
  /** Filled by `perWord`, a place for each function. */
  readonly notes: unknown[] = new Array<unknown>(places).fill(undefined);

  constructor(readonly text: string) {}
}

let places = 0;
const most = 8000;
let recent = new Map<string, Word>();
let old = new Map<string, Word>();

/**
 * The one object for these letters. A full memory becomes the old one, of which only what is asked for again
 * is kept, so that nobody can fill it with what nobody else writes.
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

/** Works something out once for each word that is remembered; never undefined. */
export function perWord<Value extends NonNullable<unknown>>(
  compute: (text: string) => Value,
): (word: Word) => Value {
  const place = places++;
  return ({ text, notes }) => {
    const known = notes[place];
    // No other function writes to this place.
    if (known !== undefined) return known as Value;
    const value = compute(text);
    notes[place] = value;
    return value;
  };
}
