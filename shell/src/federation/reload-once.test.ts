import { allowReload, reloadOnce } from './use-remote-module';

beforeEach(() => sessionStorage.clear());

test('a hanging remote reloads the tab only once until it has loaded', () => {
  const reload = jest.fn();
  expect(reloadOnce('mfe-tea', reload)).toBe(true);
  expect(reloadOnce('mfe-tea', reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  allowReload('mfe-tea');
  expect(reloadOnce('mfe-tea', reload)).toBe(true);
});

test('each remote has its own reload', () => {
  const reload = jest.fn();
  reloadOnce('mfe-tea', reload);
  expect(reloadOnce('mfe-cup', reload)).toBe(true);
});
