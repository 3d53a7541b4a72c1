import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readPointer } from '../registry/pointer';
import { publishBuild } from '../registry/publish';
import { temporaryFolder, writeBuild } from '../registry/testing';
import { pass } from './gate';
import { readCandidate } from './builds';
import { readBuildFile, type Draft } from '../registry/store';
import { shell } from './testing';

async function siteWith(build: string) {
  const remotesDir = await temporaryFolder();
  const shellDir = await temporaryFolder();
  await writeFile(join(shellDir, 'shell.json'), JSON.stringify(shell));
  await publishBuild({ dir: await writeBuild(build), remotesDir });
  return { remotesDir, shellDir };
}

/** Publishes through the gate, on a machine without a browser. */
async function publishGated(site: Awaited<ReturnType<typeof siteWith>>, dir: string) {
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

test('without a browser the gate says aloud what it left out', async () => {
  const site = await siteWith('one');
  const { published, said } = await publishGated(site, await writeBuild('two'));
  expect(published.changed).toBe(true);
  expect(said).toContainEqual(expect.stringContaining('NOT tried out in a browser'));
});

test('a candidate that is refused leaves everything as it was', async () => {
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

test('what a browser downloads is measured, whatever the build says of itself', async () => {
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

test('what others put live in the meantime is seen right before the swap', async () => {
  const site = await siteWith('one');
  const options = { site, browser: async () => undefined, log: () => undefined };
  const dir = await writeBuild('two');
  const file = await readBuildFile(dir);
  const judgeAgain = await pass({ dir, file }, options);
  await judgeAgain();
  const shellFile = { ...shell, routes: [{ ...shell.routes[0]!, path: '/tea' }] };
  await writeFile(join(site.shellDir, 'shell.json'), JSON.stringify(shellFile));
  await expect(judgeAgain()).rejects.toThrow('/tea of mfe-tea collides with /tea of the shell');
});
