import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rollback } from '../registry/operate';
import { writePointer } from '../registry/pointer';
import { publishBuild, publishCanary } from '../registry/publish';
import { writeShell } from '../registry/testing';
import { get, site } from './gateway-fixture';

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
  '%s answers the document with 404',
  async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<!doctype html>');
    expect(answer.body).not.toContain('as="script"');
  },
);

test.each([
  '/.env',
  '/wp-login.php',
  '/assets/main.js',
  '/s/shell-1/assets/main.js.map',
  '/s/shell-1/assets/gone.js',
  '/s/shell-1/assets/.env',
  '/s/shell-1/..%2F..%2Fshell.json',
  '/s/shell-1/index.html',
  '/s/shell-1/server/frame.cjs',
  '/s/shell-2/assets/main.js',
  '/s/shell-1/',
  '/s/shell.json',
  '/s/',
  '/r/shell.json',
  '/r/shell/shell-1/assets/main.js',
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
])('%s answers 404 as plain text with no-store', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).not.toContain('<');
});

const tried = { cookie: 'campus_trial=1' };

test('a new shell and its worker are served at once, and a rollback restores the old ones', async () => {
  const { app, remotesDir } = await site();
  const before = await app.inject('/registry.json');
  expect(before.json()).toMatchObject({ shell: 'shell-1' });
  await publishBuild({ dir: await writeShell('shell-2'), remotesDir });
  const after = await app.inject('/registry.json');
  expect(after.json()).toMatchObject({ shell: 'shell-2' });
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect((await app.inject('/')).body).toContain('src="/s/shell-2/assets/main.js"');
  expect((await app.inject('/sw.js')).body).toBe('worker shell-2');
  // The previous build is still available for the tabs that run it.
  expect((await app.inject('/s/shell-1/assets/main.js')).statusCode).toBe(200);
  await rollback(remotesDir, 'shell');
  expect((await app.inject('/registry.json')).headers.etag).toBe(before.headers.etag);
  expect((await app.inject('/sw.js')).body).toBe('worker shell-1');
});

test('a canary of the shell is served only to browsers with its cookie', async () => {
  const { app, remotesDir } = await site();
  await publishCanary({ dir: await writeShell('shell-2'), remotesDir, share: 10 });
  const shellOf = async (headers: Record<string, string>) => {
    const document = (await app.inject({ url: '/', headers })).body;
    const registry = (await app.inject({ url: '/registry.json', headers })).json();
    const worker = (await app.inject({ url: '/sw.js', headers })).body;
    expect(registry.canary).toEqual({ build: 'shell-2', share: 10 });
    expect(document).toContain(`"revision":"${registry.revision}"`);
    expect(document).toContain(`/s/${registry.shell}/assets/main.js`);
    expect(worker).toBe(`worker ${registry.shell}`);
    return registry.shell;
  };
  expect(await shellOf({})).toBe('shell-1');
  expect(await shellOf(tried)).toBe('shell-2');
  expect(await shellOf({ cookie: 'campus_trials=1' })).toBe('shell-1');
  await rollback(remotesDir, 'shell');
  const ended = await app.inject({ url: '/registry.json', headers: tried });
  expect(ended.json()).toMatchObject({ shell: 'shell-1' });
  expect(ended.json().canary).toBeUndefined();
});

test('if the live shell cannot be read, the previous one is served', async () => {
  const { app, remotesDir } = await site();
  await publishBuild({ dir: await writeShell('shell-2'), remotesDir });
  await rm(join(remotesDir, 'shell/shell-2/index.html'));
  const { body } = await app.inject('/');
  expect(body).toContain('src="/s/shell-1/assets/main.js"');
});

test('if the pointer of the shell cannot be read, the last live shell is served', async () => {
  const { app, remotesDir } = await site();
  await app.inject('/');
  await writeFile(join(remotesDir, 'shell.json'), 'no json');
  expect((await app.inject('/')).body).toContain('src="/s/shell-1/assets/main.js"');
});

test.each([
  '/',
  '/nowhere',
  '/registry.json',
  '/s/shell-1/assets/main.js',
  '/r/mfe-tea/one/gone.js',
])('the answer of %s carries the security headers', async (url) => {
  const { headers } = await get(url);
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self'( 'sha256-\S+'){2}$/),
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
});

test.each([
  ['br, gzip', 'br', 'brotli'],
  ['gzip, deflate', 'gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip', 'gzip'],
  ['identity', undefined, 'shell shell-1'],
])('a file is sent in an encoding that "%s" accepts', async (accepted, encoding, body) => {
  const answer = await get('/s/shell-1/assets/main.js', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(answer.body).toBe(body);
});

test('the registry answers 304 for its etag until a pointer changes', async () => {
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

test('a file of a remote is served as it was published', async () => {
  const { app, remotesDir } = await site();
  const answer = await app.inject('/r/mfe-tea/one/App.js');
  expect(answer.body).toBe(await readFile(join(remotesDir, 'mfe-tea/one/App.js'), 'utf8'));
});

const asked = ['/', '/login', '/tea/green', '/registry.json'];

test.each([...asked, '/nowhere'])('%s is compressed if the client accepts it', async (url) => {
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

test.each(asked)('%s answers 304 for its etag in every encoding', async (url) => {
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

test('a missing page has no etag', async () => {
  const { app } = await site();
  const { headers } = await app.inject('/nowhere');
  expect(headers.etag).toBeUndefined();
});

test('a changed page is sent again for an old etag', async () => {
  const { app, remotesDir } = await site();
  const { headers } = await app.inject('/');
  await writePointer(remotesDir, 'mfe-tea', { current: 'one', status: 'off', notice: 'Closed' });
  const again = { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' };
  const answer = await app.inject({ url: '/', headers: again });
  expect(answer.statusCode).toBe(200);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('Closed');
});
