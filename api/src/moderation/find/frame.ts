import type { Classification, Find, Severity } from '../types';

/** Groups of words that mean harm only together, in any order, within so many words of one sentence. */
export interface Frame extends Pick<Find, 'classification' | 'severity'> {
  readonly span: number;
  /** Of each of these one concept must be met. */
  readonly needs: readonly (readonly number[])[];
  /** None of these may be near. */
  readonly unless: readonly number[];
}

const classes: readonly Classification[] = [
  'threat',
  'sexual',
  'slur',
  'abuse',
  'self-harm',
  'doxxing',
  'scam',
];
const severities: readonly Severity[] = ['mild', 'severe'];

function known<T extends string>(all: readonly T[], name: string | undefined, line: string): T {
  const found = all.find((one) => one === name);
  if (found === undefined) throw new Error(`Not a frame: ${line}`);
  return found;
}

/** `threat severe 8 weapon|tool use ! film`: see data/frames. */
export function parseFrame(line: string, idOf: (concept: string) => number): Frame {
  const [head = '', tail = ''] = line.split('!');
  const [classification, severity, span, ...needs] = head.trim().split(' ');
  return {
    classification: known(classes, classification, line),
    severity: known(severities, severity, line),
    span: Number(span),
    needs: needs.map((names) => names.split('|').map(idOf)),
    unless: tail.trim().split(' ').filter(Boolean).map(idOf),
  };
}
