import { moderateText } from '../moderate-text';
import type { TextVerdict } from '../types';
import { evasions } from './evasions';
import {
  languages,
  linesOfNames,
  passingLines,
  refusedLines,
  type Lines,
  type PassingLine,
} from './read-labelled';

export interface Share {
  readonly label: string;
  readonly lines: number;
  /** The wrong ones among them: missed, or refused although harmless. */
  readonly wrong: number;
}

const judged = new Map<string, TextVerdict>();

/** The verdict on a line; several figures are about the same lines. */
export function verdictOn({ text, kind }: Pick<PassingLine, 'text' | 'kind'>): TextVerdict {
  const key = `${kind} ${text}`;
  const verdict = judged.get(key) ?? moderateText(text, kind);
  judged.set(key, verdict);
  return verdict;
}

function isRefused(line: Pick<PassingLine, 'text' | 'kind'>): boolean {
  return verdictOn(line).verdict === 'refuse';
}

function severe(set: Lines): ReturnType<typeof refusedLines> {
  return refusedLines(set).filter((line) => line.severity === 'severe');
}

function sum(label: string, shares: readonly Share[]): Share {
  const add = (key: 'lines' | 'wrong'): number => shares.reduce((all, one) => all + one[key], 0);
  return { label, lines: add('lines'), wrong: add('wrong') };
}

/** Severe lines that were not refused, by class and by language, the total last. */
export function missedSevere(set: Lines): Share[] {
  const lines = severe(set).map((line) => ({ ...line, missed: !isRefused(line) }));
  const share = (label: string, of: typeof lines): Share => ({
    label,
    lines: of.length,
    wrong: of.filter(({ missed }) => missed).length,
  });
  const classes = [...new Set(lines.map((line) => line.classification))].sort();
  return [
    ...classes.map((name) =>
      share(
        name,
        lines.filter((line) => line.classification === name),
      ),
    ),
    ...languages.map((name) =>
      share(
        name,
        lines.filter((line) => line.language === name),
      ),
    ),
    share('severe lines', lines),
  ];
}

/** Harmless lines that were refused, by language, the total last. */
export function falseAlarms(set: Lines): Share[] {
  const lines = [...passingLines(set), ...linesOfNames(set)];
  const shares = languages.map((language) => {
    const own = lines.filter((line) => line.language === language);
    const wrong = own.filter(isRefused).length;
    return { label: `harmless, ${language}`, lines: own.length, wrong };
  });
  return [...shares, sum('harmless lines', shares)];
}

/** Each severe line through each evasion that changes it, the total last. */
export function passedEvasions(set: Lines): Share[] {
  const shares = Object.entries(evasions).map(([label, hide]) => {
    const hidden = severe(set)
      .map(({ text, kind }) => ({ text: hide(text), from: text, kind }))
      .filter(({ text, from }) => text !== from);
    const wrong = hidden.filter((line) => !isRefused(line)).length;
    return { label, lines: hidden.length, wrong };
  });
  return [...shares, sum('evasions', shares)];
}

export function tableOf(shares: readonly Share[]): string {
  return shares
    .map(({ label, lines, wrong }) => {
      const percent = ((100 * wrong) / Math.max(1, lines)).toFixed(1);
      return `${label.padEnd(30)} ${String(lines).padStart(6)} lines ${String(wrong).padStart(5)} wrong ${percent.padStart(6)} %`;
    })
    .join('\n');
}
