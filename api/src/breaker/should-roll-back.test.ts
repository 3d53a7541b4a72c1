import { teaLive } from '../testing/fake-remotes';
import type { LiveRemote, RemoteChange } from './remotes-port';
import { shouldRollBack } from './should-roll-back';

const now = new Date('2026-11-21T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

function judge(change: Partial<LiveRemote> = {}, counts: object = {}) {
  const live = teaLive(now, change);
  return shouldRollBack({ live, build: 'two', incidents: 5, browsers: 3, ...counts }, now);
}

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

test('a young build with five errors in three browsers goes', () => {
  expect(judge()).toEqual({
    rollBack: true,
    reason: '5 errors in 3 browsers within 5 minutes',
  });
});

test.each<[string, Partial<LiveRemote>, object]>([
  ['4 incidents are too few', {}, { incidents: 4 }],
  ['they come from 2 browsers only', {}, { browsers: 2 }],
  ['other is not live', {}, { build: 'other' }],
  ['mfe-tea has no build to go back to', { previous: undefined }, {}],
  ['nobody knows since when two is live', { history: [] }, {}],
  ['two is live for longer than a day', { history: [published('two', 24 * 60 + 1)] }, {}],
  [
    'one, the build before, was taken back itself',
    { history: [published('two', 5), rollback('one', 'operator')] },
    {},
  ],
  [
    'two was taken back once already and was made live again',
    { history: [published('two', 5), rollback('two', 'breaker')] },
    {},
  ],
])('%s', (reason, change, counts) => {
  expect(judge(change, counts)).toEqual({ rollBack: false, reason });
});

test('one that an operator took back by hand and made live again may still go', () => {
  const history = [published('two', 5), rollback('two', 'operator')];
  expect(judge({ history }).rollBack).toBe(true);
});

test('a build of exactly a day may go', () => {
  expect(judge({ history: [published('two', 24 * 60)] }).rollBack).toBe(true);
});

test('a canary goes without touching what is live, whatever was before', () => {
  const canary = { build: 'three', share: 10 };
  const history: RemoteChange[] = [
    { at: minutesAgo(3), action: 'canary', build: 'three', by: 'operator' },
    rollback('one', 'breaker'),
  ];
  const change = { canary, history, previous: undefined };
  expect(judge(change, { build: 'three' }).rollBack).toBe(true);
});
