import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readPointer } from '../registry/pointer';
import { publishBuild, publishCanary } from '../registry/publish';
import { temporaryFolder, writeBuild, writeShell } from '../registry/testing';
import { pass } from './gate';
import { readCandidate, type Site } from './builds';
import { readBuildFile, readDescription, type Draft } from '../registry/store';
import { throwawaySite } from './smoke-test/throwaway-site';
import { shell } from './testing';

async function siteWith(build: string) {
  const remotesDir = await temporaryFolder();
  const shellDir = await temporaryFolder();
  await writeFile(join(shellDir, 'shell.json'), JSON.stringify(shell));
  await publishBuild({ dir: await writeBuild(build), remotesDir });
  return { remotesDir, shellDir };
}

/** Publishes through the gate on a machine without a browser. */
async function publishGated(site: Site, dir: string) {
  const said: string[] = [];
  const options = {
    site,
    browser: async () => undefined,
    log: (line: string) => void said.push(line),
  };
  const check = async (draft: Draft) => void (await pass(draft, options));
  const published = await publishBuild({ dir, remotesDir: site.remotesDir, check });
  return { published, said };
}

test('without a browser the gate logs that it did not try the build', async () => {
  const site = await siteWith('one');
  const { published, said } = await publishGated(site, await writeBuild('two'));
  expect(published.changed).toBe(true);
  expect(said).toContainEqual(expect.stringContaining('NOT run in a browser'));
});

test('a rejected candidate changes no pointer and stores no build', async () => {
  const site = await siteWith('one');
  const before = await readPointer(site.remotesDir, 'mfe-tea');
  const dir = await writeBuild('two', ['/login']);
  const refused = await publishGated(site, dir).catch((error) => error);
  expect(refused).toMatchObject({
    name: 'Refusal',
    message: expect.stringContaining(
      'The route /login of mfe-tea collides with /login of the shell',
    ),
    reasons: expect.arrayContaining([expect.objectContaining({ rule: 'collisions' })]),
  });
  expect(await readPointer(site.remotesDir, 'mfe-tea')).toEqual(before);
  const folder = join(site.remotesDir, 'mfe-tea/two');
  await expect(readFile(join(folder, 'remote.json'))).rejects.toThrow('ENOENT');
});

test('the gate measures the compressed size itself, whatever the build states', async () => {
  const dir = await writeBuild('two');
  const file = await readBuildFile(dir);
  const heavy = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251));
  await writeFile(join(dir, 'App.js'), heavy);
  await writeFile(join(dir, 'App.js.br'), brotliCompressSync(heavy));
  const app = async () =>
    (await readCandidate({ dir, file })).file.assets.find(({ path }) => path === 'App.js');
  const compressed = (await app())!.brotli;
  expect(compressed).toBe(brotliCompressSync(heavy).length);
  await rm(join(dir, 'App.js.br'));
  expect((await app())!.brotli).toBe(compressed);
});

test('the gate judges again right before the swap and finds a new collision', async () => {
  const site = await siteWith('one');
  const options = { site, browser: async () => undefined, log: () => undefined };
  const dir = await writeBuild('two');
  const file = await readBuildFile(dir);
  const { judgeAgain } = await pass({ dir, file }, options);
  await judgeAgain();
  const shellFile = { ...shell, routes: [{ ...shell.routes[0]!, path: '/tea' }] };
  await writeFile(join(site.shellDir, 'shell.json'), JSON.stringify(shellFile));
  await expect(judgeAgain()).rejects.toThrow('/tea of mfe-tea collides with /tea of the shell');
});

/** A site on which `mfe-tea` and this shell are live. */
async function siteWithShell(shellDir: string) {
  const { remotesDir } = await siteWith('one');
  await publishBuild({ dir: shellDir, remotesDir });
  return { remotesDir };
}

/** The reasons for refusing a shell. */
async function refusalOf(site: { remotesDir: string }, dir: string): Promise<string[]> {
  const draft = { dir, file: await readDescription(dir) };
  const passed = pass(draft, { site, browser: async () => undefined, log: () => undefined });
  return passed.then(
    () => [],
    ({ reasons }: { reasons: { rule: string; sentence: string }[] }) =>
      reasons.map(({ rule, sentence }) => `${rule}: ${sentence}`),
  );
}

const react = (version: string) => ({ offers: { react: version } });

test('a shell is accepted if every live remote fits it, and otherwise rejected with the reasons', async () => {
  const site = await siteWithShell(await writeShell('one'));
  expect(await refusalOf(site, await writeShell('two', react('19.4.0')))).toEqual([]);
  expect(await refusalOf(site, await writeShell('two', react('20.0.0')))).toEqual([
    'ranges: mfe-tea needs react ^19.0.0, but the shell provides 20.0.0',
  ]);
  const taken = {
    routes: [{ path: '/tea', title: 'Tea', access: 'public', layout: 'app' }],
  } as const;
  expect(await refusalOf(site, await writeShell('two', taken))).toEqual([
    'collisions: The route /tea of mfe-tea collides with /tea of the shell',
  ]);
  const lacking = { initial: { js: ['assets/gone.js'], css: [], shared: [] } };
  expect(await refusalOf(site, await writeShell('two', lacking))).toEqual([
    'files: The shell names assets/gone.js, but has no such file',
  ]);
  expect(await refusalOf(site, await writeShell('two', { composed: [] }))).toEqual([
    'files: The shell names index.html, but has no such file',
    'files: The shell names server/frame.cjs, but has no such file',
  ]);
});

test('a new shell is also judged against the canary of a remote', async () => {
  const site = await siteWithShell(await writeShell('one'));
  const dir = await writeBuild('two', ['/tea', '/signup']);
  await publishCanary({ dir, remotesDir: site.remotesDir, share: 1 });
  const taken = {
    routes: [{ path: '/signup', title: 'Sign up', access: 'public', layout: 'app' }],
  } as const;
  expect(await refusalOf(site, await writeShell('two', taken))).toEqual([
    'collisions: The route /signup of mfe-tea collides with /signup of the shell',
  ]);
});

test('a remote is judged against the canary of the shell as well', async () => {
  const site = await siteWithShell(await writeShell('one', react('19.3.1')));
  const canary = await writeShell('two', react('20.0.0'));
  const { remotesDir } = site;
  await publishCanary({ dir: canary, remotesDir, share: 1 });
  const refused = publishGated(site, await writeBuild('two'));
  await expect(refused).rejects.toThrow(
    'mfe-tea needs react ^19.0.0, but the live shell provides 20.0.0',
  );
});

test('a shell under trial does not run in the process of the gate', async () => {
  const site = await siteWith('one');
  process.env['GATE_TEST'] = 'secret';
  const frame = 'exports.frame = () => `<main>${process.env.GATE_TEST}</main>`;';
  const dir = await writeShell('two', {}, { 'server/frame.cjs': frame });
  const throwaway = await throwawaySite({ dir, file: await readDescription(dir) }, site);
  try {
    const answer = await fetch(`${throwaway.url}/tea`);
    expect(await answer.text()).toContain('<main>undefined</main>');
  } finally {
    await throwaway.close();
  }
});
