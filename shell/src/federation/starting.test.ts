import type { Incident } from './incidents';
import {
  beginStarting,
  clearStarts,
  noteCrashed,
  noteDied,
  noteRunning,
  pulse,
  safeBuilds,
} from './starting';
import { incidentEvent } from './incidents';
import { setTabHidden } from './testing';

const tea = { remote: 'mfe-tea', build: 'two' };
const cup = { remote: 'mfe-cup', build: 'one' };
const builds = [{ build: 'two' }, { build: 'one' }];

const incidents: Incident[] = [];
window.addEventListener(incidentEvent, (event) => incidents.push((event as CustomEvent).detail));

/** Reloads the tab in the state in which it was left. */
function load(): void {
  const left = sessionStorage.getItem('campus:starting');
  pulse.at = Number.NaN;
  leave();
  show();
  sessionStorage.setItem('campus:starting', left ?? '');
  beginStarting();
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

test('a build that killed the tab is replaced by the previous one, and reported once', () => {
  noteRunning(tea, true);
  load();
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual([{ build: 'one' }]);
  expect(incidents).toMatchObject([{ kind: 'frozen', part: tea }]);
  load();
  expect(incidents).toHaveLength(1);
});

test('without an alternative, only the build that ran last is blocked, not others that started', () => {
  noteRunning(cup, true);
  noteRunning(tea, true);
  load();
  expect(safeBuilds('mfe-tea', [{ build: 'two' }], './App')).toEqual([]);
  expect(safeBuilds('mfe-cup', [{ build: 'one' }], './App')).toEqual([{ build: 'one' }]);
});

test('reports the build whose code ran last', () => {
  noteRunning(tea, true);
  noteRunning(cup, true);
  noteRunning(tea);
  load();
  expect(incidents).toMatchObject([{ part: tea }]);
});

test.each([
  ['is left', leave],
  ['is hidden', () => setTabHidden(true)],
  ['has shown it for half a minute', () => jest.advanceTimersByTime(30_000)],
])('a tab that %s does not block the build', (_case, end) => {
  noteRunning(tea, true);
  end();
  load();
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual(builds);
  expect(incidents).toEqual([]);
});

test.each([
  ['reloaded', 'reload', ['one']],
  ['led on by a link', 'navigate', ['two', 'one']],
] as const)('which builds are safe after a silent tab was %s', (_case, type, safe) => {
  noteRunning(tea, true);
  pulse.at = performance.now() - 3_001;
  leave();
  setTabHidden(true);
  setTabHidden(false);
  comeBy(type);
  load();
  expect(safeBuilds('mfe-tea', builds, './App').map(({ build }) => build)).toEqual(safe);
});

test('half a minute of silence does not prove that a build is safe', () => {
  noteRunning(tea, true);
  pulse.at = performance.now();
  jest.advanceTimersByTime(30_000);
  leave();
  comeBy('reload');
  load();
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

test('forgiving a remote allows its blocked builds again', () => {
  noteDied(['mfe-tea two']);
  clearStarts('mfe-tea');
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual(builds);
});

/** Loads a tab that shows Tea six times. */
function loadOften(seconds: number): void {
  for (let count = 0; count < 6; count += 1) {
    expect(safeBuilds('mfe-tea', builds, './App')).toEqual(builds);
    noteRunning(tea, true);
    leave();
    show();
    jest.advanceTimersByTime(seconds * 1000);
    load();
  }
}

test('a reload loop blocks the builds that the tab started, and no others', () => {
  comeBy('reload');
  loadOften(0);
  expect(safeBuilds('mfe-tea', builds, './App')).toEqual([{ build: 'one' }]);
  expect(safeBuilds('mfe-tea', [{ build: 'two' }], './App')).toEqual([]);
  expect(safeBuilds('mfe-cup', builds, './App')).toEqual(builds);
  expect(incidents).toMatchObject([{ kind: 'frozen', part: tea }]);
});

test.each([
  [9, 'block the build', ['one']],
  [11, 'block no build', ['two', 'one']],
])('reloads %i seconds apart %s', (seconds, _effect, safe) => {
  comeBy('reload');
  loadOften(seconds);
  expect(safeBuilds('mfe-tea', builds, './App').map(({ build }) => build)).toEqual(safe);
});

test.each([
  ['its own address', '', ['one']],
  ['another page', 'other', ['two', 'one']],
])('pages that were led to from %s again and again', (_whence, from, safe) => {
  comeBy('navigate', location.href + from);
  loadOften(0);
  expect(safeBuilds('mfe-tea', builds, './App').map(({ build }) => build)).toEqual(safe);
});
