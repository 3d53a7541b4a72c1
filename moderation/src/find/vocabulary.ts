import type { WordGroups } from '../data/lists';
import { perWord, type Word } from '../read/word';

export type Spell = (word: string) => string;

/** How the words of the lists and those of a text are brought to one form. */
interface Spelling {
  readonly stem: Spell;
  readonly word: Spell;
  /** Words that may stand anywhere between the words of an entry and mean nothing. */
  readonly particles?: readonly string[];
}

interface Node {
  /** Undefined where nothing follows, as in most: an empty map is large. */
  next: Map<string, Node> | undefined;
  readonly concepts: number[];
}

/** A word of a text as the vocabulary knows it. */
export interface Entry {
  readonly spelt: string;
  /** What the entries that begin with this word go on with. */
  readonly begins: Node | undefined;
  readonly isParticle: boolean;
  /** Concepts that a word has by its letters and digits alone. */
  readonly always: readonly number[];
}

/** Groups that no list can hold. */
const number = 'number';
const id = 'anyId';
const noConcepts: readonly number[] = [];

function newNode(): Node {
  return { next: undefined, concepts: [] };
}

function byItsSigns(spelt: string): readonly number[] {
  if (!/\d/.test(spelt)) return noConcepts;
  return /[a-z_]/.test(spelt) ? [0, 1] : [0];
}

/** Words and short runs of words, each with the concepts that it stands for. */
export class Vocabulary {
  private readonly ids = new Map<string, number>([
    [number, 0],
    [id, 1],
  ]);
  private readonly root = newNode();
  private readonly particles: ReadonlySet<string>;
  private readonly spellStem: Spell;
  /** What is known of a word, looked up once. */
  readonly entryOf: (word: Word) => Entry;

  constructor(groups: WordGroups, spelling: Spelling) {
    this.spellStem = spelling.stem;
    this.particles = new Set(spelling.particles);
    for (const [concept, words] of Object.entries(groups)) {
      this.ids.set(concept, this.ids.size);
      for (const entry of words) this.add(concept, entry.split(' '));
    }
    this.entryOf = perWord((text) => {
      const spelt = spelling.word(text);
      const begins = this.root.next?.get(spelt);
      const isParticle = this.particles.has(spelt);
      return { spelt, begins, isParticle, always: byItsSigns(spelt) };
    });
  }

  idOf(concept: string): number {
    const id = this.ids.get(concept);
    if (id === undefined) throw new Error(`No such group of words: ${concept}`);
    return id;
  }

  get concepts(): number {
    return this.ids.size;
  }

  /** Tells the concepts of what begins at this word, with the number of its last word. */
  walk(words: readonly Entry[], from: number, tell: (concept: number, last: number) => void): void {
    const first = words[from];
    if (!first) return;
    for (const concept of first.always) tell(concept, from);
    let node = first.begins;
    for (let at = from; node;) {
      for (const concept of node.concepts) tell(concept, at);
      if (node.next === undefined) return;
      at++;
      while (words[at]?.isParticle && !node.next.has(words[at]?.spelt ?? '')) at++;
      node = node.next.get(words[at]?.spelt ?? '');
    }
  }

  private add(concept: string, words: readonly string[]): void {
    let node = this.root;
    const spellings = words.map(this.spellStem);
    const meaning = spellings.filter((spelt) => !this.particles.has(spelt));
    for (const spelt of meaning.length > 1 ? meaning : spellings) {
      const following: Map<string, Node> = (node.next ??= new Map());
      let next = following.get(spelt);
      if (!next) following.set(spelt, (next = newNode()));
      node = next;
    }
    const known = this.idOf(concept);
    if (!node.concepts.includes(known)) node.concepts.push(known);
  }
}
