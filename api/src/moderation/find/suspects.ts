import type { View } from '../read/view';

// The engine runs every pattern over the whole text. Nearly all words of a text share no beginning
// with any stem: they are left out first, and a word that is repeated is looked at a few times only.
const repeats = 3;
const key = 3;

interface Keys {
  readonly starts: ReadonlySet<string>;
  readonly inside: ReadonlySet<string>;
}

function keysOf(stems: readonly string[]): Keys {
  const starts = new Set<string>();
  const inside = new Set<string>();
  for (const stem of stems) {
    const letters = stem
      .replace(/^[| ]/, '')
      .replace(/[|[?].*$/, '')
      .trim()
      .slice(0, key);
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

/** A view of the words that could hold one of the stems. */
export function suspects(stems: readonly string[]): (view: View) => View {
  const keys = keysOf(stems);
  return ({ text, starts, ends }) => {
    const kept = { text: ' ', starts: [0], ends: [0] };
    const seen = new Map<string, number>();
    for (let from = 1; from < text.length;) {
      const blank = text.indexOf(' ', from);
      const word = text.slice(from, blank);
      const times = seen.get(word) ?? 0;
      seen.set(word, times + 1);
      if (times < repeats && isSuspect(word, keys)) {
        kept.text += text.slice(from, blank + 1);
        for (let at = from; at <= blank; at++) {
          kept.starts.push(starts[at] ?? 0);
          kept.ends.push(ends[at] ?? 0);
        }
      }
      from = blank + 1;
    }
    return kept;
  };
}
