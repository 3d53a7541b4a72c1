import { english, englishDoubled, inNames } from '../data/english';
import { hinglish, hinglishExact } from '../data/hinglish';
import { indicWords } from '../data/indic';
import * as phrases from '../data/phrases';
import { foldIndicWord } from '../read/chars';
import { phoneticStem } from '../read/phonetic';
import type { Reading } from '../read/read';
import type { FieldRules } from '../rules';
import type { Find } from '../types';
import { allowedSpans, isInside } from './allowed';
import { findContacts } from './contacts';
import { phraseFinder } from './phrases';
import { promoteWeak } from './weak';
import { indicStem, squeezeStem, wordFinder } from './words';

const asWritten = (stem: string): string => stem;

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
];
const inSpoken = [
  wordFinder(hinglish, phoneticStem),
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
];
const namesOnly = wordFinder(inNames, asWritten);
const confessionsOnly = phraseFinder(phrases.confessionPhrases, asWritten);

function contactFinds(reading: Reading, contacts: FieldRules['contacts']): Find[] {
  if (contacts === 'any') return [];
  return findContacts(reading)
    .filter((contact) => contacts === 'none' || contact.ofOthers)
    .map(({ start, end }) => ({ classification: 'doxxing', severity: 'severe', start, end }));
}

/** Everything that the lists and shapes know in this text, allow-list applied. */
export function findAll(reading: Reading, rules: FieldRules): Find[] {
  const found = [
    ...inSqueezed.flatMap((find) => find(reading.squeezed)),
    ...inPlain.flatMap((find) => find(reading.plain)),
    ...inSpoken.flatMap((find) => find(reading.spoken)),
    ...(rules.runTogether ? namesOnly(reading.plain) : []),
    ...(rules.anonymous ? confessionsOnly(reading.plain) : []),
  ];
  const spans = found.length > 0 ? allowedSpans(reading.plain) : [];
  const finds = found.filter((find) => !isInside(find, spans));
  return promoteWeak([...finds, ...contactFinds(reading, rules.contacts)], reading.typed);
}
