import { commonEnglish, commonHindi } from '../data/common';
import { englishWords } from '../data/frames/english-words';
import { hindiGroups } from '../data/frames/hindi-groups';
import { groups } from '../data/groups';
import { masked } from '../data/masked';
import * as phrases from '../data/phrases';
import { memoised } from './memo';
import { phoneticStem } from './phonetic';

// Every word that the lists and shapes are made of, and the common ones: what a cut, starred or
// turned text is put together to. A word that is not here may still be found as it stands.
function literals(sources: readonly string[], shortest: number): string[] {
  return sources
    .flatMap((source) => source.match(/[a-z]+/g) ?? [])
    .filter((word) => word.length >= shortest);
}

const shapes = Object.entries(phrases).map(([name, all]) => ({
  hindi: name.endsWith('Hindi'),
  sources: all.flatMap((group) => group.phrases),
}));
const shortest = 3;

export const englishLexicon: readonly string[] = [
  ...new Set([
    ...masked,
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
    ...literals(Object.values(hindiGroups), 2),
    ...commonHindi,
    ...literals(
      shapes.filter(({ hindi }) => hindi).flatMap(({ sources }) => sources),
      shortest,
    ),
    ...literals(Object.values(groups), shortest),
  ]),
];

const english = new Set(englishLexicon);
const hindi = new Set(hindiLexicon.map(phoneticStem));
export const longestKnown = 16;

/** Whether this is a word, spelt as it is or as roman Hindi is. */
export const isKnown = memoised(
  (word: string) =>
    word.length <= longestKnown && (english.has(word) || hindi.has(phoneticStem(word))),
);

const common = new Set([...commonEnglish, ...commonHindi]);

export function isCommon(word: string): boolean {
  return common.has(word);
}
