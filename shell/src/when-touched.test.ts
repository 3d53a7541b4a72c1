import { whenTouched } from './when-touched';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('calls back once, at the first user action', () => {
  const work = jest.fn();
  whenTouched(work, 100);
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointermove'));
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(1);
});

test('calls back at the time limit without any user action, unless cancelled', () => {
  const [work, other] = [jest.fn(), jest.fn()];
  whenTouched(work, 100);
  whenTouched(other, 100)();
  jest.advanceTimersByTime(100);
  window.dispatchEvent(new Event('pointermove'));
  expect(work).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
});
