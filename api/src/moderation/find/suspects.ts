// The engine runs every pattern over a whole text. Nearly all words share no beginning with any stem:
// they are left out first.
const key = 3;

interface Keys {
  readonly starts: ReadonlySet<string>;
  readonly inside: ReadonlySet<string>;
}

function keysOf(stems: readonly string[]): Keys {
  const starts = new Set<string>();
  const inside = new Set<string>();
  for (const stem of stems) {
    const letters = stem.replace(/^[| ]/, '').split(/[|[?]/, 1).join('').trim().slice(0, key);
    (/^[| ]/.test(stem) ? starts : inside).add(letters);
  }
  return { starts, inside };
}

function isSuspect(word: string, { starts, inside }: Keys): boolean {
  for (let length = 1; length <= key; length++) {
    if (starts.has(word.slice(0, length))) return true;
  }
  for (let at = 0; at + 2 <= word.length; at++) {
    if (inside.has(word.slice(at, at + key)) || inside.has(word.slice(at, at + 2))) return true;
  }
  return false;
}

/** Tells the words that could hold one of the stems. */
export function suspects(stems: readonly string[]): (word: string) => boolean {
  const keys = keysOf(stems);
  return (word) => isSuspect(word, keys);
}
