import { TimeLimitError } from '@campus/federation/remote';
import { report } from '../incidents';
import { noteCrashed, safeBuilds } from '../starting';
import { watchHung } from './hung-builds';

const builds = [{ build: 'two' }, { build: 'one' }];
const order = (expose = './App') => safeBuilds('mfe-tea', builds, expose).map(({ build }) => build);
const part = { remote: 'mfe-tea', build: 'two', expose: './App' };

let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  stop = watchHung();
});

afterEach(() => stop());

test('a build whose files hung is tried last for ten minutes, for that part only', () => {
  report(new TimeLimitError('App.js'), 'load', part);
  expect(order()).toEqual(['one', 'two']);
  expect(order('./widgets/pot')).toEqual(['two', 'one']);
  stop();
  jest.advanceTimersByTime(9 * 60_000);
  stop = watchHung();
  expect(order()).toEqual(['one', 'two']);
  stop();
  jest.advanceTimersByTime(2 * 60_000);
  stop = watchHung();
  expect(order()).toEqual(['two', 'one']);
});

test('a hang that was reported before this code was loaded counts too', () => {
  stop();
  report(new TimeLimitError('App.js'), 'load', { ...part, build: 'early' });
  stop = watchHung();
  expect(localStorage.getItem('campus:hung')).toContain('mfe-tea early ./App');
});

test('a part that crashed, or a file that is missing, is not forgiven after that time', () => {
  noteCrashed('mfe-tea two ./App');
  report(new TimeLimitError('App.js'), 'load', part);
  report(new Error('404'), 'load', { ...part, build: 'one' });
  stop();
  jest.advanceTimersByTime(11 * 60_000);
  stop = watchHung();
  expect(order()).toEqual(['one', 'two']);
});
