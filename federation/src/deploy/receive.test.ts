import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { readPointer } from '../registry/pointer';
import { publishBuild } from '../registry/publish';
import { temporaryFolder, writeBuild, writeShell } from '../registry/testing';
import { filesUnder, packFiles, unpackFiles } from './archive';
import { hostileArchives, hostileLists, rawArchive } from './hostile-archives';
import { createReceiver } from './receive';

const tea = 'mfe-tea';
const by = 'team' as const;
const source = { token: 'Tea CI', commit: 'abc', branch: 'main' };
const order = { remote: tea, by, source };

async function archiveOf(dir: string): Promise<Buffer> {
  const file = join(await temporaryFolder(), 'build.zip');
  await packFiles(await filesUnder(dir), file);
  return readFile(file);
}

async function site() {
  const remotesDir = join(await temporaryFolder(), 'remotes');
  await mkdir(remotesDir);
  await publishBuild({ dir: await writeShell(), remotesDir });
  return { remotesDir, receiver: createReceiver({ remotesDir }) };
}

/** Names in the folder of remotes, without the shell and locks. */
const remotesIn = async (remotesDir: string) =>
  (await readdir(remotesDir)).filter((name) => !/shell|\.lock$/.test(name));

const stream = (...chunks: Buffer[]) => Readable.from(chunks, { objectMode: false });

test('a build received as an archive goes live and is recorded with its token', async () => {
  const { remotesDir, receiver } = await site();
  const dir = await writeBuild('one');
  const done = await receiver.publishArchive(order, stream(await archiveOf(dir)));
  expect(done).toEqual({ remote: tea, build: 'one', changed: true });
  const { current, history = [] } = (await readPointer(remotesDir, tea))!;
  expect(current).toBe('one');
  expect(history).toMatchObject([{ action: 'publish', build: 'one', by, source }]);
  expect(await readdir(join(remotesDir, tea))).toEqual(['one']);
});

test('a build that was judged beside a build no longer live is rejected', async () => {
  const { remotesDir, receiver } = await site();
  const send = async (build: string, beside: string, anyway = false) => {
    const archive = stream(await archiveOf(await writeBuild(build)));
    return receiver.publishArchive({ ...order, beside, anyway }, archive);
  };
  await send('one', '');
  await expect(send('two', '')).rejects.toThrow(
    'mfe-tea changed from nothing to one by team (Tea CI)',
  );
  expect((await readPointer(remotesDir, tea))?.current).toBe('one');
  expect(await send('two', 'one')).toMatchObject({ from: 'one', changed: true });
  // The connection may have broken after the build went live.
  expect(await send('two', 'one')).toMatchObject({ changed: false });
  expect(await send('three', 'one', true)).toMatchObject({ from: 'two', changed: true });
});

test('a build that was judged beside another canary is rejected, unless the command did not tell which', async () => {
  const { remotesDir, receiver } = await site();
  const send = async (build: string, more: object = {}) =>
    receiver.publishArchive(
      { ...order, ...more },
      stream(await archiveOf(await writeBuild(build))),
    );
  await send('one');
  await send('theirs', { canary: 10 });
  const judged = { beside: 'one', besideCanary: '' };
  await expect(send('two', judged)).rejects.toThrow(
    /^While this build was judged, mfe-tea changed its canary from nothing to theirs by team \(Tea CI\) at /,
  );
  expect((await readPointer(remotesDir, tea))?.canary?.build).toBe('theirs');
  expect(await send('two', { ...judged, besideCanary: 'theirs' })).toMatchObject({ from: 'one' });
  await send('theirs', { canary: 10 });
  expect(await send('three', { beside: 'two' })).toMatchObject({ from: 'two' });
  await send('theirs', { canary: 10 });
  expect(await send('four', { beside: 'three', besideCanary: '', anyway: true })).toMatchObject({
    from: 'three',
  });
});

test.each(hostileArchives)(
  'an archive with %s is rejected and leaves no files',
  async (_what, bytes) => {
    const { remotesDir, receiver } = await site();
    const refused = receiver.publishArchive(order, stream(bytes));
    await expect(refused).rejects.toMatchObject({
      name: 'Refusal',
      message: expect.stringMatching(/^The archive (?:contains|is) /),
    });
    expect(await remotesIn(remotesDir)).toEqual([]);
  },
);

test('an archive with a bad entry is rejected before anything is unpacked', async () => {
  for (const [, bytes] of hostileLists) {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'a.zip'), bytes);
    await expect(unpackFiles(join(folder, 'a.zip'), join(folder, 'out'))).rejects.toThrow();
    expect(await readdir(join(folder, 'out')).catch(() => [])).toEqual([]);
  }
});

test('an upload larger than the limit is aborted', async () => {
  const { remotesDir, receiver } = await site();
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1024 * 1024);
    })(),
    { objectMode: false },
  );
  const refused = receiver.publishArchive(order, endless);
  await expect(refused).rejects.toThrow('The archive is larger than a build may be');
  expect(await remotesIn(remotesDir)).toEqual([]);
});

test('an upload broken at any tenth leaves only the live build', async () => {
  const { remotesDir, receiver } = await site();
  await receiver.publishArchive(order, stream(await archiveOf(await writeBuild('one'))));
  const two = await archiveOf(await writeBuild('two'));
  for (let tenth = 0; tenth < 10; tenth += 1) {
    const half = two.subarray(0, Math.floor((two.length * tenth) / 10));
    const broken = Readable.from(
      (async function* () {
        yield half;
        throw new Error('The line broke.');
      })(),
      { objectMode: false },
    );
    await expect(receiver.publishArchive(order, broken)).rejects.toThrow('The line broke.');
    expect(await readdir(join(remotesDir, tea))).toEqual(['one']);
  }
  const done = await receiver.publishArchive(order, stream(two));
  expect(done).toMatchObject({ build: 'two', from: 'one' });
});

test('a stored build is published without a second upload', async () => {
  const { receiver } = await site();
  const dir = await writeBuild('one');
  const described = await readFile(join(dir, 'remote.json'));
  const integrity = `sha384-${createHash('sha384').update(described).digest('base64')}`;
  const stored = () => receiver.publishStored(order, { build: 'one', integrity });
  expect(await stored()).toEqual({ missing: true });
  await receiver.publishArchive(order, stream(await archiveOf(dir)));
  expect(await stored()).toEqual({ remote: tea, build: 'one', changed: false });
  const other = receiver.publishStored(order, { build: 'one', integrity: 'sha384-other' });
  expect(await other).toEqual({ missing: true });
  await expect(receiver.publishStored(order, { build: '../one', integrity })).rejects.toThrow(
    'is not a valid build name',
  );
});

test('a build of another remote, and one with changed files, are rejected', async () => {
  const { remotesDir, receiver } = await site();
  const bytes = await archiveOf(await writeBuild('one'));
  const elsewhere = receiver.publishArchive({ ...order, remote: 'mfe-coffee' }, stream(bytes));
  await expect(elsewhere).rejects.toThrow('The archive contains mfe-tea, not mfe-coffee');
  const dir = await writeBuild('two');
  await writeFile(join(dir, 'App.js'), 'something else');
  const changed = receiver.publishArchive(order, stream(await archiveOf(dir)));
  await expect(changed).rejects.toThrow('App.js differs from the file that was built');
  expect((await readdir(remotesDir)).filter((name) => name.startsWith('mfe-'))).toEqual([]);
});

test('a check judges a build without publishing it', async () => {
  const { remotesDir, receiver } = await site();
  const check = { ...order, check: true };
  const good = await receiver.publishArchive(
    check,
    stream(await archiveOf(await writeBuild('one'))),
  );
  expect(good).toEqual({ remote: tea, build: 'one', changed: false });
  const taken = await archiveOf(await writeBuild('two', ['/login']));
  await expect(receiver.publishArchive(check, stream(taken))).rejects.toMatchObject({
    reasons: [{ rule: 'collisions' }],
  });
  expect(existsSync(join(remotesDir, `${tea}.json`))).toBe(false);
});

test('the archive of the live site holds shell, builds and pointers, and no temporary file stays', async () => {
  const { receiver } = await site();
  const before = await readdir(tmpdir());
  const dir = await writeBuild('one');
  await receiver.publishArchive(order, stream(await archiveOf(dir)));
  const folder = await temporaryFolder();
  const live = await receiver.live();
  // No temporary archive can remain, however the site ends now.
  expect((await readdir(tmpdir())).filter((name) => !before.includes(name))).not.toContainEqual(
    expect.stringMatching(/\.zip$/),
  );
  await writeFile(join(folder, 'live.zip'), live);
  await unpackFiles(join(folder, 'live.zip'), join(folder, 'live'));
  expect((await readPointer(join(folder, 'live/remotes'), tea))?.current).toBe('one');
  const read = (place: string) => readFile(place, 'utf8');
  expect(await read(join(folder, 'live/remotes', tea, 'one/remote.json'))).toBe(
    await read(join(dir, 'remote.json')),
  );
  expect(
    JSON.parse(await read(join(folder, 'live/remotes/shell/shell-1/shell.json'))),
  ).toMatchObject({
    build: 'shell-1',
  });
});

test('a file deleted before it is packed fails the archive, not the process', async () => {
  const folder = await temporaryFolder();
  const files = [{ path: 'gone.js', from: join(folder, 'gone.js') }];
  await expect(packFiles(files, join(folder, 'build.zip'))).rejects.toThrow('ENOENT');
});

test('an archive of plain files is unpacked', async () => {
  const folder = await temporaryFolder();
  const bytes = rawArchive([{ name: 'a/b.js', content: 'b', deflated: true }, { name: 'c.js' }]);
  await writeFile(join(folder, 'a.zip'), bytes);
  await unpackFiles(join(folder, 'a.zip'), join(folder, 'out'));
  expect((await readdir(join(folder, 'out'))).sort()).toEqual(['a', 'c.js']);
});

test('only an order for the shell publishes a shell archive, and it accepts no other archive', async () => {
  const { remotesDir, receiver } = await site();
  const bytes = await archiveOf(await writeShell('shell-2'));
  const asRemote = receiver.publishArchive(order, stream(bytes));
  await expect(asRemote).rejects.toThrow('The archive contains shell, not mfe-tea');
  const asShell = { ...order, remote: 'shell' };
  const tea = receiver.publishArchive(asShell, stream(await archiveOf(await writeBuild('one'))));
  await expect(tea).rejects.toThrow('The archive contains mfe-tea, not shell');
  const done = await receiver.publishArchive(asShell, stream(bytes));
  expect(done).toEqual({ remote: 'shell', build: 'shell-2', from: 'shell-1', changed: true });
  const described = await readFile(join(remotesDir, 'shell/shell-2/shell.json'));
  const integrity = `sha384-${createHash('sha384').update(described).digest('base64')}`;
  await receiver.target({ by, source }).rollback('shell');
  const again = await receiver.publishStored(asShell, { build: 'shell-2', integrity });
  expect(again).toMatchObject({ build: 'shell-2', changed: true });
});
