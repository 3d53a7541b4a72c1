import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Classification, FieldKind, Severity } from '../types';

export type Half = 'tuning' | 'held-out';

export interface RefusedLine {
  readonly classification: Classification;
  readonly severity: Extract<Severity, 'severe' | 'mild'>;
  readonly kind: FieldKind;
  readonly text: string;
}

export interface PassingLine {
  readonly kind: FieldKind;
  readonly text: string;
}

const kinds: readonly FieldKind[] = [
  'post',
  'comment',
  'confession',
  'confessionComment',
  'communityName',
  'username',
  'name',
  'title',
  'description',
  'contact',
  'datingText',
  'chat',
];
const classes: readonly Classification[] = [
  'threat',
  'sexual',
  'slur',
  'abuse',
  'self-harm',
  'doxxing',
  'scam',
];

function linesOf(half: Half, file: string): string[] {
  return readFileSync(fileURLToPath(new URL(`${half}/${file}`, import.meta.url)), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

// Invisible characters are written out in the files, so that a reader sees them.
function unescape(text: string): string {
  return text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

function oneOf<T extends string>(known: readonly T[], word: string | undefined, line: string): T {
  const found = known.find((each) => each === word);
  if (found === undefined) throw new Error(`Unknown label in: ${line}`);
  return found;
}

function cut(line: string): { labels: string[]; text: string } {
  const colon = line.indexOf(': ');
  if (colon < 0) throw new Error(`No label in: ${line}`);
  return { labels: line.slice(0, colon).split(' '), text: unescape(line.slice(colon + 2)) };
}

/** Lines that must be refused. */
export function refusedLines(half: Half): RefusedLine[] {
  return linesOf(half, 'refused.txt').map((line) => {
    const { labels, text } = cut(line);
    return {
      classification: oneOf(classes, labels[0], line),
      severity: oneOf(['severe', 'mild'] as const, labels[1], line),
      kind: oneOf(kinds, labels[2], line),
      text,
    };
  });
}

/** Lines that must pass. */
export function passingLines(half: Half): PassingLine[] {
  return linesOf(half, 'passing.txt').map((line) => {
    const { labels, text } = cut(line);
    return { kind: oneOf(kinds, labels[0], line), text };
  });
}
