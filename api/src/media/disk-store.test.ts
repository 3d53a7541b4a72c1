import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskStore } from './stores';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campus-media-'));
});
afterEach(() => rm(folder, { recursive: true }));

const name = `${'ab'.repeat(20)}.webp`;

it('stores a file under the first two characters of its name and leaves no temporary file', async () => {
  const store = createDiskStore(folder);
  await store.put(name, Buffer.from('picture'));
  expect(await readdir(folder, { recursive: true })).toEqual(['ab', join('ab', name)]);
  expect(String(await store.get(name))).toBe('picture');
});

it('returns undefined for a missing file and for a removed one', async () => {
  const store = createDiskStore(folder);
  expect(await store.get(name)).toBeUndefined();
  await store.put(name, Buffer.from('picture'));
  await store.remove(name);
  await store.remove(name);
  expect(await store.get(name)).toBeUndefined();
});

it('lists the files older than a given time', async () => {
  const store = createDiskStore(join(folder, 'not-made-yet'));
  const old = async () => {
    const names = [];
    for await (const found of store.olderThan(new Date('2020-01-02'))) names.push(found);
    return names;
  };
  expect(await old()).toEqual([]);
  await store.put(name, Buffer.from('picture'));
  expect(await old()).toEqual([]);
  const long = new Date('2020-01-01');
  await utimes(join(folder, 'not-made-yet', 'ab', name), long, long);
  expect(await old()).toEqual([name]);
});

it('fails if the file cannot be written, and leaves no temporary file', async () => {
  const inaccessible = createDiskStore('/dev/null/media');
  await expect(inaccessible.put(name, Buffer.from('x'))).rejects.toThrow('ENOTDIR');
  // A folder in the place of the file.
  await mkdir(join(folder, 'ab', name), { recursive: true });
  await expect(createDiskStore(folder).put(name, Buffer.from('x'))).rejects.toThrow('EISDIR');
  expect(await readdir(folder, { recursive: true })).toEqual(['ab', join('ab', name)]);
});
