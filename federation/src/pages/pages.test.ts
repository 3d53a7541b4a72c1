import Fastify from 'fastify';
import { readdir, readFile, readlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { gateway } from '../gateway';
import { siteSources } from '../gateway/sources';
import { rollback } from '../registry/operate';
import { publishBuild, publishCanary } from '../registry/publish';
import { temporaryFolder, writeBuild, writeShell } from '../registry/testing';
import { watchPages } from './watch-pages';
import { writePages } from './write-pages';

const routes = ['/', '/tea/:kind', '/tea/:kind/:cup', '/green/tea'];
const warn = jest.fn();

async function site() {
  const remotesDir = await temporaryFolder();
  await publishBuild({ dir: await writeShell(), remotesDir });
  const publish = async (build: string) => {
    const dir = await writeBuild(build, routes, {
      '/': '<h1>Tea</h1><noscript data-facts="teas"></noscript>',
    });
    await publishBuild({ dir, remotesDir });
  };
  await publish('one');
  const facts = { teas: async () => ['Green'] };
  const options = { remotesDir, facts };
  const sources = siteSources(options, warn);
  const live = (file: string) => readFile(join(remotesDir, '.pages/live', file));
  return { remotesDir, publish, options, sources, live };
}

test.each([
  ['/', 'index.html'],
  ['/login', 'login.html'],
  ['/tea/black', 'tea/_.html'],
  ['/tea/black/3', 'tea/_/_.html'],
  ['/green/tea', 'green/tea.html'],
  ['/nowhere', '-/missing.html'],
  ['/registry.json', 'registry.json'],
  ['/sw.js', 'sw.js'],
  ['/manifest.webmanifest', 'manifest.webmanifest'],
])('%s is written to disk as the gateway answers it', async (address, file) => {
  const { options, sources, remotesDir, live } = await site();
  await writePages(sources, remotesDir);
  const app = Fastify();
  await app.register(gateway, options);
  const { body } = await app.inject(address);
  expect((await live(file)).toString()).toBe(body);
  expect(gunzipSync(await live(`${file}.gz`)).toString()).toBe(body);
  expect(brotliDecompressSync(await live(`${file}.br`)).toString()).toBe(body);
});

test('documents and registry have a ticket for each build and are rewritten when it changes', async () => {
  const { options, remotesDir, publish, live } = await site();
  await publish('two');
  let day = 1;
  const sign = ({ remote, build }: { remote: string; build: string }) =>
    `${day} ${remote} ${build}`;
  const sources = siteSources({ ...options, sign }, warn);
  const first = await writePages(sources, remotesDir);
  const registry = async () => JSON.parse((await live('registry.json')).toString());
  expect(await registry()).toMatchObject({
    ticket: '1 shell ',
    remotes: {
      'mfe-tea': {
        current: { build: 'two', ticket: '1 mfe-tea two' },
        previous: { build: 'one', ticket: '1 mfe-tea one' },
      },
    },
  });
  expect((await live('index.html')).toString()).toContain('"ticket":"1 mfe-tea two"');
  expect(await writePages(sources, remotesDir)).toBe(first);
  day = 2;
  expect(await writePages(sources, remotesDir)).not.toBe(first);
  expect(await registry()).toMatchObject({ ticket: '2 shell ' });
});

test('a revision is written once, and the live link switches to a newer one', async () => {
  const { sources, remotesDir, publish, live } = await site();
  const one = await writePages(sources, remotesDir);
  expect(await writePages(sources, remotesDir)).toBe(one);
  await publish('two');
  const two = await writePages(sources, remotesDir);
  expect(await readlink(join(remotesDir, '.pages/live'))).toBe(two);
  expect((await live('index.html')).toString()).toContain('"current":{"build":"two"');
  // An answer from the previous revision may still be in progress.
  expect((await readdir(join(remotesDir, '.pages'))).sort()).toEqual(
    [one, two, 'live', 'trial'].sort(),
  );
});

test('an old revision is deleted, but never the live one', async () => {
  const { sources, remotesDir, publish } = await site();
  const folder = join(remotesDir, '.pages');
  const one = await writePages(sources, remotesDir);
  await publish('two');
  const two = await writePages(sources, remotesDir);
  const longAgo = new Date(Date.now() - 3_600_000);
  for (const revision of [one, two]) await utimes(join(folder, revision), longAgo, longAgo);
  expect(await writePages(sources, remotesDir)).toBe(two);
  expect((await readdir(folder)).sort()).toEqual([two, 'live', 'trial'].sort());
});

test('concurrent writes leave one complete revision', async () => {
  const { sources, remotesDir, live } = await site();
  const all = await Promise.all([1, 2, 3, 4].map(() => writePages(sources, remotesDir)));
  expect(new Set(all).size).toBe(1);
  expect(await readdir(join(remotesDir, '.pages'))).toHaveLength(3);
  expect((await live('login.html')).length).toBeGreaterThan(0);
});

test('watchPages writes a newly published build until it is stopped', async () => {
  const { options, publish, live } = await site();
  const onChange = jest.fn();
  const watching = await watchPages({ ...options, onChange }, warn);
  expect(onChange).not.toHaveBeenCalled();
  await publish('two');
  const text = async () => (await live('index.html')).toString();
  while (!(await text()).includes('"current":{"build":"two"')) await new Promise(setImmediate);
  while (onChange.mock.calls.length === 0) await new Promise(setImmediate);
  await watching.stop();
  await publish('three');
  expect(await text()).toContain('"current":{"build":"two"');
  expect(warn).not.toHaveBeenCalled();
});

test('documents of a shell canary are written beside the live ones until the canary ends', async () => {
  const { sources, remotesDir } = await site();
  const one = await writePages(sources, remotesDir);
  const linked = (name: string) => readlink(join(remotesDir, '.pages', name));
  expect(await linked('trial')).toBe(one);
  await publishCanary({ dir: await writeShell('shell-2'), remotesDir, share: 10 });
  const two = await writePages(sources, remotesDir);
  expect(await linked('live')).toBe(two);
  expect(await linked('trial')).not.toBe(two);
  const tried = (file: string) => readFile(join(remotesDir, '.pages/trial', file), 'utf8');
  expect(await tried('index.html')).toContain('/s/shell-2/assets/main.js');
  expect(await tried('sw.js')).toBe('worker shell-2');
  expect(await tried('registry.json')).toContain('"shell":"shell-2"');
  expect(await readFile(join(remotesDir, '.pages/live/sw.js'), 'utf8')).toBe('worker shell-1');
  await rollback(remotesDir, 'shell');
  expect(await writePages(sources, remotesDir)).toBe(one);
  expect([await linked('live'), await linked('trial')]).toEqual([one, one]);
});
