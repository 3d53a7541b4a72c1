import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePointer } from '../registry/pointer';
import { publishBuild } from '../registry/publish';
import { temporaryFolder, writeBuild } from '../registry/testing';
import { get, site } from './gateway-fixture';
import { staticMarkup } from './page-document';

test('a page of a remote preloads its entry, its code, its styles and the shared parts', async () => {
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
  expect(body).toContain('<link rel="preload" as="script" href="/s/shell-1/assets/login.js">');
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
  // A deferred script would wait for a stylesheet that hangs.
  expect(body).toContain('<script src="/s/shell-1/assets/main.js" async></script>');
  const next = await writeBuild('two', ['/', '/tea/:kind'], { '/': '<h1>More tea</h1>' });
  await publishBuild({ dir: next, remotesDir });
  expect((await app.inject('/')).body).toContain('/ mfe-tea <h1>More tea</h1>');
  await writePointer(remotesDir, 'mfe-tea', { current: 'two', status: 'off' });
  expect((await app.inject('/')).body).not.toContain('More tea');
});

test('a public page with markup holds its scripts back', async () => {
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

test('a public page whose lists only scripts can draw does not hold them back', async () => {
  const { app, remotesDir } = await site();
  const html = '<noscript data-facts="teas"></noscript>';
  const dir = await writeBuild('two', ['/'], { layout: 'public', '/': html });
  await publishBuild({ dir, remotesDir });
  expect((await app.inject('/')).body).not.toContain('<template');
});

test("a student's page is the frame around a skeleton, and says what it needs", async () => {
  const { body } = await get('/tea/green');
  expect(body).toContain('data-layout="app"><main>/tea/:kind  </main></div>');
  expect(body).toMatch(/<noscript>[^]*needs JavaScript[^]*<\/noscript>/);
  expect(body).toContain('<script src="/s/shell-1/assets/main.js" async></script>');
});

test('the display face comes before the first paint, but for that of a skeleton', async () => {
  const links = async (path: string) =>
    (await get(path)).body.match(/<link rel="[^"]*" as="font"/g);
  expect(await links('/tea/green')).toEqual(['<link rel="late-preload" as="font"']);
  expect(await links('/login')).toEqual(['<link rel="preload" as="font"']);
});

test("the preview of a student's page names the site and asks to log in, and nothing of the page", async () => {
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

test('the preview of a public page has its title', async () => {
  const { body } = await get('/login');
  expect(body).toContain('<meta property="og:title" content="Login · Campus">');
  expect(body).not.toContain('noindex');
});

test('a page of the shell without markup says what it needs', async () => {
  const { body } = await get('/signup');
  expect(body).not.toContain('id="page"');
  expect(body).toMatch(/<noscript>[^]*needs JavaScript[^]*<\/noscript>/);
  expect(body).toContain('<script src="/s/shell-1/assets/main.js" defer></script>');
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

test('a page of the shell that its frame draws is there before its scripts, and holds them back', async () => {
  const { body } = await get('/login');
  expect(body).toContain('data-path="/login" data-layout="public"><main>/login  </main></div>');
  const held = /<template id="application">(.*?)<\/template>/.exec(body)?.[1];
  expect(held).toContain('href="/s/shell-1/assets/login.js"');
  expect(body.replace(held ?? '', '')).not.toContain('/s/shell-1/assets/');
});

test("links of a public page are fetched when they are pointed at, a student's page has its scripts for that", async () => {
  const rules = /<script type="speculationrules">(.*?)<\/script>/;
  const [, text = ''] = rules.exec((await get('/login')).body) ?? [];
  expect(JSON.parse(text).prefetch).toHaveLength(1);
  expect((await get('/tea/green')).body).not.toMatch(rules);
});

test("a student's page brings the template of its route, and its remote's style sheets wait for it", async () => {
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

test('a form leads nowhere until the scripts are there, by its button and by Enter in its only field', () => {
  expect(
    staticMarkup('<form class="a"><input name="email"/><button type="submit">Send</button></form>'),
  ).toBe(
    '<form method="dialog" class="a"><input name="email"/>' +
      '<button type="button" data-submit>Send</button>' +
      '<noscript><p>Sending this form needs JavaScript.</p></noscript></form>',
  );
});

test('what the policy of the site refuses, and what is for hydration only, is left out', () => {
  expect(staticMarkup('<p style="--w:1px" class="a">One<!-- --> two</p>')).toBe(
    '<p class="a">One two</p>',
  );
});
