import { frames, likeness as thresholds, phrases, stems } from '../data/lists';
import { foldIndicWord, isIndic } from '../read/chars';
import { phoneticStem } from '../read/phonetic';
import type { Reading, Views } from '../read/read';
import { fullStop, type View } from '../read/view';
import type { FieldRules } from '../rules';
import type { Find } from '../types';
import { allowedSpans, isInside } from './allowed';
import { ofHelpers, unwantedContacts } from './contacts';
import { frameFinder } from './frames';
import { likenessOf } from './likeness';
import { phraseFinder } from './phrases';
import { isOfThings, isSpokenAgainst, isSurname, TypedText } from './veto';
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

interface Context {
  readonly asTyped: View;
  readonly text: TypedText;
  readonly rules: FieldRules;
}

/** Insults and body parts that have no other meaning; a slur may be quoted, and named as one. */
function isCertain({ classification, severity }: Find): boolean {
  return severity === 'severe' && (classification === 'abuse' || classification === 'sexual');
}

function findIn({ plain, squeezed, spoken }: Views, { asTyped, text, rules }: Context): Find[] {
  const kind = rules.anonymous ? sentences.confessions : sentences.talk;
  const words = inSqueezed(squeezed);
  for (const find of inPlain) words.push(...find(plain));
  for (const find of romanStems(spoken)) {
    // The rough spelling would make Kathua a slur: what is written in an Indic script has lists of its own.
    if (!isIndic(text.typed.charAt(find.start))) words.push(find);
  }
  if (rules.runTogether) words.push(...namesOnly(plain));
  const finds: Find[] = words.map((find) => ({ ...find, certain: isCertain(find) }));
  for (const find of kind.inPlain) finds.push(...find(plain));
  finds.push(...spokenPhrases(spoken), ...kind.inSpoken(spoken));
  if (finds.length === 0) return finds;
  const spans = allowedSpans(plain);
  if (asTyped !== plain) spans.push(...allowedSpans(asTyped));
  return finds.filter(
    (find) =>
      !isInside(find, spans) &&
      !isOfThings(find, text) &&
      !isSpokenAgainst(find, text) &&
      !(rules.person && isSurname(find, text)),
  );
}

/** So few words say little of what they are like, and are said often: more is asked of them. */
const fewWords = 4;
const askedOfFew = 2.5;

/** A number and hardly a word: whose it may be is decided by contacts.ts. */
function isBareNumber(fragment: string): boolean {
  const digits = fragment.match(/\d/g)?.length ?? 0;
  return digits >= 10 && (fragment.match(/\p{L}/gu)?.length ?? 0) <= digits;
}

function refusedFrom({ spoken: { words } }: Views): number {
  const few = words.filter((word) => word !== fullStop).length < fewWords;
  return thresholds.refuseFrom + (few ? askedOfFew : 0);
}

/** What is like that which must be refused although no list knows it, or unlike it although one does. */
function secondOpinion(reading: Reading, rules: FieldRules, finds: readonly Find[]): Find[] {
  const severe = finds.filter(({ severity }) => severity === 'severe');
  if (severe.some(({ certain }) => certain)) return [...finds];
  if (severe.length > 0) {
    const asTyped = likenessOf(reading, rules);
    return asTyped && asTyped.score < thresholds.excuseBelow ? [] : [...finds];
  }
  const { typed } = reading;
  for (const views of [reading, ...reading.others]) {
    const likely = likenessOf(views, rules);
    if (!likely || likely.score < refusedFrom(views)) continue;
    if (likely.classification === 'doxxing' && isBareNumber(typed.slice(likely.start, likely.end)))
      continue;
    const named = [...allowedSpans(views.plain), ...allowedSpans(reading.plain)];
    if (!named.some(({ start, end }) => start < likely.end && likely.start < end))
      return [...finds, { ...likely, severity: 'severe' }];
  }
  return [...finds];
}

/** Of a text that somebody may have hidden: nobody hides what is merely coarse, or the number of a helpline. */
function findHidden(views: Views, context: Context): Find[] {
  const contacts = context.text.says(ofHelpers) ? [] : contactFinds(views, context.rules);
  return promoteWeak([...findIn(views, context), ...contacts], context.text.typed)
    .filter(({ severity }) => severity !== 'coarse')
    .map((find) => ({ ...find, certain: true }));
}

/** Everything that the lists and shapes know in this text, allow-list applied, and what it is like as a whole. */
export function findAll(reading: Reading, rules: FieldRules): Find[] {
  const { typed, plain } = reading;
  const context = { asTyped: plain, text: new TypedText(typed), rules };
  const finds = [
    ...promoteWeak([...findIn(reading, context), ...contactFinds(reading, rules)], typed),
    ...reading.others.flatMap((views) => findHidden(views, context)),
  ];
  return rules.person ? finds : secondOpinion(reading, rules, finds);
}
