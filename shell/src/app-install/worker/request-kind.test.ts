import fc from 'fast-check';
import { isAsset, requestKind } from './answer';

const origin = 'https://campus.example';

interface Ask {
  method?: string;
  mode?: RequestMode;
  referrer?: string;
}

const kind = (path: string, { method = 'GET', mode = 'cors', referrer = '' }: Ask = {}) =>
  requestKind({ method, mode, referrer, url: new URL(path, origin).href }, origin);

test.each(['/', '/dashboard', '/confession?tab=your', '/community/c1/A%20B', '/upload?shared=1'])(
  'a navigation to %s is a page',
  (path) => expect(kind(path, { mode: 'navigate' })).toBe('page'),
);

test.each([
  '/s/0c5bd2e81f3a/assets/main.31837f41.js',
  '/s/0c5bd2e81f3a/assets/main.9d36764c.css',
  '/s/0c5bd2e81f3a/assets/icon-192.0a1b2c3d.png',
  '/r/mfe-feed/fb204e812ecd/App.b992a0b0.js',
  '/r/mfe-feed/fb204e812ecd/assets/eczar.1234abcd.woff2',
])('%s is an asset', (path) => expect(kind(path, { mode: 'no-cors' })).toBe('asset'));

const ofStudents = [
  '/api/posts/confession?page=1&limit=10',
  '/api/dating/home',
  '/api/dating/photos/key.webp',
  '/api/dating/chat/m1',
  '/api/auth/me',
  '/api',
  '/media/0123456789abcdef.webp',
  '/socket.io/?EIO=4&transport=polling',
  '/socket.io',
];

test.each([
  ...ofStudents,
  '/registry.json',
  '/sw.js',
  '/manifest.webmanifest',
  '/offline.html',
  '/index.html',
  '/shell.json',
  '/wp-login.php',
  '/assets/main.31837f41.js',
  '/s/0c5bd2e81f3a/',
  '/s/0c5bd2e81f3a/.env',
  '/s/0c5bd2e81f3a/main',
  '/s/main.js',
  '/s/..%2Fapi%2Fposts.js',
  '/r/mfe-feed.json',
  '/r/mfe-feed/fb204e812ecd/',
  '/r/mfe-feed/fb204e812ecd/App.js?again=1',
])('ignores %s, whether fetched or opened', (path) => {
  expect(kind(path)).toBe('none');
  expect(kind(path, { mode: 'navigate' })).toBe('none');
});

test('ignores every request under a private prefix', () => {
  const asked = fc.record({
    prefix: fc.constantFrom('/api/', '/media/', '/socket.io/'),
    rest: fc.oneof(fc.webPath(), fc.constantFrom('r/a/b/c.js', 's/b/main.js', 'upload')),
    mode: fc.constantFrom<RequestMode>('navigate', 'cors', 'no-cors', 'same-origin'),
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
  });
  fc.assert(
    fc.property(asked, ({ prefix, rest, mode, method }) => {
      const path = prefix + rest;
      // The browser resolves `..` before the worker gets the address.
      fc.pre(new URL(path, origin).pathname.startsWith(prefix));
      expect(kind(path, { mode, method })).toBe('none');
    }),
  );
});

test('only a file with a plain path under /s/<build>/ or /r/<remote>/<build>/ is an asset', () => {
  const near = fc.record({
    top: fc.constantFrom('s', 'r', 'assets'),
    folders: fc.array(fc.constantFrom('mfe-feed', '0c5b', 'assets', '..'), { maxLength: 4 }),
    file: fc.constantFrom('main.js', 'icon@2x.0a1b.png', '.env'),
  });
  fc.assert(
    fc.property(near, ({ top, folders, file }) => {
      const isUnderBuild = top !== 'assets' && folders.length >= (top === 's' ? 1 : 2);
      const isPlain = !folders.includes('..') && file !== '.env';
      expect(isAsset(['', top, ...folders, file].join('/'))).toBe(isUnderBuild && isPlain);
    }),
    { numRuns: 500 },
  );
});

test('ignores other origins', () => {
  const url = 'https://elsewhere.example/s/b/main.js';
  expect(requestKind({ method: 'GET', mode: 'no-cors', referrer: '', url }, origin)).toBe('none');
});

test.each([
  ['a phone', ''],
  ['an app', 'android-app://com.example.gallery/'],
  ['a page of this site', `${origin}/dashboard`],
])('accepts a share from %s', (_who, referrer) => {
  expect(kind('/upload', { method: 'POST', mode: 'navigate', referrer })).toBe('share');
});

test('ignores a form that another site sends to the composer', () => {
  const ask: Ask = { method: 'POST', mode: 'navigate', referrer: 'https://evil.example/' };
  expect(kind('/upload', ask)).toBe('none');
});

test.each([
  ['/upload', 'cors'],
  ['/dashboard', 'navigate'],
  ['/s/b/main.js', 'cors'],
] as const)('ignores every other POST: %s, %s', (path, mode) => {
  expect(kind(path, { method: 'POST', mode })).toBe('none');
});
