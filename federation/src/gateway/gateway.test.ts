import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import type { ShellBuildFile } from '../registry/build-file';
import { writePointer } from '../registry/pointer';
import { publishBuild } from '../registry/publish';
import { temporaryFolder, writeBuild } from '../registry/testing';
import { gateway } from './gateway';

const shellFile: ShellBuildFile = {
  build: 'shell-1',
  routes: [{ path: '/login', title: 'Login', access: 'public', layout: 'public', chunk: 'login' }],
  initial: { js: ['assets/main.js'], css: [], shared: [] },
  chunks: {
    login: { js: ['assets/login.js'], css: [], shared: [] },
    'layout-app': { js: ['assets/layout-app.js'], css: [], shared: [] },
  },
  frame: 'server/frame.cjs',
  provides: {
    '@campus/contract/react': {
      js: ['assets/contract.js'],
      css: [],
      shared: ['@tanstack/react-query'],
    },
    '@tanstack/react-query': { js: ['assets/query.js'], css: [], shared: ['react'] },
  },
  assets: [],
};

async function site(): Promise<{ app: FastifyInstance; remotesDir: string; shellDir: string }> {
  const shellDir = await temporaryFolder();
  const remotesDir = await temporaryFolder();
  await mkdir(join(shellDir, 'assets'));
  await writeFile(join(shellDir, 'assets/main.js'), 'shell');
  await writeFile(join(shellDir, 'assets/main.js.br'), 'brotli');
  await writeFile(join(shellDir, 'assets/main.js.gz'), 'gzip');
  await writeFile(join(shellDir, 'assets/.env'), 'SECRET=1');
  await mkdir(join(shellDir, 'server'));
  await writeFile(
    join(shellDir, 'server/frame.cjs'),
    'exports.frame = ({ pathname, remote, page }) => `<main>${pathname} ${remote} ${page}</main>`;',
  );
  await writeFile(
    join(shellDir, 'index.html'),
    '<!doctype html><head><!-- title --><script src="/assets/main.js" defer></script><!-- page --></head>' +
      '<body><!-- content --><!-- registry --></body>',
  );
  await writeFile(join(shellDir, 'shell.json'), JSON.stringify(shellFile));
  await publishBuild({
    dir: await writeBuild('one', ['/', '/tea/:kind'], { '/': '<h1>Tea & co</h1>' }),
    remotesDir,
  });
  const app = Fastify();
  const facts = { teas: async () => ['Green', 'Chai & <milk>'] };
  await app.register(gateway, { shellDir, remotesDir, limits: { entry: 5 }, facts });
  return { app, remotesDir, shellDir };
}

async function get(url: string, headers: InjectOptions['headers'] = {}) {
  const { app } = await site();
  return app.inject({ url, headers });
}

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

test('a page of a remote preloads its entry, its code, its styles and the shared parts', async () => {
  const { body } = await get('/tea/green');
  const links = [...body.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)];
  expect(links.map(([, as, href]) => `${as} ${href}`)).toEqual([
    'style /r/mfe-tea/one/tea.css',
    'script /r/mfe-tea/one/entry.js',
    'script /r/mfe-tea/one/App.js',
    'script /assets/layout-app.js',
    'script /assets/contract.js',
    'script /assets/query.js',
  ]);
  expect(body).toMatch(/href="\/r\/mfe-tea\/one\/entry.js" integrity="sha384-[^"]+"/);
});

test('a file of a remote without a known hash is neither preloaded nor linked', async () => {
  const { app, remotesDir } = await site();
  const file = join(remotesDir, 'mfe-tea/one/remote.json');
  const build = JSON.parse(await readFile(file, 'utf8'));
  const assets = build.assets.filter(({ path }: { path: string }) => path !== 'tea.css');
  await writeFile(file, JSON.stringify({ ...build, assets }));
  const { body } = await app.inject('/');
  expect(body).toContain('<link rel="preload" as="script" href="/r/mfe-tea/one/App.js"');
  expect(body).not.toMatch(/<link[^>]*tea\.css/);
});

test('a page of the shell preloads its own chunk', async () => {
  const { body } = await get('/login');
  expect(body).toContain('<link rel="preload" as="script" href="/assets/login.js">');
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

test('a page with markup is composed of the live shell and the live remote', async () => {
  const { app, remotesDir } = await site();
  const { body } = await app.inject('/');
  const stylesheet =
    /<link rel="stylesheet" href="\/r\/mfe-tea\/one\/tea.css" integrity="sha384-[^"]+">/;
  expect(body).toMatch(stylesheet);
  expect(body).toContain('<title>Tea · Campus</title>');
  expect(body).toContain(
    '<div id="page" data-path="/" data-layout="app"><main>/ mfe-tea <h1>Tea & co</h1></main></div>',
  );
  // A script that is deferred would wait for a stylesheet that hangs.
  expect(body).toContain('<script src="/assets/main.js" async></script>');
  const next = await writeBuild('two', ['/', '/tea/:kind'], { '/': '<h1>More tea</h1>' });
  await publishBuild({ dir: next, remotesDir });
  expect((await app.inject('/')).body).toContain('/ mfe-tea <h1>More tea</h1>');
  await writePointer(remotesDir, 'mfe-tea', { current: 'two', status: 'off' });
  expect((await app.inject('/')).body).not.toContain('More tea');
});

test('a public page with markup holds its scripts back', async () => {
  const { app, remotesDir } = await site();
  const dir = await writeBuild('two', ['/'], { '/': '<h1>Tea</h1>' }, { layout: 'landing' });
  await publishBuild({ dir, remotesDir });
  const { body } = await app.inject('/');
  const held = /<template id="application" data-asks-session>(.*?)<\/template>/.exec(body);
  expect(held?.[1]).toContain('<script src="/assets/main.js" async></script>');
  expect(held?.[1]).toContain('as="script" href="/r/mfe-tea/two/entry.js"');
  const rest = body.replace(held?.[0] ?? '', '');
  expect(rest).not.toContain('main.js');
  expect(rest).not.toContain('as="script"');
  expect(rest).toContain('as="style"');
});

test('a public page whose lists only scripts can draw does not hold them back', async () => {
  const { app, remotesDir } = await site();
  const html = '<noscript data-facts="teas"></noscript>';
  const dir = await writeBuild('two', ['/'], { '/': html }, { layout: 'public' });
  await publishBuild({ dir, remotesDir });
  expect((await app.inject('/')).body).not.toContain('<template');
});

test("a student's page is the frame around a skeleton, and says what it needs", async () => {
  const { body } = await get('/tea/green');
  expect(body).toContain('data-layout="app"><main>/tea/:kind  </main></div>');
  expect(body).toMatch(/<noscript>[^]*needs JavaScript[^]*<\/noscript>/);
  expect(body).toContain('<script src="/assets/main.js" async></script>');
});

test('a page of the shell without markup says what it needs', async () => {
  const { body } = await get('/login');
  expect(body).not.toContain('id="page"');
  expect(body).toMatch(/<noscript>[^]*needs JavaScript[^]*<\/noscript>/);
  expect(body).toContain('<script src="/assets/main.js" defer></script>');
});

test('a page names the calls that it begins with', async () => {
  const { body } = await get('/tea/green');
  expect(body).toContain(
    '<meta name="calls" data-path="/tea/:kind" content="/api/teas/:kind?limit=10&amp;page=1">',
  );
});

test('markup that is not what was built is refused', async () => {
  const { remotesDir } = await site();
  const dir = await writeBuild('two', ['/'], { '/': '<h1>Tea</h1>' });
  await writeFile(join(dir, '0.html'), '<h1>Coffee</h1>');
  await expect(publishBuild({ dir, remotesDir })).rejects.toThrow('0.html is not the file');
});

test('a page lists for visitors without scripts what only the site knows', async () => {
  const { app, remotesDir } = await site();
  const html = '<noscript data-facts="teas"></noscript><noscript data-facts="none"></noscript>';
  await publishBuild({ dir: await writeBuild('two', ['/'], { '/': html }), remotesDir });
  expect((await app.inject('/')).body).toContain(
    '<noscript><ul><li>Green</li><li>Chai &amp; &lt;milk&gt;</li></ul></noscript>' +
      '<noscript><ul></ul></noscript>',
  );
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
