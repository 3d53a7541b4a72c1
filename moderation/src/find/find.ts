import { englishFrameWords, frames, hindiFrameWords, phrases, stems } from '../data/lists';
import { foldIndicWord, isIndic } from '../read/chars';
import { englishRoot, foldInflection } from '../read/inflection';
import { loosen, phoneticStem } from '../read/phonetic';
import type { Reading, Views } from '../read/read';
import type { View } from '../read/view';
import type { FieldRules } from '../rules';
import type { Find } from '../types';
import { allowedSpans, isInside } from './allowed';
import { unwantedContacts } from './contacts';
import { frameFinder } from './frames';
import { phraseFinder } from './phrases';
import { isOfThings, isSpokenAgainst, TypedText } from './veto';
import { promoteWeak } from './weak';
import { Vocabulary } from './vocabulary';
import { indicStem, squeezeStem, wordFinder } from './words';

const asWritten = (stem: string): string => stem;
const looseWord = (word: string): string => foldInflection(loosen(word));
const looseStem = (stem: string): string => looseWord(phoneticStem(stem));

const englishVocabulary = new Vocabulary(englishFrameWords, {
  stem: englishRoot,
  word: englishRoot,
});
const hindiVocabulary = new Vocabulary(hindiFrameWords, {
  stem: looseStem,
  word: looseWord,
  particles: ['hi', 'bi', 'to', 'toh'],
});

const inSqueezed = wordFinder(stems.english, squeezeStem);
const inPlain = [
  wordFinder([...stems.englishDoubled, ...stems.hindiExact], asWritten),
  wordFinder(stems.indic, indicStem(foldIndicWord)),
];
const namesOnly = wordFinder(stems.inNames, asWritten);
const romanStems = wordFinder(stems.hindi, phoneticStem);

/** Shapes and frames: confessions have some more. */
const sentences = {
  talk: {
    inPlain: [
      phraseFinder(phrases.english, asWritten),
      frameFinder(frames.english, englishVocabulary),
    ],
    inSpoken: frameFinder(frames.hindi, hindiVocabulary),
  },
  confessions: {
    inPlain: [
      phraseFinder([...phrases.english, ...phrases.confessions], asWritten),
      frameFinder([...frames.english, ...frames.englishConfessions], englishVocabulary),
    ],
    inSpoken: frameFinder([...frames.hindi, ...frames.hindiConfessions], hindiVocabulary),
  },
};
const spokenPhrases = phraseFinder(phrases.hindi, phoneticStem);

function contactFinds(views: Views, rules: FieldRules): Find[] {
  return unwantedContacts(views, rules).map(({ start, end }) => ({
    classification: 'doxxing',
    severity: 'severe',
    start,
    end,
  }));
}

function findIn(
  { plain, squeezed, spoken }: Views,
  { asTyped, text, rules }: { asTyped: View; text: TypedText; rules: FieldRules },
): Find[] {
  const kind = rules.anonymous ? sentences.confessions : sentences.talk;
  const finds = inSqueezed(squeezed);
  for (const find of inPlain) finds.push(...find(plain));
  for (const find of kind.inPlain) finds.push(...find(plain));
  for (const find of romanStems(spoken)) {
    // The rough spelling would make Kathua a slur: what is written in an Indic script has lists of its own.
    if (!isIndic(text.typed.charAt(find.start))) finds.push(find);
  }
  finds.push(...spokenPhrases(spoken), ...kind.inSpoken(spoken));
  if (rules.runTogether) finds.push(...namesOnly(plain));
  if (finds.length === 0) return finds;
  const spans = allowedSpans(plain);
  if (asTyped !== plain) spans.push(...allowedSpans(asTyped));
  return finds.filter(
    (find) => !isInside(find, spans) && !isOfThings(find, text) && !isSpokenAgainst(find, text),
  );
}

/** Everything that the lists and shapes know in this text, allow-list applied. */
export function findAll(reading: Reading, rules: FieldRules): Find[] {
  const { typed, plain } = reading;
  const context = { asTyped: plain, text: new TypedText(typed), rules };
  return [reading, ...reading.others].flatMap((views) =>
    promoteWeak([...findIn(views, context), ...contactFinds(views, rules)], typed),
  );
}
