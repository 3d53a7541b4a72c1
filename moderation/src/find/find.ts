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
import { englishVocabulary, hindiVocabulary } from './vocabulary';
import { indicStem, squeezeStem, wordFinder } from './words';

// `saala`, `kutta`, `mc`: harmless among friends, in a film title or on a stage. Two
// different ones side by side are not.
const nextTo = 2;

/** In capitals these mean a master of ceremonies, a course or initials. */
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

/** Shapes and frames: confessions have additional ones. */
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

/** Insults and body parts; a slur is often only mentioned. */
function isUnmistakable({ classification, severity }: Find): boolean {
  return severity === 'severe' && (classification === 'abuse' || classification === 'sexual');
}

function findIn({ plain, squeezed, spoken }: Views, { asTyped, text, rules }: Context): Find[] {
  const kind = rules.anonymous ? sentences.confessions : sentences.talk;
  const words = inSqueezed(squeezed);
  for (const find of inPlain) words.push(...find(plain));
  for (const find of romanStems(spoken)) {
    // The rough spelling would make Kathua a slur: Indic scripts have separate lists.
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

/** A text with this few words leaves no room for an excuse. */
const fewWords = 4;
/** Short texts carry little information and are common: the threshold rises with each missing word. */
const shortText = 8;
const askedOfShort = 0.25;
/** A shorter text is refused only for list matches. */
const fewestAlone = 5;

/** A number with hardly any words: contacts.ts decides whose it may be. */
function isBareNumber(fragment: string): boolean {
  const digits = fragment.match(/\d/g)?.length ?? 0;
  return digits >= 10 && (fragment.match(/\p{L}/gu)?.length ?? 0) <= digits;
}

function countWords({ spoken: { words } }: Views): number {
  return words.filter((word) => word !== fullStop).length;
}

/** A disguised text has a lower threshold: harmless text is seldom disguised. */
function refusedFrom(views: Views): number {
  if (views.isDisguised) return learnt.refuseDisguisedFrom;
  return learnt.refuseFrom + Math.max(0, shortText - countWords(views)) * askedOfShort;
}

/** The evidence from the matches of a reading: the most serious of those that the rest of the text may excuse. */
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

/** List matches and likeness, weighed together: either may support the other. */
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

/** For a text that may be disguised: nobody disguises merely coarse words, or a helpline number. */
function findHidden(views: Views, context: Context): Find[] {
  const contacts = context.text.says(ofHelpers) ? [] : contactFinds(views, context.rules);
  return promoteWeak([...findIn(views, context), ...contacts], context.text.typed).filter(
    ({ severity }) => severity !== 'coarse',
  );
}

/** All list and shape matches in each reading of this text, after the allow-list. */
export function listFinds(reading: Reading, rules: FieldRules): Listed[] {
  const { typed, plain } = reading;
  const context = { asTyped: plain, text: new TypedText(typed), rules };
  const found = [...findIn(reading, context), ...contactFinds(reading, rules)];
  return [
    { views: reading, finds: promoteWeak(found, typed) },
    ...reading.others.map((views) => ({ views, finds: findHidden(views, context) })),
  ];
}

/** The matches in this text, and the likeness of the whole. */
export function findAll(reading: Reading, rules: FieldRules): Find[] {
  return listFinds(reading, rules).flatMap((listed) =>
    rules.person ? listed.finds : weigh(listed, reading, rules),
  );
}
