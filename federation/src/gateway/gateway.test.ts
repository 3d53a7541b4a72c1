import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writePointer } from '../registry/pointer';
import { get, shellFile, site } from './gateway-fixture';

test.each(['/', '/index.html', '/login', '/tea/green', '/tea/green/', '/tea/Chai%20%26%20co?x=1'])(
  '%s answers the document with the registry inlined',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    const text = /<script type="application\/json" id="registry">(.*)<\/script>/.exec(answer.body);
    expect(JSON.parse(text?.[1] ?? '')).toMatchObject({
      limits: { entry: 5 },
      remotes: { 'mfe-tea': { current: { build: 'one' } } },
    });
  },
);

test.each(['/nowhere', '/tea', '/tea/green/extra'])(
  '%s is no page: the document, with 404',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<!doctype html>');
    expect(answer.body).not.toContain('rel="preload"');
  },
);

test.each([
  '/.env',
  '/wp-login.php',
  '/assets/main.js.map',
  '/assets/gone.js',
  '/assets/.env',
  '/assets/..%2Fshell.json',
  '/assets/../shell.json',
  '/favicon.png',
  '/.git/config',
  '/r/mfe-tea/one/gone.js',
  '/r/mfe-tea/two/entry.js',
  '/r/mfe-tea.json',
  '/r/mfe-tea/one/',
  '/r/',
  '/api/nothing',
  '/api',
  '/socket.io/',
])('%s is 404, not kept and no page', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).not.toContain('<');
});

test('the registry tells which shell is live, and that another one is', async () => {
  const { app, shellDir } = await site();
  const before = await app.inject('/registry.json');
  expect(before.json()).toMatchObject({ shell: 'shell-1' });
  const next = { ...shellFile, build: 'shell-2' };
  await writeFile(join(shellDir, 'shell.json'), JSON.stringify(next));
  await utimes(join(shellDir, 'shell.json'), new Date(0), new Date(0));
  const after = await app.inject('/registry.json');
  expect(after.json()).toMatchObject({ shell: 'shell-2' });
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

test.each(['/', '/nowhere', '/registry.json', '/assets/main.js', '/r/mfe-tea/one/gone.js'])(
  'the answer of %s carries the security headers',
  async (url) => {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ]),
    );
    expect(String(policy)).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=(self)');
  },
);

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip, deflate', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'shell'],
])('a file is sent as a client of "%s" takes it', async (accepted, encoding, body) => {
  const answer = await get('/assets/main.js', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(answer.body).toBe(body);
});

test('the registry answers 304 to whoever has it, and anew once a pointer moved', async () => {
  const { app, remotesDir } = await site();
  const first = await app.inject('/registry.json');
  expect(first.headers['cache-control']).toBe('no-cache');
  const again = { url: '/registry.json', headers: { 'if-none-match': String(first.headers.etag) } };
  expect((await app.inject(again)).statusCode).toBe(304);
  await writePointer(remotesDir, 'mfe-tea', { current: 'one', status: 'off', notice: 'Closed' });
  const changed = await app.inject(again);
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toMatchObject({ remotes: { 'mfe-tea': { status: 'off' } } });
  expect((await app.inject('/tea/green')).body).not.toContain('/r/mfe-tea/one/entry.js"');
});

test('a file of a remote is the one that was published', async () => {
  const { app, remotesDir } = await site();
  const answer = await app.inject('/r/mfe-tea/one/App.js');
  expect(answer.body).toBe(await readFile(join(remotesDir, 'mfe-tea/one/App.js'), 'utf8'));
});

const asked = ['/', '/login', '/tea/green', '/registry.json'];

test.each([...asked, '/nowhere'])('%s is compressed where the client takes it', async (url) => {
  const { app } = await site();
  const plain = await app.inject(url);
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const [accepted, encoding, open] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const) {
    const headers = { 'accept-encoding': accepted };
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(plain.statusCode);
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
    expect(open(answer.rawPayload).toString()).toBe(plain.body);
    const head = await app.inject({ method: 'HEAD', url, headers });
    expect([head.statusCode, head.rawPayload.length]).toEqual([plain.statusCode, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...answer.headers, date: '' });
  }
});

test.each(asked)('%s is not sent again to who has it, in whatever encoding', async (url) => {
  const { app } = await site();
  const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  const etag = String(headers.etag);
  expect(etag).toMatch(/^W\/"[0-9a-f]+"$/);
  for (const accepted of ['br', 'gzip', 'identity']) {
    const again = { 'accept-encoding': accepted, 'if-none-match': `"other", ${etag}` };
    const answer = await app.inject({ url, headers: again });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers).toMatchObject({
      etag,
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
    });
  }
  const other = await app.inject({ url, headers: { 'if-none-match': 'W/"0000"' } });
  expect(other.statusCode).toBe(200);
});

test('what is missing is never said to be known', async () => {
  const { app } = await site();
  const { headers } = await app.inject('/nowhere');
  expect(headers.etag).toBeUndefined();
});

test('a page that has changed is sent anew', async () => {
  const { app, remotesDir } = await site();
  const { headers } = await app.inject('/');
  await writePointer(remotesDir, 'mfe-tea', { current: 'one', status: 'off', notice: 'Closed' });
  const again = { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' };
  const answer = await app.inject({ url: '/', headers: again });
  expect(answer.statusCode).toBe(200);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('Closed');
});
