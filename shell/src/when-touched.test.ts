import { whenTouched } from './when-touched';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls once, at the first sign of a hand', () => {
  const work = jest.fn();
  whenTouched(work, 100);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

test('calls when the time is over although nobody moves, unless it was given up', () => {
  const [work, other] = [jest.fn(), jest.fn()];
  whenTouched(work, 100);
  whenTouched(other, 100)();
  jest.advanceTimersByTime(100);
  window.dispatchEvent(new Event('pointermove'));
  expect(work).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});
