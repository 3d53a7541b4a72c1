import { frames, likeness as learnt, phrases, stems } from '../data/lists';
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
import { isOfThings, isVetoed, isSurname, TypedText } from './veto';
import { englishVocabulary, hindiVocabulary } from './vocabularies';
import { indicStem, squeezeStem, wordFinder } from './words';

// `saala`, `kutta`, `mc`: among friends, in a film title or on a stage they are harmless. Two
// different ones side by side are not.
const nextTo = 2;

/** In capitals these are a master of ceremonies, a course or initials. */
function isAbbreviation(fragment: string): boolean {
  return fragment.length <= 2 && fragment !== fragment.toLowerCase();
}

function promoteWeak(finds: readonly Find[], typed: string): Find[] {
  const weak = finds
    .filter(
      (find) => find.severity === 'weak' && !isAbbreviation(typed.slice(find.start, find.end)),
    )
    .sort((a, b) => a.start - b.start);
  const promoted: Find[] = [];
  for (const [at, first] of weak.entries()) {
    const second = weak.slice(at + 1).find((find) => find.start >= first.end);
    if (!second || second.start - first.end > nextTo) continue;
    if (typed.slice(first.start, first.end) === typed.slice(second.start, second.end)) continue;
    const slur = first.classification === 'slur' || second.classification === 'slur';
    promoted.push({
      classification: slur ? 'slur' : 'abuse',
      severity: 'mild',
      start: first.start,
      end: second.end,
    });
  }
  return [...finds.filter((find) => find.severity !== 'weak'), ...promoted];
}

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
    certain: true,
  }));
}

interface Context {
  readonly asTyped: View;
  readonly text: TypedText;
  readonly rules: FieldRules;
}

/** Insults and body parts; a slur is as often named as one. */
function isUnmistakable({ classification, severity }: Find): boolean {
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
  const finds: Find[] = words.map((find) => ({ ...find, unmistakable: isUnmistakable(find) }));
  for (const find of kind.inPlain) finds.push(...find(plain));
  finds.push(...spokenPhrases(spoken), ...kind.inSpoken(spoken));
  if (finds.length === 0) return finds;
  const spans = allowedSpans(plain);
  if (asTyped !== plain) spans.push(...allowedSpans(asTyped));
  return finds.filter(
    (find) =>
      !isInside(find, spans) &&
      !isOfThings(find, text) &&
      !isVetoed(find, text) &&
      !(rules.person && isSurname(find, text)),
  );
}

/** So few words leave no room for an excuse. */
const fewWords = 4;
/** Short texts say little of what they are like, and are said often: more is asked of them, for each word that is missing. */
const shortText = 8;
const askedOfShort = 0.25;
/** A shorter text is refused for what the lists know in it, or not at all. */
const fewestAlone = 5;

/** A number and hardly a word: whose it may be is decided by contacts.ts. */
function isBareNumber(fragment: string): boolean {
  const digits = fragment.match(/\d/g)?.length ?? 0;
  return digits >= 10 && (fragment.match(/\p{L}/gu)?.length ?? 0) <= digits;
}

function countWords({ spoken: { words } }: Views): number {
  return words.filter((word) => word !== fullStop).length;
}

/** Less is asked of a text in disguise: what is harmless is seldom hidden. */
function refusedFrom(views: Views): number {
  if (views.isDisguised) return learnt.refuseDisguisedFrom;
  return learnt.refuseFrom + Math.max(0, shortText - countWords(views)) * askedOfShort;
}

/** What the finds of a reading are taken for as evidence: the gravest of those that the rest of the text may excuse. */
export function evidenceOf(finds: readonly Find[]): Find | undefined {
  const open = finds.filter(({ certain, severity }) => !certain && severity !== 'coarse');
  return (
    open.find(({ unmistakable }) => unmistakable) ??
    open.find(({ severity }) => severity === 'severe') ??
    open[0]
  );
}

function weightOf({ classification, severity, unmistakable }: Find): number {
  if (severity === 'mild') return learnt.mildFind;
  return unmistakable ? learnt.unmistakableFind : learnt.severeFind[classification];
}

interface Listed {
  readonly views: Views;
  readonly finds: readonly Find[];
}

/** What the lists found and what the text is like, weighed together: either may speak for the other. */
function weigh({ views, finds }: Listed, reading: Reading, rules: FieldRules): Find[] {
  const likely = likenessOf(views, rules);
  if (!likely) return [...finds];
  const { score, classification, start, end } = likely;
  const evidence = evidenceOf(finds);
  const from = views.isDisguised ? learnt.refuseDisguisedFrom : learnt.refuseFrom;
  const excused = evidence && countWords(views) >= fewWords && score + weightOf(evidence) < from;
  const kept = excused
    ? finds.filter(({ certain, severity }) => certain || severity === 'coarse')
    : [...finds];
  if (score < refusedFrom(views)) return kept;
  if (!evidence && countWords(views) < fewestAlone) return kept;
  if (classification === 'doxxing' && isBareNumber(reading.typed.slice(start, end))) return kept;
  const named = [...allowedSpans(views.plain), ...allowedSpans(reading.plain)];
  if (named.some((name) => name.start < end && start < name.end)) return kept;
  return [...kept, { classification, severity: 'severe', start, end }];
}

/** Of a text that somebody may have hidden: nobody hides what is merely coarse, or the number of a helpline. */
function findHidden(views: Views, context: Context): Find[] {
  const contacts = context.text.says(ofHelpers) ? [] : contactFinds(views, context.rules);
  return promoteWeak([...findIn(views, context), ...contacts], context.text.typed).filter(
    ({ severity }) => severity !== 'coarse',
  );
}

/** Everything that the lists and shapes know in each reading of this text, allow-list applied. */
export function listFinds(reading: Reading, rules: FieldRules): Listed[] {
  const { typed, plain } = reading;
  const context = { asTyped: plain, text: new TypedText(typed), rules };
  const found = [...findIn(reading, context), ...contactFinds(reading, rules)];
  return [
    { views: reading, finds: promoteWeak(found, typed) },
    ...reading.others.map((views) => ({ views, finds: findHidden(views, context) })),
  ];
}

/** What is found in this text, and what it is like as a whole. */
export function findAll(reading: Reading, rules: FieldRules): Find[] {
  return listFinds(reading, rules).flatMap((listed) =>
    rules.person ? listed.finds : weigh(listed, reading, rules),
  );
}
