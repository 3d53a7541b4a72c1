import { loginFor, safeNext } from './session-gate';

test('the login address contains the whole address to return to', () => {
  const address = loginFor({ pathname: '/community/1/A%20B', search: '?tab=your', hash: '#top' });
  const next = new URLSearchParams(address.slice('/login?'.length)).get('next');
  expect(next).toBe('/community/1/A%20B?tab=your#top');
  expect(safeNext(next)).toBe(next);
});

const elsewhere = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n\\evil.example',
  '//evil.example\\@campus.example',
  '//user@evil.example/',
  '/.//evil.example',
  '/./\\evil.example',
  '/.\t//evil.example',
  '/..//evil.example',
  '/../..//evil.example',
  '/a/..//evil.example',
  '/a/b/../..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/a/%2e%2e//evil.example',
  '/.%2e/\\evil.example',
  '/.\\\\evil.example',
];

test.each([
  null,
  '',
  'dashboard',
  'https://evil.example/',
  'HTTPS:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /dashboard',
  '\t/dashboard',
  '?next=/',
  '#top',
  ...elsewhere,
])('rejects %j', (next) => expect(safeNext(next)).toBeUndefined());

test.each([
  '/dashboard',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/\uff0fevil.example',
  '/\u2044\u2044evil.example',
  '/\u3002/evil.example',
  '/@evil.example',
  '/:80/evil.example',
  '/a//b',
  '/community/1/A%20B?next=//evil.example#//evil.example',
])('accepts %j as a path of this site', (next) => expect(safeNext(next)).toMatch(/^\/(?!\/)/));

test('no combination of path pieces leads to another site', () => {
  const pieces = [
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
  ];
  const { origin } = window.location;
  const wrong: string[] = [];
  const grow = (text: string, left: number): void => {
    const next = safeNext(text);
    if (
      next !== undefined &&
      (!/^\/(?![/\\])/.test(next) || new URL(next, origin).origin !== origin)
    ) {
      wrong.push(text);
    }
    if (left > 0) for (const piece of pieces) grow(text + piece, left - 1);
  };
  grow('/', 3);
  expect(wrong).toEqual([]);
});
