import { setRegistry } from '../registry';
import { noteRunning, pulse, safeBuilds } from '../starting';
import { setTabHidden, mountTea, teaRegistry } from '../testing';
import type { Beat } from './beat';
import { startHeartbeat } from './heartbeat';

const heard: (Beat | undefined)[] = [];
const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

class FakeWorker {
  postMessage = (beat: Beat | undefined) => heard.push(beat);
  terminate = () => undefined;
}

let left: string | undefined;
const cache = {
  match: async () => left && { text: async () => left },
  delete: async () => {
    left = undefined;
    return true;
  },
};

let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '';
  localStorage.clear();
  setTabHidden(false);
  heard.length = 0;
  left = undefined;
  pulse.at = Number.NaN;
  Object.assign(window, { Worker: FakeWorker, caches: { open: async () => cache } });
  setRegistry(teaRegistry('two'));
});

afterEach(() => stop());

test('sends a beat each second, with the incident to report if the tab freezes', async () => {
  mountTea('two');
  noteRunning({ remote: 'mfe-tea', build: 'two' }, true);
  stop = startHeartbeat();
  await seconds(2.5);
  expect(heard).toHaveLength(3);
  expect(heard[0]?.starting).toBe('mfe-tea two');
  expect(JSON.parse(heard[0]?.body ?? '')).toMatchObject({
    incidents: [{ kind: 'frozen', remote: 'mfe-tea', build: 'two', count: 1 }],
  });
});

test('a build that froze the tab long after it was started is not started again either', async () => {
  mountTea('two');
  noteRunning({ remote: 'mfe-tea', build: 'two' }, true);
  stop = startHeartbeat();
  await seconds(40);
  expect(heard.at(-1)?.starting).toBe('mfe-tea two');
});

const blamed = () => JSON.parse(heard.at(-1)?.body ?? '').incidents[0].build;

test('blames the part that was used last, or is being started, and none that was left', async () => {
  mountTea('one');
  const left = mountTea('four', '<button></button>');
  stop = startHeartbeat();
  left.querySelector('button')!.click();
  await seconds(0);
  expect(blamed()).toBe('four');
  left.remove();
  await seconds(1);
  expect(blamed()).toBe('one');
  noteRunning({ remote: 'mfe-tea', build: 'three' }, true);
  await seconds(1);
  expect(blamed()).toBe('three');
});

test('a hidden tab pauses the watch until it is visible again', async () => {
  stop = startHeartbeat();
  await seconds(0);
  setTabHidden(true);
  expect(heard.at(-1)).toBeUndefined();
  setTabHidden(false);
  await seconds(0);
  expect(heard.at(-1)).toBeDefined();
});

test('a silence is remembered for ten seconds, so that a reload counts as caused by it', async () => {
  stop = startHeartbeat();
  await seconds(2);
  const before = pulse.at;
  expect(performance.now() - before).toBeLessThan(1_000);
  pulse.at = before - 5_000;
  await seconds(9);
  expect(performance.now() - pulse.at).toBeGreaterThan(3_000);
  await seconds(3);
  expect(performance.now() - pulse.at).toBeLessThan(1_500);
});

test('a browser dialog pauses the watch', async () => {
  window.confirm = () => true;
  stop = startHeartbeat();
  await seconds(0);
  heard.length = 0;
  expect(window.confirm('Really?')).toBe(true);
  expect(heard[0]).toBeUndefined();
  expect(heard).toHaveLength(1);
});

test('does not start a build that froze another tab', async () => {
  left = 'mfe-tea two';
  stop = startHeartbeat();
  await seconds(0);
  expect(safeBuilds('mfe-tea', [{ build: 'two' }, { build: 'one' }], './App')).toEqual([
    { build: 'one' },
  ]);
  expect(left).toBeUndefined();
});
