import type { WordGroups } from '../data/lists';
import { perWord, type Word } from '../read/word';
import { englishFrameWords, hindiFrameWords } from '../data/lists';
import { englishRoot, foldInflection } from '../read/inflection';
import { loosen, phoneticStem } from '../read/phonetic';

type Spell = (word: string) => string;

/** How the words of the lists and of a text are converted to one form. */
interface Spelling {
  readonly stem: Spell;
  readonly word: Spell;
  /** Filler words permitted anywhere between the words of an entry. */
  readonly particles?: readonly string[];
}

interface Node {
  /** Undefined if nothing follows, as in most nodes: an empty map uses much memory. */
  next: Map<string, Node> | undefined;
  readonly concepts: number[];
}

/** A word of a text, as known to the vocabulary. */
interface Entry {
  readonly spelt: string;
  /** Continuations of the entries that begin with this word. */
  readonly begins: Node | undefined;
  readonly isParticle: boolean;
  /** Concepts of a word determined by its letters and digits alone. */
  readonly always: readonly number[];
}

/** Open-ended groups that no list can contain. */
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

/** Words and short runs of words, each with its concepts. */
export class Vocabulary {
  private readonly ids = new Map<string, number>([
    [number, 0],
    [id, 1],
  ]);
  private readonly root = newNode();
  private readonly particles: ReadonlySet<string>;
  private readonly spellStem: Spell;
  /** The cached data of a word. */
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

  /** Reports the concepts that begin at this word, with the index of their last word. */
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

const looseWord = (word: string): string => foldInflection(loosen(word));
const looseStem = (stem: string): string => looseWord(phoneticStem(stem));

/** The word groups of the frames, each language matched in the spelling of its view. */
export const englishVocabulary = new Vocabulary(englishFrameWords, {
  stem: englishRoot,
  word: englishRoot,
});

export const hindiVocabulary = new Vocabulary(hindiFrameWords, {
  stem: looseStem,
  word: looseWord,
  particles: ['hi', 'bi', 'to', 'toh'],
});
