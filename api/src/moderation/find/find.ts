import { english, englishDoubled, inNames } from '../data/english';
import { englishWords } from '../data/frames/english-words';
import {
  englishFrames,
  englishMaskedFrames,
  hindiFrames,
  hindiMaskedFrames,
} from '../data/frames/frames';
import { hindiGroups } from '../data/frames/hindi-groups';
import { hinglish, hinglishExact } from '../data/hinglish';
import { indicWords } from '../data/indic';
import * as phrases from '../data/phrases';
import { foldIndicWord, isIndic } from '../read/chars';
import { englishRoot } from '../read/english-root';
import { foldInflection } from '../read/inflection';
import { loosen, phoneticStem } from '../read/phonetic';
import type { Reading, Views } from '../read/read';
import type { View } from '../read/view';
import type { FieldRules } from '../rules';
import type { Find } from '../types';
import { allowedSpans, isInside } from './allowed';
import { findContacts, findMarks } from './contacts';
import { frameFinder } from './frames';
import { phraseFinder } from './phrases';
import { isOfThings, isSpokenAgainst } from './veto';
import { promoteWeak } from './weak';
import { Vocabulary } from './vocabulary';
import { indicStem, squeezeStem, wordFinder } from './words';

const asWritten = (stem: string): string => stem;
const looseWord = (word: string): string => foldInflection(loosen(word));
const looseStem = (stem: string): string => looseWord(phoneticStem(stem));

const englishVocabulary = new Vocabulary(englishWords, { stem: englishRoot, word: englishRoot });
const hindiVocabulary = new Vocabulary(hindiGroups, {
  stem: looseStem,
  word: looseWord,
  particles: ['hi', 'bi', 'to', 'toh'],
});

const inSqueezed = [wordFinder(english, squeezeStem)];
const inPlain = [
  phraseFinder(
    [
      ...phrases.threatPhrases,
      ...phrases.sexualPhrases,
      ...phrases.slurPhrases,
      ...phrases.abusePhrases,
      ...phrases.selfHarmPhrases,
      ...phrases.doxxingPhrases,
      ...phrases.scamPhrases,
    ],
    asWritten,
  ),
  wordFinder([...englishDoubled, ...hinglishExact], asWritten),
  wordFinder(indicWords, indicStem(foldIndicWord)),
  frameFinder(englishFrames, englishVocabulary),
];
const romanStems = wordFinder(hinglish, phoneticStem);
const inSpoken = [
  // The rough spelling would make Kathua a slur: what is written in an Indic script has lists of its own.
  (view: View, typed: string) =>
    romanStems(view).filter((find) => !isIndic(typed.charAt(find.start))),
  phraseFinder(
    [
      ...phrases.threatPhrasesHindi,
      ...phrases.sexualPhrasesHindi,
      ...phrases.slurPhrasesHindi,
      ...phrases.abusePhrasesHindi,
      ...phrases.selfHarmPhrasesHindi,
    ],
    phoneticStem,
  ),
  frameFinder(hindiFrames, hindiVocabulary),
];
const namesOnly = wordFinder(inNames, asWritten);
const confessionsOnly = [
  phraseFinder(phrases.confessionPhrases, asWritten),
  frameFinder(englishMaskedFrames, englishVocabulary),
];
const confessionsOnlySpoken = frameFinder(hindiMaskedFrames, hindiVocabulary);

function contactFinds(views: Views, { contacts, anonymous }: FieldRules): Find[] {
  if (contacts === 'any') return [];
  return [
    ...findContacts(views).filter((contact) => contacts === 'none' || contact.ofOthers),
    ...(anonymous ? findMarks(views) : []),
  ].map(({ start, end }) => ({ classification: 'doxxing', severity: 'severe', start, end }));
}

function findIn(
  { plain, squeezed, spoken }: Views,
  { typed, plain: asTyped }: Reading,
  rules: FieldRules,
): Find[] {
  const found = [
    ...inSqueezed.flatMap((find) => find(squeezed)),
    ...inPlain.flatMap((find) => find(plain)),
    ...inSpoken.flatMap((find) => find(spoken, typed)),
    ...(rules.runTogether ? namesOnly(plain) : []),
    ...(rules.anonymous
      ? [...confessionsOnly.flatMap((find) => find(plain)), ...confessionsOnlySpoken(spoken)]
      : []),
  ];
  const spans = found.length > 0 ? [...allowedSpans(plain), ...allowedSpans(asTyped)] : [];
  return found.filter(
    (find) => !isInside(find, spans) && !isOfThings(find, typed) && !isSpokenAgainst(find, typed),
  );
}

/** Everything that the lists and shapes know in this text, allow-list applied. */
export function findAll(reading: Reading, rules: FieldRules): Find[] {
  const { typed } = reading;
  const finds = findIn(reading, reading, rules);
  const promoted = promoteWeak([...finds, ...contactFinds(reading, rules)], typed);
  const hidden = reading.others.flatMap((views) =>
    promoteWeak([...findIn(views, reading, rules), ...contactFinds(views, rules)], typed),
  );
  return [...promoted, ...hidden];
}
