import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeRegistry } from './compose';
import { rollback } from './operate';
import { readPointer, writePointer } from './pointer';
import { publishBuild, publishNew } from './publish';
import { statusOf } from './status';
import { temporaryFolder, writeBuild, writeShell } from './testing';

/** A workspaces folder in which `mfe-tea` is built. */
async function workspaces(build: string): Promise<string> {
  const root = await temporaryFolder();
  await mkdir(join(root, 'docs'));
  await cp(await writeBuild(build), join(root, 'mfe-tea/dist'), { recursive: true });
  return root;
}

async function start(root: string, remotesDir: string) {
  const warnings: string[] = [];
  const published = await publishNew({ root, remotesDir, warn: (line) => warnings.push(line) });
  return { warnings, published: published.map(({ build }) => build) };
}

const liveIn = async (remotesDir: string) => (await readPointer(remotesDir, 'mfe-tea'))?.current;

test('a start publishes a build that was never published, and only once', async () => {
  const root = await workspaces('one');
  const remotesDir = await temporaryFolder();
  expect(await start(root, remotesDir)).toEqual({ published: ['one'], warnings: [] });
  expect((await readPointer(remotesDir, 'mfe-tea'))?.history?.[0]).toMatchObject({ by: 'start' });
  expect(await start(root, remotesDir)).toEqual({ published: [], warnings: [] });
});

test('a start does not publish a build that was rolled back, even if its files are deleted', async () => {
  const root = await workspaces('two');
  const remotesDir = await temporaryFolder();
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  await start(root, remotesDir);
  await rollback(remotesDir, 'mfe-tea');
  await rm(join(remotesDir, 'mfe-tea/two'), { recursive: true });
  expect((await start(root, remotesDir)).published).toEqual([]);
  expect(await liveIn(remotesDir)).toBe('one');
});

test('with `again`, a start publishes the built build even if it was live before', async () => {
  const root = await workspaces('one');
  const remotesDir = await temporaryFolder();
  for (const build of ['one', 'two']) {
    await publishBuild({ dir: await writeBuild(build), remotesDir });
  }
  const warn = jest.fn();
  const again = () => publishNew({ root, remotesDir, warn, again: true });
  expect(await again()).toMatchObject([{ build: 'one', from: 'two' }]);
  expect(await again()).toEqual([]);
  expect(await liveIn(remotesDir)).toBe('one');
});

test('a start publishes a stored build whose publish was killed before the pointer changed', async () => {
  const root = await workspaces('two');
  const remotesDir = await temporaryFolder();
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  await cp(join(root, 'mfe-tea/dist'), join(remotesDir, 'mfe-tea/two'), { recursive: true });
  expect((await start(root, remotesDir)).published).toEqual(['two']);
});

test('a start does not replace the build of a pointer without a history', async () => {
  const root = await workspaces('two');
  const remotesDir = await temporaryFolder();
  for (const build of ['one', 'two']) {
    await publishBuild({ dir: await writeBuild(build), remotesDir });
  }
  await writePointer(remotesDir, 'mfe-tea', { current: 'one' });
  expect((await start(root, remotesDir)).published).toEqual([]);
});

test.each([
  ['mfe-tea', writeBuild],
  ['shell', (build: string) => writeShell(build)],
])(
  'a start does not publish the build of %s that more changes than the history holds left behind',
  async (name, write) => {
    const root = await temporaryFolder();
    const remotesDir = await temporaryFolder();
    await cp(await write('one'), join(root, name, 'dist'), { recursive: true });
    await start(root, remotesDir);
    for (let at = 0; at < 60; at += 1) {
      await publishBuild({ dir: await write(`build-${at % 2}`), remotesDir });
    }
    await rm(join(remotesDir, name, 'one'), { recursive: true });
    expect((await readPointer(remotesDir, name))?.history).toHaveLength(50);
    expect((await readPointer(remotesDir, name))?.decided).toEqual(['one', 'build-0', 'build-1']);
    expect(await start(root, remotesDir)).toEqual({ published: [], warnings: [] });
    const shown = [await statusOf(remotesDir), await composeRegistry(remotesDir)];
    expect(JSON.stringify(shown)).not.toContain('decided');
  },
);

test('a start skips a damaged build with a warning', async () => {
  const root = await workspaces('two');
  const remotesDir = await temporaryFolder();
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  const file = join(root, 'mfe-tea/dist/App.js');
  await writeFile(file, `${await readFile(file, 'utf8')} `);
  const { published, warnings } = await start(root, remotesDir);
  expect(published).toEqual([]);
  expect(warnings).toEqual([
    'mfe-tea was not published: mfe-tea two: App.js differs from the file that was built',
  ]);
  expect(await liveIn(remotesDir)).toBe('one');
});
