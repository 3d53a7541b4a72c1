import {
  englishFrameWords,
  hindiFrameWords,
  phrases,
  stems,
  words,
  type PhraseGroup,
  type StemGroup,
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
