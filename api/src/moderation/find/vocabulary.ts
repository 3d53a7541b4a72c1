import { memoised } from '../read/memo';

export type Spell = (word: string) => string;

/** How the words of the lists and those of a text are brought to one form. */
interface Spelling {
  readonly stem: Spell;
  readonly word: Spell;
  /** Words that may stand anywhere between the words of an entry and mean nothing. */
  readonly particles?: readonly string[];
}

interface Node {
  readonly next: Map<string, Node>;
  readonly concepts: number[];
}

/** Groups that no list can hold. */
const number = 'number';
const id = 'anyId';

function newNode(): Node {
  return { next: new Map(), concepts: [] };
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
  readonly spelt: Spell;

  constructor(groups: Readonly<Record<string, string>>, spelling: Spelling) {
    this.spelt = memoised(spelling.word);
    this.spellStem = spelling.stem;
    this.particles = new Set(spelling.particles);
    for (const [concept, words] of Object.entries(groups)) {
      this.ids.set(concept, this.ids.size);
      for (const entry of words.split(/\s+/)) this.add(concept, entry.split('_'));
    }
  }

  idOf(concept: string): number {
    const found = this.ids.get(concept);
    if (found === undefined) throw new Error(`No such group of words: ${concept}`);
    return found;
  }

  /** Tells the concepts of what begins at this word, with the number of its last word. */
  walk(
    words: readonly string[],
    from: number,
    tell: (concept: number, last: number) => void,
  ): void {
    const first = words[from] ?? '';
    if (/\d/.test(first)) {
      tell(0, from);
      if (/[a-z_]/.test(first)) tell(1, from);
    }
    let node = this.root.next.get(first);
    for (let at = from; node;) {
      for (const concept of node.concepts) tell(concept, at);
      at++;
      while (this.particles.has(words[at] ?? '') && !node.next.has(words[at] ?? '')) at++;
      node = node.next.get(words[at] ?? '');
    }
  }

  private add(concept: string, words: readonly string[]): void {
    let node = this.root;
    const spellings = words.map(this.spellStem);
    const meaning = spellings.filter((spelt) => !this.particles.has(spelt));
    for (const spelt of meaning.length > 1 ? meaning : spellings) {
      let next = node.next.get(spelt);
      if (!next) node.next.set(spelt, (next = newNode()));
      node = next;
    }
    const number = this.idOf(concept);
    if (!node.concepts.includes(number)) node.concepts.push(number);
  }
}
