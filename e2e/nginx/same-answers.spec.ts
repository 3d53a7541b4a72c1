import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { securityHeaders } from '@campus/federation/gateway';
import { expect } from '@playwright/test';
import { buildOf, shellBuild } from '../support/federation';
import { test, urlOf, serverNames } from './servers';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The answer as it is on the wire: `fetch` would decode it. */
function ask(address: string, { method = 'GET', headers = {}, body }: Asking = {}) {
  const { hostname, port } = new URL(address);
  const path = address.slice(new URL(address).origin.length);
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const html = 'text/html; charset=utf-8';
const script = 'text/javascript; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** What `:build` and `:entry` stand for in an address. */
async function addressOf(pattern: string): Promise<string> {
  const { build, entry, chunks } = await buildOf('mfe-feed');
  const { build: shell, initial } = await shellBuild();
  return pattern
    .replace(':build', build)
    .replace(':entry', entry)
    .replace(':css', chunks.communities?.css[0] ?? '')
    .replace(':shell', shell)
    .replace(':script', initial.js[0] ?? '');
}

/** The page that each address shows, as its document names it. */
const pages = {
  '/': '/',
  '/index.html': '/',
  '/home': '/home',
  '/login': '/login',
  '/dashboard': '/dashboard',
  '/dashboard/': '/dashboard',
  '/dashboard?post=1': '/dashboard',
  '/Dashboard': '/dashboard',
  '/community': '/community',
  '/community/c1/Chess%20club': '/community/:communityId/:communityName',
  '/community/c1/A%2FB': '/community/:communityId/:communityName',
  '/upload': '/upload',
};

const nowhere = ['/nowhere', '/community/c1', '/dashboard/more', '/a/b/c/d/e'];

const missing = [
  '/.env',
  '/.git/config',
  '/wp-login.php',
  '/favicon.png',
  '/assets/main.js',
  '/s/:shell/assets/gone.js',
  '/s/:shell/assets/main.js.map',
  '/s/:shell/assets/.env',
  '/s/:shell/..%2F..%2Fshell.json',
  '/s/:shell/../../shell.json',
  '/s/:shell/index.html',
  '/s/:shell/:script.br',
  '/s/other/:script',
  '/s/:shell/',
  '/s/',
  '/r/shell.json',
  '/r/shell/:shell/:script',
  '/shell.json',
  '/server/frame.cjs',
  '/r/',
  '/r/mfe-feed.json',
  '/r/mfe-feed/:build/',
  '/r/mfe-feed/:build/gone.js',
  '/r/mfe-feed/:build/:entry.br',
  '/r/mfe-feed/other/:entry',
  '/r/.pages/live/index.html',
  '/r/.pages/live/registry.json',
  '/r/mfe-feed/:build/..%2f..%2fmfe-feed.json',
  '/community/c1/St.Marys',
  '/socket.io',
];

const files = [
  ['/r/mfe-feed/:build/:entry', script, 'public, max-age=31536000, immutable'],
  [
    '/r/mfe-feed/:build/remote.json',
    'application/json; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/s/:shell/:script', script, 'public, max-age=31536000, immutable'],
  ['/r/mfe-feed/:build/:css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/sw.js', script, 'no-cache'],
  ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
  ['/apple-touch-icon.png', 'image/png', 'no-cache'],
  ['/offline.html', html, 'no-cache'],
  ['/registry.json', 'application/json; charset=utf-8', 'no-cache'],
] as const;

const textOf = ({ headers, body }: Answer): string => {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};

for (const name of serverNames) {
  test.describe(`served by ${name}`, () => {
    for (const [path, page] of Object.entries(pages)) {
      test(`${path} returns its page with 200 and no-cache`, async ({ servers }) => {
        const answer = await ask(urlOf(servers, name) + path);
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({ 'content-type': html, 'cache-control': 'no-cache' });
        expect(textOf(answer)).toContain(`<div id="page" data-path="${page}"`);
      });
    }

    for (const path of nowhere) {
      test(`${path} returns the document with 404`, async ({ servers }) => {
        const answer = await ask(urlOf(servers, name) + path);
        expect(answer.status).toBe(404);
        expect(answer.headers).toMatchObject({ 'content-type': html, 'cache-control': 'no-cache' });
        expect(textOf(answer)).toContain('id="registry"');
      });
    }

    for (const pattern of missing) {
      test(`${pattern} returns 404 as plain text with no-store`, async ({ servers }) => {
        const answer = await ask(urlOf(servers, name) + (await addressOf(pattern)));
        expect(answer.status).toBe(404);
        expect(answer.headers).toMatchObject({
          'content-type': plain,
          'cache-control': 'no-store',
        });
        expect(answer.body.toString()).toBe('Not found\n');
      });
    }

    for (const [pattern, type, rule] of files) {
      test(`${pattern} returns ${type} with ${rule}`, async ({ servers }) => {
        const path = await addressOf(pattern);
        const answer = await ask(urlOf(servers, name) + path);
        expect(answer.status).toBe(200);
        expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': rule });
        expect(answer.headers['last-modified']).toBeUndefined();
        expect(answer.headers['content-encoding']).toBeUndefined();
      });
    }

    for (const [accepted, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      test(`accept-encoding "${accepted}" gets ${encoding ?? 'the plain file'}`, async ({
        servers,
      }) => {
        const path = await addressOf('/r/mfe-feed/:build/:entry');
        const headers = { 'accept-encoding': accepted };
        const answer = await ask(urlOf(servers, name) + path, { headers });
        expect(answer.headers).toMatchObject({ 'content-type': script, vary: 'accept-encoding' });
        expect(answer.headers['content-encoding']).toBe(encoding);
        expect(textOf(answer)).toBe(textOf(await ask(servers.site.url + path)));
      });
    }

    for (const path of [
      '/',
      '/login',
      '/community/c1/Chess%20club',
      '/nowhere',
      '/registry.json',
    ]) {
      test(`${path} is compressed and has the same etag in every encoding`, async ({ servers }) => {
        const url = urlOf(servers, name) + path;
        const plain = await ask(url);
        expect(plain.headers['content-encoding']).toBeUndefined();
        const sizes = [];
        for (const [accepted, encoding] of [
          ['gzip, deflate, br', 'br'],
          ['br;q=0, gzip', 'gzip'],
        ] as const) {
          const headers = { 'accept-encoding': accepted };
          const answer = await ask(url, { headers });
          expect(answer.status).toBe(plain.status);
          expect(answer.headers).toMatchObject({
            'content-type': plain.headers['content-type'],
            'content-encoding': encoding,
            'content-length': String(answer.body.length),
            'cache-control': 'no-cache',
            vary: 'accept-encoding',
          });
          expect(textOf(answer)).toBe(textOf(plain));
          expect(answer.headers.etag).toBe(plain.headers.etag);
          sizes.push(answer.body.length);
          const head = await ask(url, { method: 'HEAD', headers });
          expect([head.status, head.body.length]).toEqual([plain.status, 0]);
          expect(head.headers['content-encoding']).toBe(encoding);
          expect(head.headers['content-length']).toBe(String(answer.body.length));
          const part = await ask(url, { headers: { ...headers, range: 'bytes=0-9' } });
          expect([part.status, textOf(part)]).toEqual([plain.status, textOf(plain)]);
        }
        expect(Math.max(...sizes)).toBeLessThan(plain.body.length / 2);
        if (plain.status !== 200) return expect(plain.headers.etag).toBeUndefined();
        const etag = String(plain.headers.etag);
        expect(etag).toMatch(/^W\/"[0-9a-f]+"$/);
        for (const accepted of ['br', 'gzip', 'identity']) {
          const headers = { 'accept-encoding': accepted, 'if-none-match': etag };
          const again = await ask(url, { headers });
          expect([again.status, again.body.length]).toEqual([304, 0]);
          expect(again.headers).toMatchObject({
            etag,
            vary: 'accept-encoding',
            'cache-control': 'no-cache',
          });
        }
      });
    }

    for (const path of [
      '/',
      '/nowhere',
      '/registry.json',
      '/r/mfe-feed/:build/:entry',
      '/r/mfe-feed/:build/gone.js',
      '/sw.js',
    ]) {
      test(`${path} has each security header once`, async ({ servers }) => {
        const answer = await ask(urlOf(servers, name) + (await addressOf(path)));
        expect(answer.headers).toMatchObject(securityHeaders);
        expect(answer.headers['x-powered-by']).toBeUndefined();
        expect(String(answer.headers.server ?? '')).not.toMatch(/\d/);
      });
    }

    test('an unchanged registry returns 304 without a body', async ({ servers }) => {
      const url = `${urlOf(servers, name)}/registry.json`;
      const first = await ask(url);
      const etag = String(first.headers.etag);
      const again = await ask(url, { headers: { 'if-none-match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
      const other = await ask(url, { headers: { 'if-none-match': 'W/"0000"' } });
      expect(other.status).toBe(200);
    });

    test('only documents say whether the request had a session', async ({ servers }) => {
      for (const [path, cookie, hint] of [
        ['/dashboard', 'a=b; campus_session=x', 'session;desc=student'],
        ['/nowhere', '__Host-campus_session=x', 'session;desc=student'],
        ['/dashboard', 'campus_session=', 'session;desc=visitor'],
        ['/registry.json', 'campus_session=x', undefined],
        ['/sw.js', 'campus_session=x', undefined],
      ] as const) {
        const url = urlOf(servers, name) + path;
        const { headers, status } = await ask(url, { headers: { cookie } });
        expect(headers['server-timing'], `${path} ${cookie}`).toBe(hint);
        if (!hint || status !== 200) continue;
        const known = { cookie, 'if-none-match': String(headers.etag) };
        const again = await ask(url, { headers: known });
        expect([again.status, again.headers['server-timing']]).toEqual([304, hint]);
      }
    });

    test('POST /upload without a service worker redirects to the composer', async ({ servers }) => {
      const shared = { method: 'POST', body: 'a=b', headers: { 'content-type': 'text/plain' } };
      const answer = await ask(`${urlOf(servers, name)}/upload`, shared);
      expect([answer.status, answer.headers.location]).toEqual([303, '/upload']);
      expect(answer.headers['cache-control']).toBe('no-store');
    });
  });
}

test('nginx returns the same pages and files as the gateway', async ({ servers }) => {
  const url = urlOf(servers, 'nginx');
  for (const pattern of [...Object.keys(pages), ...files.map(([file]) => file)]) {
    const path = await addressOf(pattern);
    const [answer, gateways] = [await ask(url + path), await ask(servers.site.url + path)];
    expect(answer.body.equals(gateways.body), path).toBe(true);
  }
});

test('nginx adds the headers that an API process left out', async ({ servers }) => {
  const answer = await ask(`${urlOf(servers, 'nginx')}/api/nothing`);
  expect(answer.status).toBe(503);
  expect(answer.headers).toMatchObject({ ...securityHeaders, 'cache-control': 'no-store' });
});
