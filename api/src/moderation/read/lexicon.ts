import type { StemGroup } from '../types';
import { commonEnglish, commonHindi } from '../data/common';
import { english as englishStems, englishDoubled } from '../data/english';
import { englishWords } from '../data/frames/english-words';
import { hindiGroups } from '../data/frames/hindi-groups';
import { groups } from '../data/groups';
import { hinglish, hinglishExact } from '../data/hinglish';
import { masked } from '../data/masked';
import * as phrases from '../data/phrases';
import { memoised } from './memo';
import { foldInflection } from './inflection';
import { phoneticStem } from './phonetic';
import { englishRoot } from './english-root';

// Every word that the lists and shapes are made of, and the common ones: what a cut, starred or
// turned text is put together to. A word that is not here may still be found as it stands.
function literals(sources: readonly string[], shortest: number): string[] {
  return sources
    .flatMap((source) => source.match(/[a-z]+/g) ?? [])
    .filter((word) => word.length >= shortest);
}

/** Of the stems those that are words or begin one. */
function stemsOf(lists: readonly StemGroup[]): string[] {
  return lists
    .flatMap(({ stems }) => stems)
    .flatMap((stem) => /^\|([a-z]{3,})\|?$/.exec(stem)?.[1] ?? []);
}

const shapes = Object.entries(phrases).map(([name, all]) => ({
  hindi: name.endsWith('Hindi'),
  sources: all.flatMap((group) => group.phrases),
}));
const shortest = 3;

export const englishLexicon: readonly string[] = [
  ...new Set([
    ...masked,
    ...stemsOf([...englishStems, ...englishDoubled]),
    ...literals(Object.values(englishWords), 2),
    ...commonEnglish,
    ...literals(
      shapes.filter(({ hindi }) => !hindi).flatMap(({ sources }) => sources),
      shortest,
    ),
  ]),
];
export const hindiLexicon: readonly string[] = [
  ...new Set([
    ...masked,
    ...stemsOf([...hinglish, ...hinglishExact]),
    ...literals(Object.values(hindiGroups), 2),
    ...commonHindi,
    ...literals(
      shapes.filter(({ hindi }) => hindi).flatMap(({ sources }) => sources),
      shortest,
    ),
    ...literals(Object.values(groups), shortest),
  ]),
];

const english = new Set(englishLexicon.map(englishRoot));
const rootOf = (word: string): string => foldInflection(phoneticStem(word));
const hindi = new Set(hindiLexicon.map(rootOf));
export const longestKnown = 16;

/** Whether this is a word, spelt as it is or as roman Hindi is. */
export const isKnown = memoised(
  (word: string) =>
    word.length <= longestKnown && (english.has(englishRoot(word)) || hindi.has(rootOf(word))),
);

const common = new Set([...commonEnglish, ...commonHindi]);

export function isCommon(word: string): boolean {
  return common.has(word);
}
