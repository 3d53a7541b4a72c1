import { allowReload, reloadOnce } from './recovery';

beforeEach(() => sessionStorage.clear());

test('a remote that hangs reloads the tab once, until it has loaded', () => {
  const reload = jest.fn();
  expect(reloadOnce('mfe-tea', reload)).toBe(true);
  expect(reloadOnce('mfe-tea', reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  allowReload('mfe-tea');
  expect(reloadOnce('mfe-tea', reload)).toBe(true);
});

test('one remote does not use up the reload of another', () => {
  const reload = jest.fn();
  reloadOnce('mfe-tea', reload);
  expect(reloadOnce('mfe-cup', reload)).toBe(true);
});
