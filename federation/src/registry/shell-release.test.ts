import { cp, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeRegistry } from './compose';
import { promote, rollback, switchOff } from './operate';
import { readPointer } from './pointer';
import { publishPreview } from './previews';
import { publishBuild, publishCanary, publishNew } from './publish';
import { statusOf } from './status';
import { sweepBuilds } from './sweep';
import { operate, temporaryFolder, writeBuild, writeShell } from './testing';

const shell = 'shell';

/** A folder in which these shell builds went live, one after the other. */
async function published(...builds: string[]): Promise<string> {
  const remotesDir = await temporaryFolder();
  for (const build of builds) await publishBuild({ dir: await writeShell(build), remotesDir });
  return remotesDir;
}

test('a shell can be published, run as a canary, promoted and rolled back like a remote', async () => {
  const remotesDir = await published('one');
  const dir = await writeShell('two');
  await publishCanary({ dir, remotesDir, share: 5 });
  expect(await readPointer(remotesDir, shell)).toMatchObject({
    current: 'one',
    canary: { build: 'two', share: 5 },
  });
  expect(await promote(remotesDir, shell)).toMatchObject({ build: 'two', from: 'one' });
  expect(await rollback(remotesDir, shell)).toMatchObject({ build: 'one', from: 'two' });
  const { history = [] } = (await readPointer(remotesDir, shell))!;
  expect(history.map(({ action }) => action)).toEqual(['rollback', 'promote', 'canary', 'publish']);
});

test('the registry lists only remotes, and names the given shell and its canary', async () => {
  const remotesDir = await published('one');
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  const canary = { build: 'two', share: 5 };
  const registry = await composeRegistry(remotesDir, { shell: 'one', canary });
  expect(registry).toMatchObject({ shell: 'one', canary });
  expect(Object.keys(registry.remotes)).toEqual(['mfe-tea']);
});

test.each([
  ['assets/main.js', 'a script'],
  ['index.html', 'the document'],
  ['server/frame.cjs', 'the frame, which the site itself runs'],
])('a shell whose %s differs from the build is rejected', async (path) => {
  const remotesDir = await published('one');
  const dir = await writeShell('two');
  await writeFile(join(dir, path), 'something else');
  await expect(publishBuild({ dir, remotesDir })).rejects.toThrow(
    `shell two: ${path} differs from the file that was built`,
  );
  expect(await readdir(join(remotesDir, shell))).toEqual(['one']);
});

test('only the files that the build of the shell lists are stored', async () => {
  const dir = await writeShell('one');
  await writeFile(join(dir, 'assets/other.js'), 'who put this here?');
  const remotesDir = await temporaryFolder();
  await publishBuild({ dir, remotesDir });
  expect(await readdir(join(remotesDir, 'shell/one/assets'))).toEqual(['main.js']);
});

test('the shell cannot be switched off or previewed', async () => {
  const remotesDir = await published('one');
  const before = await readFile(join(remotesDir, 'shell.json'), 'utf8');
  await expect(switchOff(remotesDir, shell)).rejects.toThrow('cannot be taken out of service');
  const preview = publishPreview({ dir: await writeShell('two'), remotesDir });
  await expect(preview).rejects.toThrow('The shell has no previews');
  expect(await readFile(join(remotesDir, 'shell.json'), 'utf8')).toBe(before);
  expect(await readdir(join(remotesDir, shell))).toEqual(['one']);
});

test('the command rollback accepts the shell, and status lists the shell last', async () => {
  const remotesDir = await published('one', 'two');
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  const { code, stdout } = await operate(remotesDir, 'rollback shell --reason slow');
  expect([code, stdout]).toEqual([0, ['shell one is live; two was rolled back.']]);
  const [tea, own] = await statusOf(remotesDir);
  expect(tea).toMatchObject({ remote: 'mfe-tea' });
  expect(own).toMatchObject({ remote: shell, title: 'Shell', current: 'one', status: 'on' });
  expect(own?.fault).toBeUndefined();
});

test('a start publishes the built shell, but not one that was rolled back', async () => {
  const remotesDir = await published('one');
  const root = await temporaryFolder();
  await mkdir(join(root, 'docs'));
  await cp(await writeShell('two'), join(root, 'shell/dist'), { recursive: true });
  const start = () =>
    publishNew({ root, remotesDir, warn: (sentence) => expect(sentence).toBe('') });
  expect(await start()).toMatchObject([{ remote: shell, build: 'two', from: 'one' }]);
  await rollback(remotesDir, shell);
  expect(await start()).toEqual([]);
  expect((await readPointer(remotesDir, shell))?.current).toBe('one');
});

const day = 24 * 60 * 60 * 1000;

test('builds of the shell are kept for a week, and three of them for longer', async () => {
  const remotesDir = await published('one', 'two', 'three', 'four', 'five');
  const now = Date.now();
  for (const build of await readdir(join(remotesDir, shell))) {
    await utimes(join(remotesDir, shell, build), new Date(now), new Date(now));
  }
  expect(await sweepBuilds(remotesDir, { now: now + 6 * day })).toEqual([]);
  const swept = await sweepBuilds(remotesDir, { now: now + 8 * day });
  expect(swept.map(({ remote }) => remote)).toEqual([shell, shell]);
  expect(await readdir(join(remotesDir, shell))).toHaveLength(3);
});
