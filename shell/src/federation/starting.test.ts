import type { Incident } from './incidents';
import {
  beginStarting,
  clearStarts,
  noteCrashed,
  noteDied,
  noteRunning,
  pulse,
  safeBuilds,
  whenRead,
} from './starting';
import { incidentEvent } from './incidents';
import { setTabHidden } from './testing';

const tea = { remote: 'mfe-tea', build: 'two' };
const cup = { remote: 'mfe-cup', build: 'one' };
const builds = [{ build: 'two' }, { build: 'one' }];

const incidents: Incident[] = [];
window.addEventListener(incidentEvent, (event) => incidents.push((event as CustomEvent).detail));

const isNote = (key: string) => key.startsWith('campus:starting:');

/** The locks that this tab asked for and did not give back. */
const locks = new Set<string>();
const request = async (name: string, hold: () => Promise<void>) => {
  locks.add(name);
  await hold();
  locks.delete(name);
};
const query = async () => ({ held: [...locks].map((name) => ({ name })), pending: [] });
Object.assign(navigator, { locks: { request, query } });

/** Loads another page of this browser after the tab died in the state in which it was left. */
async function load(): Promise<void> {
  const notes = Object.entries(localStorage).filter(([key]) => isNote(key));
  pulse.at = Number.NaN;
  leave();
  await jest.advanceTimersByTimeAsync(0);
  show();
  for (const [key, lines] of notes) localStorage.setItem(key, lines as string);
  beginStarting();
  await whenRead();
}
const show = () => window.dispatchEvent(new Event('pageshow'));
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBy = (type: NavigationTimingType, from = '') => {
  performance.getEntriesByType = () => [{ type }] as unknown as PerformanceEntryList;
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(from);
};

beforeEach(() => {
  jest.useFakeTimers();
  comeBy('navigate');
  beginStarting();
  setTabHidden(false);
  localStorage.clear();
  sessionStorage.clear();
  pulse.at = Number.NaN;
  clearStarts('mfe-tea');
  leave();
  show();
  incidents.length = 0;
});

test('a build that killed the tab is replaced by the previous one, and reported once', async () => {
  noteRunning(tea, true);
  await load();
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual([{ build: 'one' }]);
  expect(incidents).toMatchObject([{ kind: 'frozen', part: tea }]);
  await load();
  expect(incidents).toHaveLength(1);
});

test('a tab that is being started beside this one is not taken for dead', async () => {
  noteRunning(tea, true);
  beginStarting();
  await whenRead();
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual(builds);
  expect(Object.keys(localStorage).filter(isNote)).toHaveLength(1);
});

test('without an alternative, only the build that ran last is blocked, not others that started', async () => {
  noteRunning(cup, true);
  noteRunning(tea, true);
  await load();
  expect(safeBuilds('mfe-tea', [{ build: 'two' }], './App')).toEqual([]);
  expect(safeBuilds('mfe-cup', [{ build: 'one' }], './App')).toEqual([{ build: 'one' }]);
});

test('reports the build whose code ran last', async () => {
  noteRunning(tea, true);
  noteRunning(cup, true);
  noteRunning(tea);
  await load();
  expect(incidents).toMatchObject([{ part: tea }]);
});

test.each([
  ['is left', leave],
  ['is hidden', () => setTabHidden(true)],
  ['has shown it for half a minute', () => jest.advanceTimersByTime(30_000)],
])('a tab that %s does not block the build', async (_case, end) => {
  noteRunning(tea, true);
  end();
  await load();
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual(builds);
  expect(incidents).toEqual([]);
});

test.each([
  ['reloaded', 'reload', ['one']],
  ['led on by a link', 'navigate', ['two', 'one']],
] as const)('which builds are safe after a silent tab was %s', async (_case, type, safe) => {
  noteRunning(tea, true);
  pulse.at = performance.now() - 3_001;
  leave();
  setTabHidden(true);
  setTabHidden(false);
  comeBy(type);
  await load();
  expect(safeBuilds('mfe-tea', builds, './App').map(({ build }) => build)).toEqual(safe);
});

test('half a minute of silence does not prove that a build is safe', async () => {
  noteRunning(tea, true);
  pulse.at = performance.now();
  jest.advanceTimersByTime(30_000);
  leave();
  comeBy('reload');
  await load();
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual([{ build: 'one' }]);
});

test('a build in which a part crashed comes last, for that part only', () => {
  noteCrashed('mfe-tea two ./widgets/pot');
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual(builds);
  const order = () => safeBuilds('mfe-tea', builds, './widgets/pot').map(({ build }) => build);
  expect(order()).toEqual(['one', 'two']);
  clearStarts('mfe-tea');
  expect(order()).toEqual(['one', 'two']);
  noteCrashed('mfe-tea one ./widgets/pot');
  expect(order()).toEqual(['two', 'one']);
});

test('forgiving a remote allows its blocked builds again', async () => {
  noteDied(['mfe-tea two']);
  clearStarts('mfe-tea');
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual(builds);
});

/** Loads a tab that shows Tea six times. */
async function loadOften(seconds: number): Promise<void> {
  for (let count = 0; count < 6; count += 1) {
    expect(safeBuilds('mfe-tea', builds, './App')).toEqual(builds);
    noteRunning(tea, true);
    leave();
    show();
    jest.advanceTimersByTime(seconds * 1000);
    await load();
  }
}

test('a reload loop blocks the builds that the tab started, and no others', async () => {
  comeBy('reload');
  await loadOften(0);
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual([{ build: 'one' }]);
  expect(safeBuilds('mfe-tea', [{ build: 'two' }], './App')).toEqual([]);
  expect(safeBuilds('mfe-cup', builds, './App')).toEqual(builds);
  expect(incidents).toMatchObject([{ kind: 'frozen', part: tea }]);
});

test.each([
  [9, 'block the build', ['one']],
  [11, 'block no build', ['two', 'one']],
])('reloads %i seconds apart %s', async (seconds, _effect, safe) => {
  comeBy('reload');
  await loadOften(seconds);
  expect(safeBuilds('mfe-tea', builds, './App').map(({ build }) => build)).toEqual(safe);
});

test.each([
  ['its own address', '', ['one']],
  ['another page', 'other', ['two', 'one']],
])('pages that were led to from %s again and again', async (_whence, from, safe) => {
  comeBy('navigate', location.href + from);
  await loadOften(0);
  expect(safeBuilds('mfe-tea', builds, './App').map(({ build }) => build)).toEqual(safe);
});
