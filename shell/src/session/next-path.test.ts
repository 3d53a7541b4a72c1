import { loginFor, safeNext } from './next-path';

test('the login page is given the whole address to come back to', () => {
  const address = loginFor({ pathname: '/community/1/A%20B', search: '?tab=your', hash: '#top' });
  const next = new URLSearchParams(address.slice('/login?'.length)).get('next');
  expect(next).toBe('/community/1/A%20B?tab=your#top');
  expect(safeNext(next)).toBe(next);
});

test.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  ' /dashboard',
])('%j leads nowhere', (next) => expect(safeNext(next)).toBeUndefined());
