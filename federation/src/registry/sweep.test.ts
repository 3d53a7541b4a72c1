import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { thisHost } from '@campus/node-tools/file-lock';
import { rollback } from './operate';
import { readPointer, writePointer } from './pointer';
import { publishBuild, publishCanary } from './publish';
import { liveRemotes, statusOf } from './status';
import { noteInUse, sweepBuilds } from './sweep';
import { temporaryFolder, writeBuild } from './testing';

const tea = 'mfe-tea';
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => ({ now: Date.now() + days * day });

async function published(...builds: string[]): Promise<string> {
  const remotesDir = await temporaryFolder();
  for (const build of builds) await publishBuild({ dir: await writeBuild(build), remotesDir });
  return remotesDir;
}

const lying = async (remotesDir: string) => (await readdir(join(remotesDir, tea))).sort();

test('builds are kept for a week after they were live, and the last three for longer', async () => {
  const remotesDir = await published('a', 'b', 'c', 'd', 'e');
  await sweepBuilds(remotesDir, inDays(6));
  expect(await lying(remotesDir)).toEqual(['a', 'b', 'c', 'd', 'e']);
  const swept = await sweepBuilds(remotesDir, inDays(8));
  expect(swept.map(({ build }) => build).sort()).toEqual(['a', 'b']);
  expect(await lying(remotesDir)).toEqual(['c', 'd', 'e']);
});

test('builds that a pointer names are kept at any age', async () => {
  const remotesDir = await published('a', 'b', 'c', 'd', 'e');
  await publishCanary({ dir: await writeBuild('f'), remotesDir, share: 5 });
  const pointer = await readPointer(remotesDir, tea);
  await writePointer(remotesDir, tea, { current: 'a', previous: 'b', canary: pointer!.canary! });
  await sweepBuilds(remotesDir, inDays(400));
  expect(await lying(remotesDir)).toEqual(expect.arrayContaining(['a', 'b', 'f']));
});

test('a build that was live until now is kept even without a history', async () => {
  const remotesDir = await published('a', 'b', 'c', 'd');
  const folder = join(remotesDir, tea);
  const past = new Date(Date.now() - 30 * day);
  for (const build of ['a', 'b', 'c', 'd']) await utimes(join(folder, build), past, past);
  await rollback(remotesDir, tea);
  const { history: _history, ...pointer } = (await readPointer(remotesDir, tea))!;
  await writePointer(remotesDir, tea, pointer);
  await sweepBuilds(remotesDir);
  expect(await lying(remotesDir)).toEqual(expect.arrayContaining(['b', 'c', 'd']));
});

test('a sweep deletes leftovers of killed publishers at once, a running upload after two days', async () => {
  const remotesDir = await published('a');
  const folder = join(remotesDir, tea);
  const dead = `.draft.${thisHost}.2147483646.00`;
  const living = `.draft.${thisHost}.${process.pid}.00`;
  for (const name of [dead, living, '.removed.00']) await mkdir(join(folder, name));
  await writeFile(join(remotesDir, '.mfe-tea.json.00.tmp'), '{');
  await sweepBuilds(remotesDir);
  expect(await lying(remotesDir)).toEqual([living, 'a']);
  await sweepBuilds(remotesDir, inDays(2));
  expect(await lying(remotesDir)).toEqual(['a']);
  expect(await readdir(remotesDir)).not.toContain('.mfe-tea.json.00.tmp');
});

test('a build that an open tab runs is kept', async () => {
  const remotesDir = await published('a', 'b', 'c', 'd', 'e');
  const inUse = [
    { remote: tea, build: 'a' },
    { remote: tea, build: 'gone' },
    { remote: '..', build: '..' },
  ];
  await noteInUse(remotesDir, inUse, new Date(inDays(5).now));
  await sweepBuilds(remotesDir, inDays(8));
  expect(await lying(remotesDir)).toEqual(expect.arrayContaining(['a', 'd', 'e']));
  expect(await lying(remotesDir)).not.toContain('b');
});

test('of the builds that only open tabs run, the 20 in use last are kept', async () => {
  const remotesDir = await published('a', 'b', 'c', 'd', 'e');
  const folder = join(remotesDir, tea);
  const names = Array.from({ length: 25 }, (_, place) => `old${place + 10}`);
  const month = 30 * day;
  for (const [place, build] of names.entries()) {
    await mkdir(join(folder, build));
    const at = new Date(inDays(30).now - place * 1000);
    await noteInUse(remotesDir, [{ remote: tea, build }], at);
  }
  const swept = await sweepBuilds(remotesDir, { now: Date.now() + month });
  const gone = swept.map(({ build }) => build).sort();
  // The three last ones come on top of the twenty.
  expect(gone).toEqual(['a', 'b', 'c', 'old33', 'old34']);
  expect(await lying(remotesDir)).toEqual(expect.arrayContaining(['d', 'e', 'old10', 'old32']));
});

test('builds of a remote with an unreadable pointer are kept', async () => {
  const remotesDir = await published('a', 'b', 'c', 'd');
  await writeFile(join(remotesDir, `${tea}.json`), 'broken');
  await sweepBuilds(remotesDir, inDays(400));
  expect(await lying(remotesDir)).toHaveLength(4);
});

test('status lists the live build, its date, the kept builds and damaged pointers', async () => {
  const remotesDir = await published('a', 'b');
  await writeFile(join(remotesDir, 'mfe-broken.json'), '{}');
  const [broken, tea] = await statusOf(remotesDir);
  expect(broken).toMatchObject({
    remote: 'mfe-broken',
    fault: 'the pointer names no current build',
  });
  expect(tea).toMatchObject({
    remote: 'mfe-tea',
    title: 'Tea',
    status: 'on',
    current: 'b',
    previous: 'a',
    history: [{ action: 'publish', build: 'b', from: 'a', by: 'operator' }, { build: 'a' }],
  });
  expect([...tea!.kept].sort()).toEqual(['a', 'b']);
  expect(tea!.since).toBe(tea!.history[0]?.at);
  expect((await liveRemotes(remotesDir)).map(({ remote }) => remote)).toEqual(['mfe-tea']);
});
