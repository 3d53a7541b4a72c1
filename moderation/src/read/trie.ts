import { englishLexicon, hindiLexicon } from './lexicon';
import { phoneticStem } from './phonetic';

interface Node {
  /** Undefined if nothing follows, as in most nodes: an empty map uses much memory. */
  next: Map<string, Node> | undefined;
  ends: boolean;
}

const root: Node = { next: undefined, ends: false };
const shortest = 2;
const longestRun = 64;

function add(word: string): void {
  if (word.length < shortest && word !== 'i') return;
  let node = root;
  for (const letter of word) {
    const following: Map<string, Node> = (node.next ??= new Map());
    let next = following.get(letter);
    if (!next) following.set(letter, (next = { next: undefined, ends: false }));
    node = next;
  }
  node.ends = true;
}
for (const word of [...englishLexicon, ...hindiLexicon]) {
  add(word);
  add(phoneticStem(word));
}

export interface Cut {
  /** The ends of the words; the last one is the length of the text. */
  readonly ends: readonly number[];
  /** Number of letters that belong to no known word. */
  readonly unknown: number;
}

/** Splits letters without blanks into the longest and fewest known words that fit; 64 letters at a time. */
export function cutIntoWords(text: string): Cut {
  const ends: number[] = [];
  let unknown = 0;
  for (let from = 0; from < text.length; from += longestRun) {
    const part = text.slice(from, from + longestRun);
    const cut = cutPart(part);
    unknown += cut.unknown;
    ends.push(...cut.ends.map((end) => end + from));
  }
  return { ends, unknown };
}

function cutPart(text: string): Cut {
  // Cost of the best split of the preceding letters: ten for a letter outside of words, one for a word.
  const costs: number[] = [0];
  const begins: number[] = [0];
  const improve = (from: number, to: number, cost: number): void => {
    if (cost < (costs[to] ?? Number.POSITIVE_INFINITY)) {
      costs[to] = cost;
      begins[to] = from;
    }
  };
  for (let from = 0; from < text.length; from++) {
    const base = costs[from] ?? 0;
    improve(from, from + 1, base + 10);
    let node = root.next?.get(text.charAt(from));
    for (let to = from + 1; node; to++) {
      if (node.ends) improve(from, to, base + 1);
      node = node.next?.get(text.charAt(to));
    }
  }
  const ends: number[] = [];
  let unknown = 0;
  for (let to = text.length; to > 0; to = begins[to] ?? 0) {
    ends.unshift(to);
    const from = begins[to] ?? 0;
    if ((costs[to] ?? 0) - (costs[from] ?? 0) === 10) unknown++;
  }
  return { ends, unknown };
}
