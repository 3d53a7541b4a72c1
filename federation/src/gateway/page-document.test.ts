import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { writePointer } from '../registry/pointer';
import { publishBuild } from '../registry/publish';
import { temporaryFolder, writeBuild } from '../registry/testing';
import { get, site } from './gateway-fixture';
import { staticMarkup } from './page-document';

test('a page of a remote preloads its entry, code, styles and shared chunks', async () => {
  const { body } = await get('/tea/green');
  const links = [...body.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)];
  expect(links.map(([, as, href]) => `${as} ${href}`)).toEqual([
    'style /r/mfe-tea/one/tea.css',
    'script /r/mfe-tea/one/entry.js',
    'script /r/mfe-tea/one/App.js',
    'script /s/shell-1/assets/layout-app.js',
    'script /s/shell-1/assets/contract.js',
    'script /s/shell-1/assets/query.js',
  ]);
  expect(body).toMatch(/href="\/r\/mfe-tea\/one\/entry.js" integrity="sha384-[^"]+"/);
});

test('a file of a remote without a known hash is not preloaded or linked', async () => {
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
  expect(body).toContain('<link rel="preload" as="script" href="/s/shell-1/assets/login.js">');
});

test('a page with markup combines the live shell with the markup of the live remote', async () => {
  const { app, remotesDir } = await site();
  const { body } = await app.inject('/');
  const stylesheet =
    /<link rel="stylesheet" href="\/r\/mfe-tea\/one\/tea.css" integrity="sha384-[^"]+">/;
  expect(body).toMatch(stylesheet);
  expect(body).toContain('<title>Tea · Campus</title>');
  expect(body).toContain(
    '<div id="page" data-path="/" data-layout="app"><main>/ mfe-tea <h1>Tea & co</h1></main></div>',
  );
  // A deferred script would wait for a stylesheet that hangs.
  expect(body).toContain('<script src="/s/shell-1/assets/main.js" async></script>');
  const next = await writeBuild('two', ['/', '/tea/:kind'], { '/': '<h1>More tea</h1>' });
  await publishBuild({ dir: next, remotesDir });
  expect((await app.inject('/')).body).toContain('/ mfe-tea <h1>More tea</h1>');
  await writePointer(remotesDir, 'mfe-tea', { current: 'two', status: 'off' });
  expect((await app.inject('/')).body).not.toContain('More tea');
});

test('a public page with markup keeps its scripts in an inert template', async () => {
  const { app, remotesDir } = await site();
  const dir = await writeBuild('two', ['/'], { layout: 'landing', '/': '<h1>Tea</h1>' });
  await publishBuild({ dir, remotesDir });
  const { body } = await app.inject('/');
  const held = /<template id="application" data-asks-session>(.*?)<\/template>/.exec(body);
  expect(held?.[1]).toContain('<script src="/s/shell-1/assets/main.js" async></script>');
  expect(held?.[1]).toContain('as="script" href="/r/mfe-tea/two/entry.js"');
  const rest = body.replace(held?.[0] ?? '', '');
  expect(rest).not.toContain('main.js');
  expect(rest).not.toContain('as="script"');
  expect(rest).toContain('as="style"');
});

test('a public page whose lists need scripts loads them at once', async () => {
  const { app, remotesDir } = await site();
  const html = '<noscript data-facts="teas"></noscript>';
  const dir = await writeBuild('two', ['/'], { layout: 'public', '/': html });
  await publishBuild({ dir, remotesDir });
  expect((await app.inject('/')).body).not.toContain('<template');
});

test("a student's page has the frame, a note that it needs JavaScript, and an async script", async () => {
  const { body } = await get('/tea/green');
  expect(body).toContain('data-layout="app"><main>/tea/:kind  </main></div>');
  expect(body).toMatch(/<noscript>[^]*needs JavaScript[^]*<\/noscript>/);
  expect(body).toContain('<script src="/s/shell-1/assets/main.js" async></script>');
});

test('the display font is preloaded, but late on a page that starts with a skeleton', async () => {
  const links = async (path: string) =>
    (await get(path)).body.match(/<link rel="[^"]*" as="font"/g);
  expect(await links('/tea/green')).toEqual(['<link rel="late-preload" as="font"']);
  expect(await links('/login')).toEqual(['<link rel="preload" as="font"']);
});

/** How a browser opens a page: with the flag of a student, or with what the document's header says of the session. */
interface Opened {
  search?: string;
  flag?: string;
  description?: string;
  type?: string;
}

test("a student's page starts its first calls by a script that the policy names", async () => {
  const { app, remotesDir } = await site();
  const dir = await writeBuild('two', ['/tea/:kind'], { access: 'student' });
  await publishBuild({ dir, remotesDir });
  const { body, headers } = await app.inject('/tea/green');
  const [, script = ''] = /<meta name="calls"[^>]*><script>(.*?)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' `);
  expect(await readFile(join(__dirname, '../../../nginx.conf'), 'utf8')).toContain(`"${policy}"`);
  const started = ({ search = '', flag, description = 'visitor', type = 'navigate' }: Opened) => {
    const fetch = jest.fn(async () => 'answer');
    const document = { querySelector: () => ({ content: '/api/cups?page=1 /api/teas/:kind' }) };
    const page: { earlyAnswers?: Map<string, unknown> } = {};
    const localStorage = { isAuthenticated: flag };
    const entry = { type, serverTiming: [{ name: 'session', description }] };
    const performance = { getEntriesByType: () => [entry] };
    const location = { search };
    runInNewContext(
      script,
      Object.assign(page, { performance, localStorage, document, location, fetch }),
    );
    return [...(page.earlyAnswers?.keys() ?? []), ...Object.values(localStorage)];
  };
  const calls = ['/api/cups?page=1', '/api/auth/me', 'true'];
  expect(started({ flag: 'true' })).toEqual(calls);
  expect(started({ flag: 'true', search: '?sort=price' })).toEqual(['/api/auth/me', 'true']);
  expect(started({})).toEqual([undefined]);
  expect(started({ description: 'student' })).toEqual(calls);
  expect(started({ description: 'student', type: 'back_forward' })).toEqual([undefined]);
  expect((await get('/tea/green')).body).not.toContain('<script>');
});

test.each([
  ['a=b; campus_session=x', 'student'],
  ['__Host-campus_session=x', 'student'],
  ['my_campus_session=x; campus_session=', 'visitor'],
  [undefined, 'visitor'],
])('a document says whether its request had a session: %s', async (cookie, who) => {
  const { headers } = await get('/login', cookie ? { cookie } : {});
  expect(headers['server-timing']).toBe(`session;desc=${who}`);
  const known = { ...(cookie && { cookie }), 'if-none-match': String(headers.etag) };
  const again = await get('/login', known);
  expect([again.statusCode, again.headers['server-timing']]).toEqual([304, `session;desc=${who}`]);
  expect((await get('/registry.json')).headers['server-timing']).toBeUndefined();
});

test('the policy names the link rules of public pages', async () => {
  const { body, headers } = await get('/login');
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(body) ?? [];
  const hash = createHash('sha256').update(rules).digest('base64');
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
});

test("the link preview of a student's page names only the site and asks to log in", async () => {
  const { app, remotesDir } = await site();
  const dir = await writeBuild('two', ['/tea/:kind'], { access: 'student' });
  await publishBuild({ dir, remotesDir });
  const { body } = await app.inject('/tea/green');
  const metas = [...body.matchAll(/<meta (?:name|property)="([\w:]+)" content="([^"]*)">/g)];
  expect(Object.fromEntries(metas.map(([, name, content]) => [name, content]))).toMatchObject({
    description: 'Log in to Campus to see this page.',
    'og:site_name': 'Campus',
    'og:title': 'Campus',
    'og:description': 'Log in to Campus to see this page.',
    robots: 'noindex',
  });
});

test('the link preview of a public page has its title', async () => {
  const { body } = await get('/login');
  expect(body).toContain('<meta property="og:title" content="Login · Campus">');
  expect(body).not.toContain('noindex');
});

test('a page of the shell without markup has a note that it needs JavaScript', async () => {
  const { body } = await get('/signup');
  expect(body).not.toContain('id="page"');
  expect(body).toMatch(/<noscript>[^]*needs JavaScript[^]*<\/noscript>/);
  expect(body).toContain('<script src="/s/shell-1/assets/main.js" defer></script>');
});

test('a page lists its first API calls in a meta element', async () => {
  const { body } = await get('/tea/green');
  expect(body).toContain(
    '<meta name="calls" data-path="/tea/:kind" content="/api/teas/:kind?limit=10&amp;page=1">',
  );
});

test('publishing rejects markup that differs from the build', async () => {
  const { remotesDir } = await site();
  const dir = await writeBuild('two', ['/'], { '/': '<h1>Tea</h1>' });
  await writeFile(join(dir, '0.html'), '<h1>Coffee</h1>');
  await expect(publishBuild({ dir, remotesDir })).rejects.toThrow('0.html differs from the file');
});

test('lists that only the site knows are inserted for visitors without JavaScript', async () => {
  const { app, remotesDir } = await site();
  const html = '<noscript data-facts="teas"></noscript><noscript data-facts="none"></noscript>';
  await publishBuild({ dir: await writeBuild('two', ['/'], { '/': html }), remotesDir });
  expect((await app.inject('/')).body).toContain(
    '<noscript><ul><li>Green</li><li>Chai &amp; &lt;milk&gt;</li></ul></noscript>' +
      '<noscript><ul></ul></noscript>',
  );
});

test('a page of the shell drawn by its frame has its markup, and its scripts in a template', async () => {
  const { body } = await get('/login');
  expect(body).toContain('data-path="/login" data-layout="public"><main>/login  </main></div>');
  const held = /<template id="application">(.*?)<\/template>/.exec(body)?.[1];
  expect(held).toContain('href="/s/shell-1/assets/login.js"');
  expect(body.replace(held ?? '', '')).not.toContain('/s/shell-1/assets/');
});

test("a public page has speculation rules to prefetch links, a student's page has none", async () => {
  const rules = /<script type="speculationrules">(.*?)<\/script>/;
  const [, text = ''] = rules.exec((await get('/login')).body) ?? [];
  expect(JSON.parse(text).prefetch).toHaveLength(1);
  expect((await get('/tea/green')).body).not.toMatch(rules);
});

test("a student's page has the template of its route and preloads styles without applying them", async () => {
  const { app, remotesDir } = await site();
  const dir = await writeBuild('two', ['/', '/tea/:kind']);
  const html = '<template data-each="teas"></template>';
  const integrity = `sha384-${createHash('sha384').update(html).digest('base64')}`;
  const build = JSON.parse(await readFile(join(dir, 'remote.json'), 'utf8'));
  await writeFile(join(dir, 'tea.html'), html);
  const templates = { '/tea/:kind': { path: 'tea.html', integrity } };
  await writeFile(join(dir, 'remote.json'), JSON.stringify({ ...build, templates }));
  await publishBuild({ dir, remotesDir });
  for (const address of ['/tea/green', '/tea/black']) {
    const { body } = await app.inject(address);
    expect(body).toContain(`<main>/tea/:kind mfe-tea ${html}</main>`);
    expect(body).not.toMatch(/rel="stylesheet" href="\/r\//);
    expect(body).toMatch(/rel="preload" as="style" href="\/r\/mfe-tea/);
    expect(body).toMatch(/as="script" href="\/r\/mfe-tea\/two\/App.js"[^>]* fetchpriority="low">/);
  }
  expect((await app.inject('/')).body).not.toContain(html);
  await writeFile(join(dir, 'tea.html'), 'Something else');
  await expect(publishBuild({ dir, remotesDir: await temporaryFolder() })).rejects.toThrow(
    'tea.html',
  );
});

test('a form in static markup cannot be sent without scripts, neither by button nor by Enter', () => {
  expect(
    staticMarkup('<form class="a"><input name="email"/><button type="submit">Send</button></form>'),
  ).toBe(
    '<form method="dialog" class="a"><input name="email"/>' +
      '<button type="button" data-submit>Send</button>' +
      '<noscript><p>Sending this form needs JavaScript.</p></noscript></form>',
  );
});

test('static markup has no inline styles and no hydration comments', () => {
  expect(staticMarkup('<p style="--w:1px" class="a">One<!-- --> two</p>')).toBe(
    '<p class="a">One two</p>',
  );
});
