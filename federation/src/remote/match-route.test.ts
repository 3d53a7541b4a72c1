import { findRoute, matchRoute } from './paths';

test('matchRoute returns the parameters decoded', () => {
  expect(matchRoute('/community/:id/:name', '/community/7/Chai%20%26%20Code')).toEqual({
    id: '7',
    name: 'Chai & Code',
  });
});

test.each([
  ['/', '/'],
  ['/dashboard', '/dashboard/'],
  ['/dashboard', '/Dashboard'],
])('%s matches %s', (pattern, pathname) => {
  expect(matchRoute(pattern, pathname)).toEqual({});
});

test.each([
  ['/community', '/community/7/x'],
  ['/community/:id/:name', '/community/7'],
  ['/a/:id', '/a/%E0%A4%A'],
  ['/dashboard', '/dashboards'],
])('%s does not match %s', (pattern, pathname) => {
  expect(matchRoute(pattern, pathname)).toBeUndefined();
});

test('findRoute returns the first route that matches', () => {
  const routes = [{ path: '/a' }, { path: '/:any' }];
  expect(findRoute(routes, '/a')).toBe(routes[0]);
  expect(findRoute(routes, '/b')).toBe(routes[1]);
  expect(findRoute(routes, '/b/c')).toBeUndefined();
});
