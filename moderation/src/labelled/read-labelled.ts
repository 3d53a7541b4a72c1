import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  classifications,
  fieldKinds,
  type Classification,
  type FieldKind,
  type Severity,
} from '../types';
import { linesWithNames } from './names';

/**
 * `held-out` was written by somebody else and never used for tuning: only its totals are
 * read. A line of it that somebody has read moves to `tuning`.
 */
export const sets = ['tuning', 'held-out'] as const;
export type LineSet = (typeof sets)[number];

/** Writers of the tuning lines: lines of one writer resemble each other more than those of another. */
export const writers = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;
export type Writer = (typeof writers)[number];
/** A set, or one writer's part of `tuning`. */
export type Lines = LineSet | Writer;

export const languages = ['english', 'hinglish', 'devanagari'] as const;
export type Language = (typeof languages)[number];

export interface PassingLine {
  readonly language: Language;
  readonly kind: FieldKind;
  readonly text: string;
}

export interface RefusedLine extends PassingLine {
  readonly classification: Classification;
  readonly severity: Extract<Severity, 'severe' | 'mild'>;
}

function linesOf(file: string): string[] {
  return readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

// Invisible characters are escaped in the files, so that they can be seen.
function unescape(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

function oneOf<T extends string>(known: readonly T[], word: string | undefined, line: string): T {
  const label = known.find((each) => each === word);
  if (label === undefined) throw new Error(`Unknown label in: ${line}`);
  return label;
}

function cut(line: string): { labels: string[]; text: string } {
  const colon = line.indexOf(': ');
  if (colon < 0) throw new Error(`No label in: ${line}`);
  return { labels: line.slice(0, colon).split(' '), text: unescape(line.slice(colon + 2)) };
}

function asRefused(line: string, language: Language): RefusedLine {
  const { labels, text } = cut(line);
  return {
    language,
    classification: oneOf(classifications, labels[0], line),
    severity: oneOf(['severe', 'mild'] as const, labels[1], line),
    kind: oneOf(fieldKinds, labels[2], line),
    text,
  };
}

function asPassing(line: string, language: Language): PassingLine {
  const { labels, text } = cut(line);
  return { language, kind: oneOf(fieldKinds, labels[0], line), text };
}

function linesIn<Line>(
  set: Lines,
  file: 'refused' | 'passing',
  parse: (line: string, language: Language) => Line,
): Line[] {
  const folders =
    set === 'tuning'
      ? writers.map((writer) => `tuning/${writer}`)
      : [set === 'held-out' ? set : `tuning/${set}`];
  return folders.flatMap((folder) =>
    languages.flatMap((language) =>
      linesOf(`${folder}/${language}/${file}.txt`).map((line) => parse(line, language)),
    ),
  );
}

/** Lines that must be refused. */
export function refusedLines(set: Lines): RefusedLine[] {
  return linesIn(set, 'refused', asRefused);
}

/** Lines that must pass. */
export function passingLines(set: Lines): PassingLine[] {
  return linesIn(set, 'passing', asPassing);
}

/** Names of a state or union territory, by kind: `roman letters` and Devanagari, as in `tuning/names.txt`. */
export function namesByState(): ReadonlyMap<string, readonly string[]> {
  const kinds = ['place', 'dish', 'song', 'person', 'course'];
  return new Map(
    linesOf('held-out/names.txt').map((line) => {
      const [state = '', ...names] = line.split(' | ');
      return [state, names.map((name, at) => `${kinds[at] ?? ''} ${name}`)];
    }),
  );
}

/** Indian names in ordinary sentences, which must pass. */
export function linesOfNames(set: Lines): PassingLine[] {
  if (set === 'held-out') return linesWithNames([...namesByState().values()].flat());
  return set === 'tuning' ? linesWithNames(linesOf('tuning/names.txt')) : [];
}

/** Long used for tuning, in these and other languages: not part of the figures, but must not fail again. */
export function earlierLines(): { refused: RefusedLine[]; passing: PassingLine[] } {
  return {
    refused: linesOf('tuning/earlier/refused.txt').map((line) => asRefused(line, 'english')),
    passing: linesOf('tuning/earlier/passing.txt').map((line) => asPassing(line, 'english')),
  };
}
