import { groups } from '../data/groups';
import type { View } from '../read/view';
import type { Find, PhraseGroup } from '../types';
import { firstWords } from './first-words';
import type { FindIn } from './words';

const shortGap = '(?: [^ .]+){0,3}';
const wideGap = '(?: [^ .]+){0,7}';
const longGap = '(?: [^ ]+){0,12}';
const prefix = 2;
const mostKnown = 5000;

interface Shape extends Pick<Find, 'classification' | 'severity'> {
  readonly source: string;
  /** Compiled when a text first begins like it: most shapes are rare. */
  pattern?: RegExp;
}

function toSource(phrase: string, spell: (letters: string) => string): string {
  return (
    phrase
      .replace(/\{([a-z]+)\}/g, (whole, name: string) => groups[name] ?? whole)
      // Character classes are syntax, everything else in letters is a word.
      .replace(/\[[^[\]]*\]|[a-z]+/g, (part) => (part.startsWith('[') ? part : spell(part)))
      .replace(/ \??\.{4}(?= )/g, wideGap)
      .replace(/ \??\.\.\.(?= )/g, longGap)
      .replace(/ \??\.\.(?= )/g, shortGap)
      .replaceAll('~', '[a-z]*')
  );
}

/** Shapes by the word that they begin with, so that a word of a text meets only a few of them. */
class Index {
  private readonly byWord = new Map<string, Shape[]>();
  private readonly byPrefix = new Map<string, Shape[]>();
  private readonly always: Shape[] = [];
  private readonly known = new Map<string, readonly Shape[]>();

  add(shape: Shape): void {
    for (const { word, open } of firstWords(shape.source)) {
      if (!open) this.put(this.byWord, word, shape);
      else if (word.length >= prefix) this.put(this.byPrefix, word.slice(0, prefix), shape);
      else if (!this.always.includes(shape)) this.always.push(shape);
    }
  }

  at(word: string): readonly Shape[] {
    let shapes = this.known.get(word);
    if (!shapes) {
      shapes = this.lookUp(word);
      if (this.known.size < mostKnown) this.known.set(word, shapes);
    }
    return shapes;
  }

  private lookUp(word: string): Shape[] {
    const exact = this.byWord.get(word) ?? [];
    const open = this.byPrefix.get(word.slice(0, prefix)) ?? [];
    return [...new Set([...exact, ...open, ...this.always])];
  }

  private put(map: Map<string, Shape[]>, key: string, shape: Shape): void {
    const shapes = map.get(key);
    if (!shapes) map.set(key, [shape]);
    else if (shapes.at(-1) !== shape) shapes.push(shape);
  }
}

function matchAt(shape: Shape, text: string, from: number): number {
  shape.pattern ??= new RegExp(`(?:${shape.source})(?= )`, 'y');
  shape.pattern.lastIndex = from;
  return shape.pattern.exec(text)?.[0].length ?? 0;
}

// One find of a shape settles the matter; a text that repeats itself must not cost more.
const enoughPerText = 20;

/** Indexes sentence shapes once; `spell` brings their words to the spelling of the view. */
export function phraseFinder(
  lists: readonly PhraseGroup[],
  spell: (letters: string) => string,
): FindIn {
  const index = new Index();
  for (const { classification, severity, phrases } of lists) {
    for (const phrase of phrases) {
      index.add({ classification, severity, source: toSource(phrase, spell) });
    }
  }
  return (view: View): Find[] => {
    const { text, words, at } = view;
    const finds: Find[] = [];
    for (let number = 0; number < words.length && finds.length < enoughPerText; number++) {
      const from = at[number] ?? 0;
      for (const shape of index.at(words[number] ?? '')) {
        const length = matchAt(shape, text, from);
        if (length === 0) continue;
        const { classification, severity } = shape;
        const end = view.ends[from + length - 1] ?? 0;
        finds.push({ classification, severity, start: view.starts[from] ?? 0, end });
      }
    }
    return finds;
  };
}
