const most = 5000;

/**
 * Remembers what a word came to: texts repeat themselves. A full memory is emptied rather than
 * grown, so that nobody can fill it with what nobody else writes.
 */
export function memoised<Value>(compute: (word: string) => Value): (word: string) => Value {
  const known = new Map<string, Value>();
  return (word) => {
    let value = known.get(word);
    if (value === undefined) {
      value = compute(word);
      if (known.size >= most) known.clear();
      known.set(word, value);
    }
    return value;
  };
}
