import { fieldKinds } from '../types';
import {
  falseAlarms,
  missedSevere,
  passedEvasions,
  tableOf,
  verdictOn,
  type Share,
} from './figures';
import {
  earlierLines,
  languages,
  namesByState,
  passingLines,
  refusedLines,
  sets,
  type PassingLine,
} from './read-labelled';

function wrongShare(shares: readonly Share[]): number {
  const total = shares.at(-1);
  if (!total) throw new Error('nothing was measured');
  return total.wrong / total.lines;
}

const verdictOf = (line: Pick<PassingLine, 'text' | 'kind'>) => verdictOn(line).verdict;

// The floors are slightly below the results on the lines that nobody has read.
describe('labelled lines never used for tuning', () => {
  it('at least 86% of the severe lines are rejected', () => {
    const shares = missedSevere('held-out');
    expect({ wrong: wrongShare(shares) <= 0.14, table: tableOf(shares) }).toMatchObject({
      wrong: true,
    });
  });

  it('at least 92.5% of the disguised severe lines are rejected', () => {
    const shares = passedEvasions('held-out');
    expect({ wrong: wrongShare(shares) <= 0.075, table: tableOf(shares) }).toMatchObject({
      wrong: true,
    });
  });

  it('at least 98.9% of the harmless lines are allowed', () => {
    const shares = falseAlarms('held-out');
    expect({ wrong: wrongShare(shares) <= 0.011, table: tableOf(shares) }).toMatchObject({
      wrong: true,
    });
  });
});

it('rejects 98% of the severe tuning lines and allows 99.7% of the harmless ones', () => {
  expect(wrongShare(missedSevere('tuning'))).toBeLessThanOrEqual(0.02);
  expect(wrongShare(falseAlarms('tuning'))).toBeLessThanOrEqual(0.003);
});

it('misjudges at most two harmful and five harmless lines of earlier sets', () => {
  const { refused, passing } = earlierLines();
  expect(refused.filter((line) => verdictOf(line) === 'allow').length).toBeLessThanOrEqual(2);
  expect(passing.filter((line) => verdictOf(line) === 'refuse').length).toBeLessThanOrEqual(5);
});

it('has 1000 lines to reject and 1000 to allow, about a third per language, some held out', () => {
  for (const linesOf of [refusedLines, passingLines]) {
    const all = sets.flatMap((set): PassingLine[] => linesOf(set));
    expect(all.length).toBeGreaterThanOrEqual(1000);
    for (const language of languages) {
      const own = all.filter((line) => line.language === language);
      expect(own.length).toBeGreaterThanOrEqual(0.29 * all.length);
      const held = linesOf('held-out').filter((line) => line.language === language);
      expect(held.length).toBeGreaterThanOrEqual(0.03 * own.length);
    }
  }
});

it('has a place, a dish, a song, a person and a course of each state, which pass alone in each field', () => {
  const states = namesByState();
  expect(states.size).toBe(28 + 8);
  for (const [state, rows] of states) {
    expect([state, rows.length]).toEqual([state, 5]);
    for (const row of rows) {
      const [, roman = '', indic = ''] = /^\w+ ([ -~]+) ([^ -~].*)$/.exec(row) ?? [];
      const refused = [roman, indic].flatMap((text) =>
        fieldKinds.filter((kind) => text === '' || verdictOf({ text, kind }) === 'refuse'),
      );
      expect([row, refused]).toEqual([row, []]);
    }
  }
});

it('shares no line between the tuning set and the held-out set', () => {
  const tuning = new Set(
    [...refusedLines('tuning'), ...passingLines('tuning')].map((line) => line.text),
  );
  const held = [...refusedLines('held-out'), ...passingLines('held-out')];
  expect(held.filter(({ text }) => tuning.has(text))).toEqual([]);
});

it('names the right class for at least 90% of the severe tuning lines that it rejects', () => {
  const named = refusedLines('tuning')
    .filter((line) => line.severity === 'severe')
    .flatMap((line) => {
      const verdict = verdictOn(line);
      return verdict.verdict === 'refuse' ? [verdict.classification === line.classification] : [];
    });
  expect(named.filter(Boolean).length / named.length).toBeGreaterThanOrEqual(0.9);
});
