import { teaLive } from '../testing/fake-remotes';
import type { LiveRemote, RemoteChange, SelfCheck } from './remotes-port';
import { gravest, shouldRollBack, type Evidence, type Verdict } from './should-roll-back';

const now = new Date('2026-11-21T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

const sound: SelfCheck = { result: 'sound', says: 'its own browser finds nothing' };
const unknown: SelfCheck = { result: 'unknown', says: 'there is no browser' };
const broken: SelfCheck = { result: 'broken', says: 'its own browser: Error: thrown on purpose' };

type PartialEvidence = Partial<Omit<Evidence, 'live'>>;

const nobody = { failed: 0, ran: 0 };
const ofFive = { failed: 3, ran: 5 };

function judge(evidence: PartialEvidence, change: Partial<LiveRemote> = {}) {
  const live = teaLive(now, change);
  return shouldRollBack(
    { live, build: 'two', students: nobody, networks: nobody, ...evidence },
    now,
  );
}

describe('shouldRollBack: which reports count', () => {
  const of = (failed: number, ran: number) => ({ failed, ran });
  const thousand = of(1000, 1000);
  it.each<[Verdict['act'], string, PartialEvidence]>([
    // Reports of students, on a site of five and on a large one.
    ['roll-back', '3 of 5 students', { students: of(3, 5), check: sound }],
    ['roll-back', '3 of 5 students, no browser', { students: of(3, 5), check: unknown }],
    ['roll-back', 'a fifth of the students', { students: of(20, 100), check: sound }],
    ['keep', 'less than a fifth of the students', { students: of(19, 100), check: sound }],
    ['keep', '2 of 2 students', { students: of(2, 2), check: unknown }],
    // Reports of networks, which anybody can fake.
    ['keep', '1000 networks, the check passes', { networks: thousand, check: sound }],
    ['keep', '1000 networks, no browser', { networks: thousand, check: unknown }],
    ['keep', '2 students, 1000 networks', { students: of(2, 9), networks: thousand, check: sound }],
    // They neither raise nor lower the students' share.
    [
      'roll-back',
      '3 of 9 students, 999 networks without errors',
      { students: of(3, 9), networks: of(0, 999), check: sound },
    ],
    // The site's own check fails.
    ['roll-back', '1 of 100 students, the check fails', { students: of(1, 100), check: broken }],
    ['roll-back', '3 networks, the check fails', { networks: of(3, 1000), check: broken }],
    ['keep', '2 networks, the check fails', { networks: of(2, 2), check: broken }],
    ['keep', 'no reports, the check fails', { check: broken }],
    // It checks before anything is rolled back, and not because of a few reports.
    ['ask', '3 of 5 students', { students: of(3, 5) }],
    ['ask', '1 student', { students: of(1, 100) }],
    ['ask', '3 networks', { networks: of(3, 1000) }],
    ['keep', '2 networks', { networks: of(2, 2) }],
    ['keep', 'no reports', { students: of(0, 50), networks: of(0, 50) }],
  ])('decides %s: %s', (act, _case, evidence) => {
    expect(judge(evidence).act).toBe(act);
  });

  it('gives the counts and the result of the self-check as the reason', () => {
    expect(judge({ students: ofFive, networks: { failed: 0, ran: 7 }, check: sound })).toEqual({
      act: 'roll-back',
      to: 'one',
      reason:
        'errors reported by 3 of 5 students and 0 of 7 other networks within 35 minutes; its own browser finds nothing',
    });
    expect(judge({ networks: thousand, check: sound }).reason).toMatch(
      /finds nothing: too few students for a rollback while the check finds no fault$/,
    );
  });
});

const rollback = (from: string, by: RemoteChange['by']): RemoteChange => ({
  at: minutesAgo(90),
  action: 'rollback',
  build: 'zero',
  from,
  by,
});
const published = (build: string, minutes: number): RemoteChange => ({
  at: minutesAgo(minutes),
  action: 'publish',
  build,
  by: 'operator',
});

const failing = { students: ofFive, check: broken };

test.each<[string, Partial<LiveRemote>, PartialEvidence]>([
  ['other is not live', {}, { build: 'other' }],
  [
    'mfe-tea has no good earlier build to roll back to',
    { previous: undefined, history: [published('two', 5)] },
    {},
  ],
  ['the history does not say when two went live', { history: [] }, {}],
  ['two has been live for more than a day', { history: [published('two', 24 * 60 + 1)] }, {}],
  [
    'mfe-tea has no good earlier build to roll back to',
    { history: [published('two', 5), rollback('one', 'operator')], kept: ['two', 'one'] },
    {},
  ],
  [
    'two was already rolled back once and made live again',
    { history: [published('two', 5), rollback('two', 'breaker')] },
    {},
  ],
])('keeps the build without a self-check (case %#): %s', (reason, change, evidence) => {
  const figures = 'errors reported by 3 of 5 students and 0 of 0 other networks within 35 minutes';
  expect(judge({ ...failing, ...evidence }, change)).toEqual({
    act: 'keep',
    reason: `${figures}: ${reason}`,
    spared: reason,
  });
  expect(judge({ ...failing, check: undefined, ...evidence }, change).act).toBe('keep');
});

describe('the build that goes live after a rollback', () => {
  const change = (action: RemoteChange['action'], build: string, from: string): RemoteChange => ({
    at: minutesAgo(60),
    action,
    build,
    from,
    by: 'operator',
  });
  const older = [
    change('publish', 'one', 'half'),
    change('publish', 'half', 'zero'),
    published('zero', 2000),
  ];
  const kept = ['two', 'one', 'half', 'zero'];

  it.each<[string, string, Partial<LiveRemote & Pick<Evidence, 'failing'>>]>([
    ['the previous build', 'one', { history: [published('two', 5), ...older] }],
    [
      'the build before that, if the previous one fails now too',
      'half',
      { history: [published('two', 5), ...older], failing: new Set(['two', 'one']) },
    ],
    [
      'the previous build, if all earlier ones fail now',
      'one',
      { history: [published('two', 5), ...older], failing: new Set(kept) },
    ],
    [
      'the build before that, if the previous one was rolled back',
      'half',
      { history: [published('two', 5), change('rollback', 'half', 'one'), ...older] },
    ],
    [
      'the previous build of the history, if the pointer names none',
      'one',
      { previous: undefined, history: [published('two', 5), ...older] },
    ],
    [
      'the newest build whose files are kept',
      'zero',
      { kept: ['two', 'zero'], history: [published('two', 5), ...older] },
    ],
    [
      'no build that was only a canary or only checked',
      'zero',
      {
        kept,
        previous: undefined,
        history: [
          { at: minutesAgo(4), action: 'ask', build: 'half', by: 'breaker' },
          { ...published('two', 5), from: 'zero' },
          rollback('tried', 'operator'),
          { ...change('canary', 'tried', 'zero') },
          published('zero', 2000),
        ],
      },
    ],
  ])('is %s', (_case, to, { failing: others = new Set(), ...changed }) => {
    expect(judge({ ...failing, failing: others }, { kept, ...changed })).toMatchObject({
      act: 'roll-back',
      to,
    });
  });
});

test('a build that an operator rolled back and made live again can still be rolled back', () => {
  const history = [published('two', 5), rollback('two', 'operator')];
  expect(judge(failing, { history }).act).toBe('roll-back');
});

test('a build that went live exactly one day ago can be rolled back', () => {
  expect(judge(failing, { history: [published('two', 24 * 60)] }).act).toBe('roll-back');
});

test('a failing canary is stopped and the live build stays, even if no earlier build can go live', () => {
  const canary = { build: 'three', share: 10 };
  const history: RemoteChange[] = [
    { at: minutesAgo(3), action: 'canary', build: 'three', by: 'operator' },
  ];
  const none = { previous: undefined, history: [...history, rollback('one', 'breaker')] };
  for (const change of [{ history }, none]) {
    const verdict = judge({ ...failing, build: 'three' }, { canary, ...change });
    expect(verdict).toEqual({ act: 'roll-back', reason: expect.any(String) });
  }
});

describe('pages slower than with the previous build', () => {
  const harms = { card: 0, frozen: 1, late: 3, any: 3 };
  const students = { failed: 1, ran: 10 };
  const slower = { students, harms, check: sound };

  it('count like errors, each student once, and appear in the reason', () => {
    expect(judge(slower)).toMatchObject({
      act: 'roll-back',
      reason: expect.stringMatching(
        /^errors reported by 3 of 10 students \(frozen tab: 1, slow page: 3\) and 0 of 0 other/,
      ),
    });
  });

  it.each<[string, PartialEvidence]>([
    ['fewer than three students', { harms: { ...harms, late: 2, any: 2 } }],
    ['pages of other remotes are late too', { lateElsewhere: 0.15 }],
  ])('do not count: %s', (_case, change) => {
    const evidence = { ...slower, ...change };
    expect(judge(evidence).reason).toMatch(/^errors reported by 1 of 10 students/);
    expect(judge({ ...evidence, students: { failed: 0, ran: 10 } }).act).toBe('keep');
  });

  it('do not count when other remotes are slower too, and the reason says so', () => {
    const evidence = { ...slower, students: { failed: 0, ran: 10 }, lateElsewhere: 0.3 };
    expect(judge(evidence)).toMatchObject({
      act: 'keep',
      spared: 'pages of other remotes are slow too',
    });
  });
});

test('gravest picks the most severe verdict of pages and widgets', () => {
  const widget = './widgets/kettle';
  const few = { failed: 3, ran: 100 };
  const pages = judge({ students: few, check: sound });
  const kettle = judge({ widget, students: { failed: 3, ran: 5 }, check: sound });
  expect(pages.act).toBe('keep');
  expect(gravest([pages, kettle])).toBe(kettle);
  expect(kettle.reason).toMatch(/^errors in \.\/widgets\/kettle reported by 3 of 5 students/);
  expect(gravest([judge({}), pages])).toBe(pages);
  const asked = judge({ students: few });
  expect(asked).toMatchObject({ act: 'ask', spared: 'the site checks the build itself' });
  expect([gravest([pages, asked]), gravest([kettle, asked])]).toEqual([asked, kettle]);
});
