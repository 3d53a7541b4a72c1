import {
  englishFrameWords,
  hindiFrameWords,
  phrases,
  stems,
  type PhraseGroup,
  type StemGroup,
  words,
} from '../data/lists';
import { perWord } from './word';
import { englishRoot, foldInflection } from './inflection';
import { phoneticStem } from './phonetic';

// Every word in the lists and shapes, and the common words: the targets when split, starred or
// reversed text is restored. A word missing here may still be matched unchanged.
function literals(sources: readonly string[], shortest: number): string[] {
  return sources
    .flatMap((source) => source.match(/[a-z]+/g) ?? [])
    .filter((word) => word.length >= shortest);
}

/** The stems that are words or begin one. */
function stemsOf(lists: readonly StemGroup[]): string[] {
  return lists
    .flatMap((group) => group.stems)
    .flatMap((stem) => /^\|([a-z]{3,})\|?$/.exec(stem)?.[1] ?? []);
}

function shapesOf(groups: readonly PhraseGroup[]): string[] {
  return literals(
    groups.flatMap((group) => group.phrases),
    shortest,
  );
}

const shortest = 3;

export const englishLexicon: readonly string[] = [
  ...new Set([
    ...words.masked,
    ...stemsOf([...stems.english, ...stems.englishDoubled]),
    ...literals(Object.values(englishFrameWords).flat(), 2),
    ...words.commonEnglish,
    ...shapesOf([...phrases.english, ...phrases.confessions]),
  ]),
];
export const hindiLexicon: readonly string[] = [
  ...new Set([
    ...words.masked,
    ...stemsOf([...stems.hindi, ...stems.hindiExact]),
    ...literals(Object.values(hindiFrameWords).flat(), 2),
    ...words.commonHindi,
    ...shapesOf(phrases.hindi),
    ...literals(Object.values(phrases.wordGroups), shortest),
  ]),
];

const english = new Set(englishLexicon.map(englishRoot));
const rootOf = (word: string): string => foldInflection(phoneticStem(word));
const hindi = new Set(hindiLexicon.map(rootOf));
export const longestKnown = 16;

/** Whether this is a known word, as spelt or in the roman Hindi spelling. */
export const isKnown = perWord(isKnownOnce);

/** The same without caching, for words joined only as a trial. */
export function isKnownOnce(word: string): boolean {
  return word.length <= longestKnown && (english.has(englishRoot(word)) || hindi.has(rootOf(word)));
}

/**
 * The consonants of a rough spelling. Two pieces together have those of their word: which unwritten
 * vowel is spoken, and what a c and an h become, depends on the next letter; the consonants do not.
 */
export function consonantsOf(sound: string): string {
  return sound
    .replace(/[aeiouyh]/g, '')
    .replace(/[cx]/g, 'k')
    .replaceAll('f', 'p')
    .replace(/(.)\1+/g, '$1');
}

const englishEndings = ['', 'ing', 'ed', 's'];
const consonantsOfWords = new Set(
  [
    ...hindi,
    ...[...english].flatMap((root) => englishEndings.map((ending) => phoneticStem(root + ending))),
  ].map(consonantsOf),
);

/** False if no known word has these consonants. */
export function mayBeWord(consonants: string): boolean {
  return consonantsOfWords.has(consonants);
}

export const commonWords: ReadonlySet<string> = new Set([
  ...words.commonEnglish,
  ...words.commonHindi,
]);

export function isCommon(word: string): boolean {
  return commonWords.has(word);
}

interface Node {
  /** Undefined if nothing follows, as in most nodes: an empty map uses much memory. */
  next: Map<string, Node> | undefined;
  ends: boolean;
}

const root: Node = { next: undefined, ends: false };
const shortestPiece = 2;
const longestRun = 64;

function add(word: string): void {
  if (word.length < shortestPiece && word !== 'i') return;
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

interface Cut {
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
