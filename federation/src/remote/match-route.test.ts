import { findRoute, matchRoute } from './match-route';

test('a pattern gives its names, decoded', () => {
  expect(matchRoute('/community/:id/:name', '/community/7/Chai%20%26%20Code')).toEqual({
    id: '7',
    name: 'Chai & Code',
  });
});

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard/'],
  ['/dashboard', '/Dashboard'],
])('%s is %s too', (pattern, pathname) => {
  expect(matchRoute(pattern, pathname)).toEqual({});
});

test.each([
  ['/community', '/community/7/x'],
  ['/community/:id/:name', '/community/7'],
  ['/a/:id', '/a/%E0%A4%A'],
  ['/dashboard', '/dashboards'],
])('%s is not %s', (pattern, pathname) => {
  expect(matchRoute(pattern, pathname)).toBeUndefined();
});

test('the first route that matches is found', () => {
  const routes = [{ path: '/a' }, { path: '/:any' }];
  expect(findRoute(routes, '/a')).toBe(routes[0]);
  expect(findRoute(routes, '/b')).toBe(routes[1]);
  expect(findRoute(routes, '/b/c')).toBeUndefined();
});
