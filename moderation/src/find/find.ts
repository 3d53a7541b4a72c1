import { frames, likeness as thresholds, phrases, stems } from '../data/lists';
import { foldIndicWord, isIndic } from '../read/chars';
import { phoneticStem } from '../read/phonetic';
import type { Reading, Views } from '../read/read';
import type { View } from '../read/view';
import type { FieldRules } from '../rules';
import type { Find } from '../types';
import { allowedSpans, isInside } from './allowed';
import { unwantedContacts } from './contacts';
import { frameFinder } from './frames';
import { likenessOf } from './likeness';
import { phraseFinder } from './phrases';
import { isOfThings, isSpokenAgainst, TypedText } from './veto';
import { promoteWeak } from './weak';
import { englishVocabulary, hindiVocabulary } from './vocabularies';
import { indicStem, squeezeStem, wordFinder } from './words';

const asWritten = (stem: string): string => stem;
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
    certain: rules.contacts === 'none',
  }));
}

/** Insults and body parts that have no other meaning; a slur may be quoted, and named as one. */
function isCertain({ classification, severity }: Find): boolean {
  return severity === 'severe' && (classification === 'abuse' || classification === 'sexual');
}

function findIn(
  { plain, squeezed, spoken }: Views,
  { asTyped, text, rules }: { asTyped: View; text: TypedText; rules: FieldRules },
): Find[] {
  const kind = rules.anonymous ? sentences.confessions : sentences.talk;
  const words = inSqueezed(squeezed);
  for (const find of inPlain) words.push(...find(plain));
  for (const find of romanStems(spoken)) {
    // The rough spelling would make Kathua a slur: what is written in an Indic script has lists of its own.
    if (!isIndic(text.typed.charAt(find.start))) words.push(find);
  }
  if (rules.runTogether) words.push(...namesOnly(plain));
  const finds = words.map((find) => ({ ...find, certain: isCertain(find) }));
  for (const find of kind.inPlain) finds.push(...find(plain));
  finds.push(...spokenPhrases(spoken), ...kind.inSpoken(spoken));
  if (finds.length === 0) return finds;
  const spans = allowedSpans(plain);
  if (asTyped !== plain) spans.push(...allowedSpans(asTyped));
  return finds.filter(
    (find) => !isInside(find, spans) && !isOfThings(find, text) && !isSpokenAgainst(find, text),
  );
}

/** What sounds like it must be refused although no list knows it, or like nothing of the sort although one does. */
function secondOpinion(reading: Reading, rules: FieldRules, finds: readonly Find[]): Find[] {
  if (finds.some(({ severity }) => severity === 'severe')) {
    if (finds.some(({ certain, severity }) => certain && severity === 'severe')) return [...finds];
    const asTyped = likenessOf(reading, rules);
    return asTyped && asTyped.score < thresholds.excuseBelow ? [] : [...finds];
  }
  const likely = [reading, ...reading.others]
    .map((views) => likenessOf(views, rules))
    .find((likeness) => likeness && likeness.score >= thresholds.refuseFrom);
  return likely ? [...finds, { ...likely, severity: 'severe' }] : [...finds];
}

/** Everything that the lists and shapes know in this text, allow-list applied, and what it is like as a whole. */
export function findAll(reading: Reading, rules: FieldRules): Find[] {
  const { typed, plain } = reading;
  const context = { asTyped: plain, text: new TypedText(typed), rules };
  const finds = [reading, ...reading.others].flatMap((views, number) =>
    promoteWeak(
      [...findIn(views, context), ...contactFinds(views, rules)].map((find) =>
        // Nobody hides what is harmless.
        number > 0 ? { ...find, certain: true } : find,
      ),
      typed,
    ),
  );
  return rules.likeness ? secondOpinion(reading, rules, finds) : finds;
}
