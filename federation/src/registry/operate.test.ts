import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noteDecision, promote, rollback, switchOff, switchOn } from './operate';
import { readPointer, type Pointer } from './pointer';
import { publishBuild, publishCanary } from './publish';
import { temporaryFolder, writeBuild } from './testing';

const tea = 'mfe-tea';

async function published(...builds: string[]): Promise<string> {
  const remotesDir = await temporaryFolder();
  for (const build of builds) await publishBuild({ dir: await writeBuild(build), remotesDir });
  return remotesDir;
}

async function pointerOf(remotesDir: string): Promise<Omit<Pointer, 'history'>> {
  const { history: _history, ...pointer } = (await readPointer(remotesDir, tea)) ?? { current: '' };
  return pointer;
}

const lastChange = async (remotesDir: string) => (await readPointer(remotesDir, tea))?.history?.[0];

async function withCanary(share = 10): Promise<string> {
  const remotesDir = await published('one');
  await publishCanary({ dir: await writeBuild('two'), remotesDir, share });
  return remotesDir;
}

test('a rollback makes the previous build live, and the build before it becomes previous', async () => {
  const remotesDir = await published('one', 'two', 'three');
  const done = await rollback(remotesDir, tea, { by: 'breaker', reason: 'It failed' });
  expect(done).toEqual({ remote: tea, build: 'two', from: 'three', changed: true });
  expect(await pointerOf(remotesDir)).toEqual({ current: 'two', previous: 'one' });
  expect(await lastChange(remotesDir)).toMatchObject({
    action: 'rollback',
    build: 'two',
    from: 'three',
    by: 'breaker',
    reason: 'It failed',
  });
});

test('a rollback to a named build makes it live, and a missing build is rejected', async () => {
  const remotesDir = await published('one', 'two', 'three');
  const done = await rollback(remotesDir, tea, { expected: 'three', to: 'one' });
  expect(done).toEqual({ remote: tea, build: 'one', from: 'three', changed: true });
  expect(await pointerOf(remotesDir)).toEqual({ current: 'one' });
  await expect(rollback(remotesDir, tea, { to: 'gone' })).rejects.toThrow(
    'gone of mfe-tea no longer exists',
  );
});

test('a breaker decision that keeps a build is recorded once per cause and changes nothing else', async () => {
  const remotesDir = await published('one', 'two');
  const before = await pointerOf(remotesDir);
  for (const failed of [1, 2]) {
    const reason = `errors at ${failed}`;
    for (const [act, spared] of [
      ['ask', 'looks'],
      ['keep', 'too few'],
    ] as const) {
      const decision = { act, build: 'two', spared, reason: `${reason}: ${spared}` };
      await noteDecision(remotesDir, tea, decision);
    }
  }
  const { history = [] } = (await readPointer(remotesDir, tea)) ?? {};
  expect(history).toMatchObject([
    { action: 'keep', build: 'two', by: 'breaker', reason: 'errors at 1: too few' },
    { action: 'ask', build: 'two', by: 'breaker', reason: 'errors at 1: looks' },
    { action: 'publish' },
    { action: 'publish' },
  ]);
  expect(await pointerOf(remotesDir)).toEqual(before);
  expect((await rollback(remotesDir, tea)).build).toBe('one');
});

test('a second rollback does not restore a build that was rolled back', async () => {
  const remotesDir = await published('one', 'two');
  await rollback(remotesDir, tea);
  await expect(rollback(remotesDir, tea)).rejects.toThrow('mfe-tea has no previous build');
  expect(await pointerOf(remotesDir)).toEqual({ current: 'one' });
});

test('a build that was rolled back goes live when it is published again', async () => {
  const remotesDir = await published('one', 'two');
  await rollback(remotesDir, tea);
  await publishBuild({ dir: await writeBuild('two'), remotesDir });
  expect(await pointerOf(remotesDir)).toEqual({ current: 'two', previous: 'one' });
});

test('a rollback is rejected if the expected build is no longer live', async () => {
  const remotesDir = await published('one', 'two', 'three');
  const late = rollback(remotesDir, tea, { expected: 'two', by: 'breaker' });
  await expect(late).rejects.toThrow('mfe-tea two is no longer live; three is');
  expect((await pointerOf(remotesDir)).current).toBe('three');
});

test('a rollback to a deleted build is rejected', async () => {
  const remotesDir = await published('one', 'two');
  await rm(join(remotesDir, tea, 'one'), { recursive: true });
  await expect(rollback(remotesDir, tea)).rejects.toThrow('one of mfe-tea no longer exists');
  expect((await pointerOf(remotesDir)).current).toBe('two');
});

test('a canary runs beside the live build, and its share can grow', async () => {
  const remotesDir = await withCanary(10);
  expect(await pointerOf(remotesDir)).toEqual({
    current: 'one',
    canary: { build: 'two', share: 10 },
  });
  await publishCanary({ dir: await writeBuild('two'), remotesDir, share: 50 });
  expect((await pointerOf(remotesDir)).canary).toEqual({ build: 'two', share: 50 });
});

test('a rollback during a canary only stops the canary', async () => {
  const remotesDir = await withCanary();
  const done = await rollback(remotesDir, tea);
  expect(done).toMatchObject({ build: 'one', from: 'two' });
  expect(await pointerOf(remotesDir)).toEqual({ current: 'one' });
});

test('a rollback that expects the live build rolls it back and stops the canary', async () => {
  const remotesDir = await published('one', 'two');
  await publishCanary({ dir: await writeBuild('three'), remotesDir, share: 5 });
  await rollback(remotesDir, tea, { expected: 'two' });
  expect(await pointerOf(remotesDir)).toEqual({ current: 'one' });
});

test('a promoted canary becomes the live build and can be rolled back', async () => {
  const remotesDir = await withCanary();
  const done = await promote(remotesDir, tea);
  expect(done).toEqual({ remote: tea, build: 'two', from: 'one', changed: true });
  expect(await pointerOf(remotesDir)).toEqual({ current: 'two', previous: 'one' });
  await expect(promote(remotesDir, tea)).rejects.toThrow('mfe-tea has no canary to promote');
  await rollback(remotesDir, tea);
  expect(await pointerOf(remotesDir)).toEqual({ current: 'one' });
});

test('a canary is rejected if nothing is live or if its build is already live', async () => {
  const remotesDir = await temporaryFolder();
  const dir = await writeBuild('one');
  const first = publishCanary({ dir, remotesDir, share: 5 });
  await expect(first).rejects.toThrow('no live build yet');
  await publishBuild({ dir, remotesDir });
  const same = publishCanary({ dir, remotesDir, share: 5 });
  await expect(same).rejects.toThrow('mfe-tea one is already live for everybody');
});

test('publishing to everybody stops a running canary', async () => {
  const remotesDir = await withCanary();
  await publishBuild({ dir: await writeBuild('three'), remotesDir });
  expect(await pointerOf(remotesDir)).toEqual({ current: 'three', previous: 'one' });
});

test('switching a remote off and on keeps its live build', async () => {
  const remotesDir = await published('one', 'two');
  await switchOff(remotesDir, tea, { notice: 'Back at six' });
  expect(await pointerOf(remotesDir)).toEqual({
    current: 'two',
    previous: 'one',
    status: 'off',
    notice: 'Back at six',
  });
  expect(await switchOn(remotesDir, tea)).toMatchObject({ changed: true });
  expect(await pointerOf(remotesDir)).toEqual({ current: 'two', previous: 'one' });
  expect(await switchOn(remotesDir, tea)).toMatchObject({ changed: false });
});

test('commands for an unpublished remote or an invalid name are rejected', async () => {
  const remotesDir = await temporaryFolder();
  await expect(rollback(remotesDir, tea)).rejects.toThrow('mfe-tea has no live build yet');
  await expect(switchOff(remotesDir, '../../etc')).rejects.toThrow('is not a valid remote name');
});

test('a damaged pointer makes commands fail, and publishing repairs it', async () => {
  const remotesDir = await published('one');
  await writeFile(join(remotesDir, `${tea}.json`), '{"current":');
  await expect(rollback(remotesDir, tea)).rejects.toThrow('The pointer of mfe-tea cannot be read');
  await publishBuild({ dir: await writeBuild('two'), remotesDir });
  expect(await pointerOf(remotesDir)).toEqual({ current: 'two' });
});

test('the history has the last fifty changes, newest first', async () => {
  const remotesDir = await published('one');
  for (let turn = 0; turn < 30; turn += 1) {
    await switchOff(remotesDir, tea);
    await switchOn(remotesDir, tea);
  }
  const history = (await readPointer(remotesDir, tea))?.history ?? [];
  expect(history).toHaveLength(50);
  expect(history[0]?.action).toBe('on');
  expect(history[1]?.action).toBe('off');
});

test('concurrent commands are all recorded in the history', async () => {
  const remotesDir = await published('one');
  await Promise.all(
    Array.from({ length: 12 }, (_, at) => switchOff(remotesDir, tea, { notice: `${at}` })),
  );
  const { history = [] } = JSON.parse(
    await readFile(join(remotesDir, `${tea}.json`), 'utf8'),
  ) as Pointer;
  expect(history).toHaveLength(13);
});

test('an error thrown by `around` prevents the pointer swap', async () => {
  const remotesDir = await published('one');
  const dir = await writeBuild('two');
  const around = async () => {
    expect((await pointerOf(remotesDir)).current).toBe('one');
    throw new Error('no');
  };
  await expect(publishBuild({ dir, remotesDir, around })).rejects.toThrow('no');
  expect(await pointerOf(remotesDir)).toEqual({ current: 'one' });
});
