import { moderateText } from '../moderate-text';
import type { FieldKind, TextVerdict } from '../types';
import { passingLines, refusedLines, type Half } from './read-labelled';

const known = new Map<string, TextVerdict>();

function verdictOf({ text, kind }: { text: string; kind: FieldKind }): TextVerdict {
  const verdict = known.get(`${kind} ${text}`) ?? moderateText(text, kind);
  known.set(`${kind} ${text}`, verdict);
  return verdict;
}

function missed(half: Half, severity: 'severe' | 'mild'): { lines: number; missed: string[] } {
  const lines = refusedLines(half).filter((line) => line.severity === severity);
  const slipped = lines.filter((line) => verdictOf(line).verdict === 'allow');
  return { lines: lines.length, missed: slipped.map(({ text }) => text) };
}

function falseAlarms(half: Half): { lines: number; refused: string[] } {
  const lines = passingLines(half);
  const refused = lines.filter((line) => verdictOf(line).verdict === 'refuse');
  return { lines: lines.length, refused: refused.map(({ text }) => text) };
}

describe.each<Half>(['tuning', 'held-out'])('the %s half of the labelled lines', (half) => {
  it('has at least 90 % of the severe lines refused', () => {
    const { lines, missed: slipped } = missed(half, 'severe');
    expect(slipped.length / lines).toBeLessThanOrEqual(0.1);
  });

  it('raises at most 1 % false alarms', () => {
    const { lines, refused } = falseAlarms(half);
    expect(refused.length / lines).toBeLessThanOrEqual(0.01);
  });
});

it('is large enough to say something', () => {
  const halves: Half[] = ['tuning', 'held-out'];
  expect(halves.flatMap(refusedLines).length).toBeGreaterThanOrEqual(350);
  expect(halves.flatMap(passingLines).length).toBeGreaterThanOrEqual(400);
});

it('keeps the two halves apart', () => {
  const tuning = new Set(
    [...refusedLines('tuning'), ...passingLines('tuning')].map(({ text }) => text),
  );
  const heldOut = [...refusedLines('held-out'), ...passingLines('held-out')].map(
    ({ text }) => text,
  );
  expect(heldOut.filter((text) => tuning.has(text))).toEqual([]);
});

it('names the right class for at least nine of ten severe lines that it refuses', () => {
  const severe = refusedLines('tuning').filter((line) => line.severity === 'severe');
  const named = severe.map((line) => {
    const verdict = verdictOf(line);
    return verdict.verdict === 'refuse'
      ? verdict.classification === line.classification
      : undefined;
  });
  const refused = named.filter((right) => right !== undefined);
  expect(refused.filter(Boolean).length / refused.length).toBeGreaterThanOrEqual(0.9);
});
