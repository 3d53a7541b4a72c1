import { phrases as lists, type PhraseGroup } from '../data/lists';
import { fullStop, type View } from '../read/view';
import type { Find } from '../types';
import { isCommon } from '../read/lexicon';
import { perWord } from '../read/word';
import { firstWords, type FirstWord } from './first-words';
import type { FindIn } from './words';

const shortGap = '(?: [^ .]+){0,3}';
const wideGap = '(?: [^ .]+){0,7}';
const longGap = '(?: [^ ]+){0,12}';
const prefix = 2;

interface Shape extends Pick<Find, 'classification' | 'severity'> {
  readonly source: string;
  readonly number: number;
  /** Whether the text must contain one of certain words besides the first. */
  readonly needs: boolean;
  /** Compiled when a text first begins to match: most shapes are rare. */
  pattern?: RegExp;
}

function toSource(phrase: string, spell: (letters: string) => string): string {
  return (
    phrase
      .replace(/\{([a-z]+)\}/g, (whole, name: string) => lists.wordGroups[name] ?? whole)
      // Character classes are syntax, all other letters are words.
      .replace(/\[[^[\]]*\]|[a-z]+/g, (part) => (part.startsWith('[') ? part : spell(part)))
      .replace(/ \??\.{4}(?= )/g, wideGap)
      .replace(/ \??\.\.\.(?= )/g, longGap)
      .replace(/ \??\.\.(?= )/g, shortGap)
      .replaceAll('~', '[a-z]*')
  );
}

/** Sets of shapes by their first words, whole or by their first letters. */
class Index {
  private readonly byWord = new Map<string, Shape[]>();
  private readonly byPrefix = new Map<string, Shape[]>();
  private readonly always: Shape[] = [];

  /** The cached shapes of a word. */
  readonly at = perWord((word): readonly Shape[] => {
    const exact = this.byWord.get(word) ?? [];
    const open = [1, prefix].flatMap((length) => this.byPrefix.get(word.slice(0, length)) ?? []);
    const all = [...new Set([...exact, ...open, ...this.always])];
    return all.length === 0 ? none : all;
  });

  add(shape: Shape, words: readonly FirstWord[]): void {
    for (const { word, open } of words) {
      if (!open) put(this.byWord, word, shape);
      else if (word !== '') put(this.byPrefix, word.slice(0, prefix), shape);
      else if (!this.always.includes(shape)) this.always.push(shape);
    }
  }
}

const none: readonly Shape[] = [];

function put(map: Map<string, Shape[]>, key: string, shape: Shape): void {
  const shapes = map.get(key);
  if (!shapes) map.set(key, [shape]);
  else if (shapes.at(-1) !== shape) shapes.push(shape);
}

/** Positions after a blank that every match of the shape includes. */
function* placesBehindBlanks(source: string): Generator<number> {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? '';
    if (char === '\\') at++;
    else if (char === '[') at = source.indexOf(']', at);
    else if (char === '(') depth++;
    else if (char === ')') depth--;
    else if (char === '|' && depth === 0) return;
    else if (char === ' ' && depth === 0 && !/[?*{]/.test(source[at + 1] ?? '')) yield at + 1;
  }
}

const aCommonWord = 20;

function rarity(words: readonly FirstWord[]): number {
  let sum = 0;
  for (const { word, open } of words) {
    if (open && word.length < prefix) return Number.POSITIVE_INFINITY;
    sum += open || isCommon(word) ? aCommonWord : 1;
  }
  return sum;
}

/** Maximum distance in words to the required word. */
const ahead = 40;

/** Maximum number of blanks in a match of this part of a shape. */
function mostBlanks(part: string): number {
  const gaps = Array.from(part.matchAll(/\{0,(\d+)\}/g), ([, most]) => Number(most));
  // A repeated group could contain any number.
  if (/\)[*+]/.test(part)) return Number.POSITIVE_INFINITY;
  return gaps.reduce((all, most) => all + most, part.split(' ').length - 1);
}

/** The rarest words, one of which a match must contain after its first word. */
function neededWords(source: string): readonly FirstWord[] | undefined {
  let best: readonly FirstWord[] | undefined;
  for (const place of placesBehindBlanks(source)) {
    if (mostBlanks(source.slice(0, place)) >= ahead) break;
    const words = firstWords(source.slice(place));
    if (rarity(words) < (best ? rarity(best) : Number.POSITIVE_INFINITY)) best = words;
  }
  return best;
}

function matchAt(shape: Shape, text: string, from: number): number {
  shape.pattern ??= new RegExp(`(?:${shape.source})(?= )`, 'y');
  shape.pattern.lastIndex = from;
  return shape.pattern.exec(text)?.[0].length ?? 0;
}

// One match of a shape is enough; a repetitive text must not cost more.
const enoughPerText = 20;

/** Indexes sentence shapes once; `spell` converts their words to the spelling of the view. */
export function phraseFinder(
  lists: readonly PhraseGroup[],
  spell: (letters: string) => string,
): FindIn {
  const beginnings = new Index();
  const needs = new Index();
  let count = 0;
  for (const { classification, severity, phrases } of lists) {
    for (const phrase of phrases) {
      const source = toSource(phrase, spell);
      const needed = neededWords(source);
      const shape = {
        classification,
        severity,
        source,
        number: count++,
        needs: needed !== undefined,
      };
      beginnings.add(shape, firstWords(source));
      if (needed) needs.add(shape, needed);
    }
  }
  return (view: View): Find[] => {
    const { words, at } = view;
    const finds: Find[] = [];
    // The pattern of a shape is not tried if none of its rarest words follows: this is the last position of one.
    const needed = new Int32Array(count);
    const lookAt = (place: number): void => {
      const word = words[place];
      if (word) for (const { number } of needs.at(word)) needed[number] = place;
    };
    for (let place = 0; place < ahead; place++) lookAt(place);
    for (let number = 0; number < words.length && finds.length < enoughPerText; number++) {
      lookAt(number + ahead);
      const from = at[number] ?? 0;
      for (const shape of beginnings.at(words[number] ?? fullStop)) {
        if (shape.needs && (needed[shape.number] ?? 0) <= number) continue;
        const length = matchAt(shape, view.text, from);
        if (length === 0) continue;
        const { classification, severity } = shape;
        finds.push({
          classification,
          severity,
          start: view.startOf(from),
          end: view.endOf(from + length - 1),
        });
      }
    }
    return finds;
  };
}
