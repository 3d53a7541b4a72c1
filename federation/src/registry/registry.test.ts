import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseShellFile } from './build-file';
import { composeRegistry, registryText } from './compose';
import { readPointer, writePointer } from './pointer';
import { publishBuild } from './publish';
import { assetFaults, readBuildFile } from './store';
import { temporaryFolder, writeBuild } from './testing';

async function published(...builds: string[]): Promise<string> {
  const remotesDir = await temporaryFolder();
  for (const build of builds) await publishBuild({ dir: await writeBuild(build), remotesDir });
  return remotesDir;
}

test('a published build is current, and the build before it is previous', async () => {
  const remotesDir = await published('one', 'two');
  expect(await readPointer(remotesDir, 'mfe-tea')).toMatchObject({
    current: 'two',
    previous: 'one',
    history: [
      { action: 'publish', build: 'two', from: 'one', by: 'operator' },
      { action: 'publish', build: 'one' },
    ],
  });
  const { remotes } = await composeRegistry(remotesDir);
  expect(remotes['mfe-tea']).toMatchObject({
    status: 'on',
    declaration: { title: 'Tea' },
    current: { build: 'two', base: '/r/mfe-tea/two/', entry: 'entry.js' },
    previous: { build: 'one', base: '/r/mfe-tea/one/' },
  });
  expect(remotes['mfe-tea']?.current.integrity['App.js']).toMatch(/^sha384-/);
});

test('publishing the live build again changes nothing', async () => {
  const remotesDir = await published('one', 'two');
  const before = await readPointer(remotesDir, 'mfe-tea');
  const again = await publishBuild({ dir: await writeBuild('two'), remotesDir });
  expect(again).toEqual({ remote: 'mfe-tea', build: 'two', changed: false });
  expect(await readPointer(remotesDir, 'mfe-tea')).toEqual(before);
});

test.each(['changed', 'missing'])('a build with a %s asset does not go live', async (fault) => {
  const remotesDir = await published('one');
  const dir = await writeBuild('two');
  if (fault === 'changed') await writeFile(join(dir, 'App.js'), 'evil');
  else await rm(join(dir, 'App.js'));
  await expect(publishBuild({ dir, remotesDir })).rejects.toThrow('App.js');
  expect(await readPointer(remotesDir, 'mfe-tea')).toMatchObject({ current: 'one' });
  expect(await readdir(join(remotesDir, 'mfe-tea'))).toEqual(['one']);
});

test('a stored build that was tampered with does not go live again', async () => {
  const remotesDir = await published('one', 'two');
  await writeFile(join(remotesDir, 'mfe-tea/one/App.js'), 'evil');
  const dir = await writeBuild('one');
  await expect(publishBuild({ dir, remotesDir })).rejects.toThrow('App.js');
  expect((await readPointer(remotesDir, 'mfe-tea'))?.current).toBe('two');
});

test('concurrent publishes leave a pointer to one of their builds, with all its files', async () => {
  const remotesDir = await temporaryFolder();
  const dirs = await Promise.all(['a', 'b', 'c'].map((build) => writeBuild(build)));
  await Promise.all(dirs.map((dir) => publishBuild({ dir, remotesDir })));
  const { current } = (await readPointer(remotesDir, 'mfe-tea'))!;
  expect(['a', 'b', 'c']).toContain(current);
  const stored = join(remotesDir, 'mfe-tea', current);
  const file = await readBuildFile(stored);
  expect(file.build).toBe(current);
  expect(await assetFaults(stored, file)).toEqual([]);
});

test.each(['not json', '{}', '{"current":"../../etc"}', '{"current":"gone"}', '[]'])(
  'a pointer with the text %s removes only its own remote and logs a warning',
  async (text) => {
    const remotesDir = await published('one');
    await writeFile(join(remotesDir, 'mfe-broken.json'), text);
    const warn = jest.fn();
    const { remotes } = await composeRegistry(remotesDir, { warn });
    expect(Object.keys(remotes)).toEqual(['mfe-tea']);
    expect(warn).toHaveBeenCalledWith(
      'remote skipped',
      expect.objectContaining({ remote: 'mfe-broken' }),
    );
  },
);

test('if the current build is missing, the registry has the previous one as current', async () => {
  const remotesDir = await published('one', 'two');
  await rm(join(remotesDir, 'mfe-tea/two'), { recursive: true });
  const { remotes } = await composeRegistry(remotesDir);
  expect(remotes['mfe-tea']?.current.build).toBe('one');
  expect(remotes['mfe-tea']?.previous).toBeUndefined();
});

test('other files in the folder are ignored without a warning', async () => {
  const remotesDir = await published('one');
  await writeFile(join(remotesDir, '.mfe-tea.draft.tmp'), '{');
  await writeFile(join(remotesDir, 'notes.json'), '{');
  const warn = jest.fn();
  await composeRegistry(remotesDir, { warn });
  expect(warn).not.toHaveBeenCalled();
});

test('the revision changes only with the content', async () => {
  const remotesDir = await published('one', 'two');
  const before = await composeRegistry(remotesDir);
  expect(await composeRegistry(remotesDir)).toEqual(before);
  await writePointer(remotesDir, 'mfe-tea', { current: 'two', status: 'off', notice: 'Back at 6' });
  const after = await composeRegistry(remotesDir);
  expect(after.revision).not.toBe(before.revision);
  expect(after.remotes['mfe-tea']).toMatchObject({ status: 'off', notice: 'Back at 6' });
});

test('the registry names the build of the shell, and another build changes the revision', async () => {
  const remotesDir = await published('one');
  const before = await composeRegistry(remotesDir, { shell: 'shell-1' });
  const after = await composeRegistry(remotesDir, { shell: 'shell-2' });
  expect(before.shell).toBe('shell-1');
  expect(after.revision).not.toBe(before.revision);
});

test.each([0, 101, 'many', undefined])('a canary with the share %s is ignored', async (share) => {
  const remotesDir = await published('one', 'two');
  const pointer = { current: 'one', canary: { build: 'two', share } };
  await writeFile(join(remotesDir, 'mfe-tea.json'), JSON.stringify(pointer));
  const { remotes } = await composeRegistry(remotesDir);
  expect(remotes['mfe-tea']?.current.build).toBe('one');
  expect(remotes['mfe-tea']?.canary).toBeUndefined();
});

test('a build whose compressed file differs from the original does not go live', async () => {
  const remotesDir = await published('one');
  const dir = await writeBuild('two');
  await writeFile(join(dir, 'entry.js.br'), 'evil');
  const publishing = publishBuild({ dir, remotesDir });
  await expect(publishing).rejects.toThrow('entry.js.br does not match entry.js');
});

test.each([
  ['a path that leads outside', { entry: '../../etc/passwd' }, 'entry'],
  ['a name that is no folder', { build: '../one' }, 'build'],
  ['no list of assets', { assets: undefined }, 'assets'],
])('a build with %s is rejected with the name of the field', async (_what, wrong, field) => {
  const remotesDir = await published('one');
  const dir = await writeBuild('two');
  const file = JSON.parse(await readFile(join(dir, 'remote.json'), 'utf8'));
  await writeFile(join(dir, 'remote.json'), JSON.stringify({ ...file, ...wrong }));
  await expect(publishBuild({ dir, remotesDir })).rejects.toThrow(`no valid ${field}`);
});

test('a file that the build does not list is not published', async () => {
  const remotesDir = await temporaryFolder();
  const dir = await writeBuild('one');
  await writeFile(join(dir, 'notes.txt'), 'secret');
  await publishBuild({ dir, remotesDir });
  expect(await readdir(join(remotesDir, 'mfe-tea/one'))).not.toContain('notes.txt');
});

test('the registry is empty if the folder does not exist', async () => {
  expect((await composeRegistry('/nowhere/at/all')).remotes).toEqual({});
});

test('the text of a registry cannot close its script element', async () => {
  const remotesDir = await published('one');
  await writePointer(remotesDir, 'mfe-tea', { current: 'one', notice: '</script><script>' });
  const text = registryText(await composeRegistry(remotesDir));
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    remotes: { 'mfe-tea': { notice: '</script><script>' } },
  });
});

test('a pointer file is JSON with the current build and the history', async () => {
  const remotesDir = await published('one');
  const text = await readFile(join(remotesDir, 'mfe-tea.json'), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ current: 'one', history: [{ action: 'publish' }] });
});

test('an invalid description of a shell is rejected with the name of the first wrong field', () => {
  const part = { js: [], css: [], shared: [] };
  const shell = { build: 'one', routes: [], initial: part, chunks: {}, provides: {}, assets: [] };
  expect(parseShellFile(JSON.stringify({ ...shell, later: 1 }))).toMatchObject({ later: 1 });
  const wrong = JSON.stringify({ ...shell, provides: { react: part, zod: {} } });
  expect(() => parseShellFile(wrong)).toThrow('shell.json has no valid provides');
});
