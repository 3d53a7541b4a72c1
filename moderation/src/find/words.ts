import type { StemGroup } from '../data/lists';
import { perWord, type Word } from '../read/word';
import type { View } from '../read/view';
import type { Find } from '../types';

export type FindIn = (view: View) => Find[];

/** Position of a stem in a word: its first letter and its last. */
interface Hit extends Pick<Find, 'classification' | 'severity'> {
  readonly first: number;
  readonly last: number;
}

/** A stem without its marks, in one of its readings. */
interface Stem extends Pick<Find, 'classification' | 'severity'> {
  readonly order: number;
  readonly end: 'anywhere' | 'edge' | 'end of word';
}

interface Node {
  /** Undefined if nothing follows, as in most nodes: an empty map uses much memory. */
  next: Map<string, Node> | undefined;
  readonly stems: Stem[];
}

/** Any letter. */
const anyLetter = '?';

function newNode(): Node {
  return { next: undefined, stems: [] };
}

function isWordChar(char: string): boolean {
  return (char >= 'a' && char <= 'z') || (char >= '0' && char <= '9') || char === '_';
}

/** Like a regular expression's \b: a letter or digit on one side and none on the other. */
function isEdge(word: string, at: number): boolean {
  return isWordChar(word.charAt(at - 1)) !== isWordChar(word.charAt(at));
}

/** With and without the part in brackets. */
function spellings(letters: string): string[] {
  const optional = /\[(.)\]/.exec(letters);
  if (!optional) return [letters];
  const [before, after] = [letters.slice(0, optional.index), letters.slice(optional.index + 3)];
  return [...spellings(before + after), ...spellings(before + (optional[1] ?? '') + after)];
}

type Found = Hit & Pick<Stem, 'order'>;

interface Search {
  readonly word: string;
  /** Start of the stem. */
  first: number;
  readonly found: Found[];
}

/** Continues from a node reached by the letters before `at`. */
function follow(node: Node, at: number, search: Search): void {
  const { word, first, found } = search;
  for (const { end, order, classification, severity } of node.stems) {
    if (end === 'edge' && !isEdge(word, at)) continue;
    if (end === 'end of word' && at < word.length) continue;
    found.push({ order, classification, severity, first, last: at - 1 });
  }
  if (at >= word.length || node.next === undefined) return;
  const next = node.next.get(word.charAt(at));
  if (next) follow(next, at + 1, search);
  const any = node.next.get(anyLetter);
  if (any) follow(any, at + 1, search);
}

/** Finds stems in one word: from each of its letters down a tree of all stems that can begin with it. */
class StemTree {
  private readonly anywhere = newNode();
  private readonly atEdge = newNode();
  private readonly atBeginning = newNode();

  add(pattern: string, stem: Omit<Stem, 'end'>): void {
    const root = pattern.startsWith('|')
      ? this.atEdge
      : pattern.startsWith(' ')
        ? this.atBeginning
        : this.anywhere;
    const end = pattern.endsWith('|') ? 'edge' : pattern.endsWith(' ') ? 'end of word' : 'anywhere';
    for (const letters of spellings(pattern.replace(/^[| ]|[| ]$/g, ''))) {
      let node = root;
      for (const letter of letters) {
        const following: Map<string, Node> = (node.next ??= new Map());
        let next = following.get(letter);
        if (!next) following.set(letter, (next = newNode()));
        node = next;
      }
      node.stems.push({ ...stem, end });
    }
  }

  hits(word: string): readonly Hit[] {
    const search: Search = { word, first: 0, found: [] };
    for (let first = 0; first < word.length; first++) {
      search.first = first;
      follow(this.anywhere, first, search);
      if (first === 0) follow(this.atBeginning, first, search);
      if (isEdge(word, first)) follow(this.atEdge, first, search);
    }
    const { found } = search;
    return found.length === 0 ? none : found.sort((a, b) => a.order - b.order || a.first - b.first);
  }
}

// A word repeated in a text is reported only a few times.
const repeats = 3;
const none: readonly Hit[] = [];

/** Indexes word lists once; `spell` converts the stems to the spelling of the view. */
export function wordFinder(groups: readonly StemGroup[], spell: (stem: string) => string): FindIn {
  const tree = new StemTree();
  let order = 0;
  for (const { classification, severity, stems } of groups) {
    for (const stem of stems) tree.add(spell(stem), { classification, severity, order: order++ });
  }
  const hitsOf = perWord((text) => tree.hits(text));

  return (view) => {
    const finds: Find[] = [];
    let seen: Map<Word, number> | undefined;
    const { words } = view;
    for (let number = 0; number < words.length; number++) {
      const word = words[number];
      const hits = word ? hitsOf(word) : none;
      if (!word || hits.length === 0) continue;
      seen ??= new Map();
      const times = seen.get(word) ?? 0;
      seen.set(word, times + 1);
      if (times >= repeats) continue;
      const from = view.at[number] ?? 0;
      for (const { classification, severity, first, last } of hits) {
        finds.push({
          classification,
          severity,
          start: view.startOf(from + first),
          end: view.endOf(from + last),
        });
      }
    }
    return finds;
  };
}

export function squeezeStem(stem: string): string {
  return stem.replace(/([a-z])\1+/g, '$1');
}

/** Word edges of the stems apply to Latin letters only; an Indic stem is a whole word, or begins one. */
export function indicStem(fold: (word: string) => string): (stem: string) => string {
  return (stem) => (stem.endsWith('~') ? ` ${fold(stem.slice(0, -1))}` : ` ${fold(stem)} `);
}
