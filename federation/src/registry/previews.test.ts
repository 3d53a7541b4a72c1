import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeRegistry } from './compose';
import { promote, rollback } from './operate';
import { readPointer } from './pointer';
import { endPreviews, findPreview, publishPreview } from './previews';
import { publishBuild, publishCanary } from './publish';
import { statusOf } from './status';
import { sweepBuilds } from './sweep';
import { temporaryFolder, writeBuild } from './testing';

const tea = 'mfe-tea';
const day = 24 * 60 * 60 * 1000;
const source = { token: 'Tea CI', branch: 'chai' };

async function published(...builds: string[]): Promise<string> {
  const remotesDir = await temporaryFolder();
  for (const build of builds) await publishBuild({ dir: await writeBuild(build), remotesDir });
  return remotesDir;
}

async function preview(remotesDir: string, build: string, more: object = {}): Promise<string> {
  const { link } = await publishPreview({ dir: await writeBuild(build), remotesDir, ...more });
  return link!.path.replace('/-/preview/', '');
}

const lying = async (remotesDir: string) => (await readdir(join(remotesDir, tea))).sort();

/** Moves the preview's times back, as if more time had passed. */
async function age(remotesDir: string, days: number): Promise<void> {
  const file = join(remotesDir, `${tea}.json`);
  const older = (text: string) => new Date(Date.parse(text) - days * day).toISOString();
  const pointer = JSON.parse(await readFile(file, 'utf8'));
  for (const one of pointer.previews) one.until = older(one.until);
  await writeFile(file, JSON.stringify(pointer));
}

test('a preview is found only by its secret, which is not stored', async () => {
  const remotesDir = await published('one');
  const secret = await preview(remotesDir, 'two', { by: 'team', source });
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(await preview(remotesDir, 'two')).not.toBe(secret);
  const found = await findPreview(remotesDir, secret);
  expect(found).toMatchObject({ remote: tea, build: 'two', by: 'team', source });
  expect(await findPreview(remotesDir, `${secret.slice(1)}A`)).toBeUndefined();
  expect(await findPreview(remotesDir, found!.hash)).toBeUndefined();
  expect(await readFile(join(remotesDir, `${tea}.json`), 'utf8')).not.toContain(secret);
});

test('a preview changes neither the registry nor the live build nor the history', async () => {
  const remotesDir = await published('one');
  const registry = await composeRegistry(remotesDir);
  const before = await readPointer(remotesDir, tea);
  await preview(remotesDir, 'two');
  expect(await composeRegistry(remotesDir)).toEqual(registry);
  const { previews, ...after } = (await readPointer(remotesDir, tea))!;
  expect(previews).toHaveLength(1);
  expect(after).toEqual(before);
});

test('a preview stays after a canary, a promote and a rollback', async () => {
  const remotesDir = await published('one');
  const secret = await preview(remotesDir, 'two');
  await publishCanary({ dir: await writeBuild('three'), remotesDir, share: 5 });
  await promote(remotesDir, tea);
  await rollback(remotesDir, tea);
  expect(await findPreview(remotesDir, secret)).toMatchObject({ build: 'two' });
});

test('a preview ends after a week', async () => {
  const remotesDir = await published('one');
  const secret = await preview(remotesDir, 'two');
  await age(remotesDir, 6.9);
  expect(await findPreview(remotesDir, secret)).toBeDefined();
  await age(remotesDir, 0.2);
  expect(await findPreview(remotesDir, secret)).toBeUndefined();
});

test('previews are ended by branch, by build or all at once', async () => {
  const remotesDir = await published('one');
  const two = await preview(remotesDir, 'two', { by: 'team', source });
  const three = await preview(remotesDir, 'three');
  const four = await preview(remotesDir, 'four');
  const five = await preview(remotesDir, 'five');
  const end = (of?: string) => endPreviews(remotesDir, tea, { of });
  expect(await end('nothing')).toEqual({ remote: tea, ended: [], changed: false });
  expect(await end('chai')).toEqual({ remote: tea, ended: ['two'], changed: true });
  expect(await findPreview(remotesDir, two)).toBeUndefined();
  expect(await findPreview(remotesDir, three)).toBeDefined();
  expect(await end('three')).toEqual({ remote: tea, ended: ['three'], changed: true });
  expect(await findPreview(remotesDir, three)).toBeUndefined();
  expect((await end()).ended.sort()).toEqual(['five', 'four']);
  for (const last of [four, five]) expect(await findPreview(remotesDir, last)).toBeUndefined();
});

test('the files of a preview are kept until it ends, and longer only if its build went live', async () => {
  const remotesDir = await published('one');
  await preview(remotesDir, 'two');
  await preview(remotesDir, 'three');
  await sweepBuilds(remotesDir, { now: Date.now() + 6 * day });
  expect(await lying(remotesDir)).toEqual(['one', 'three', 'two']);
  await publishBuild({ dir: await writeBuild('three'), remotesDir });
  await rollback(remotesDir, tea);
  await endPreviews(remotesDir, tea);
  await sweepBuilds(remotesDir);
  expect(await lying(remotesDir)).toEqual(['one', 'three']);
});

test('status lists running previews without the hash of their secret', async () => {
  const remotesDir = await published('one');
  const secret = await preview(remotesDir, 'two', { by: 'team', source });
  const [status] = await statusOf(remotesDir);
  expect(status).toMatchObject({ previews: [{ build: 'two', by: 'team', source }] });
  const { hash } = (await findPreview(remotesDir, secret))!;
  expect(JSON.stringify(status)).not.toContain(hash);
  await endPreviews(remotesDir, tea);
  expect((await statusOf(remotesDir))[0]?.previews).toBeUndefined();
});

test('a remote has at most twenty previews, and a new one ends the oldest', async () => {
  const remotesDir = await published('one');
  const first = await preview(remotesDir, 'two');
  const second = await preview(remotesDir, 'two');
  for (let count = 0; count < 19; count += 1) await preview(remotesDir, 'two');
  expect(await findPreview(remotesDir, first)).toBeUndefined();
  expect(await findPreview(remotesDir, second)).toBeDefined();
});

test('a preview is rejected if the remote has no live build', async () => {
  const remotesDir = await temporaryFolder();
  await expect(preview(remotesDir, 'one')).rejects.toThrow(
    'mfe-tea has no live build yet, which a preview needs',
  );
});
