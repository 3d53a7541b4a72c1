import { randomInt } from 'node:crypto';
import { copyFile, open, readFile, truncate, writeFile } from 'node:fs/promises';
import { describeOnOneDatabase, makeCampus, photo, publish } from '../../testing';
import { restoreBackup } from './restore';
import {
  backupFile,
  contentOf,
  emptySites,
  filesOf,
  makeBackup,
  type EmptySite,
} from './backup-fixture';

const quiet = () => undefined;

async function flip(file: string, at: number): Promise<void> {
  const handle = await open(file, 'r+');
  const byte = Buffer.alloc(1);
  await handle.read(byte, 0, 1, at);
  byte[0] = (byte[0] ?? 0) ^ 0x01;
  await handle.write(byte, 0, 1, at);
  await handle.close();
}

describeOnOneDatabase('an invalid backup', (t) => {
  let whole = '';
  let length = 0;
  let sites: EmptySite[] = [];
  let before: unknown[] = [];
  beforeAll(async () => {
    const { author, community } = await makeCampus(t);
    await publish(author, community.id, { images: [await photo()] });
    const written = await makeBackup(t.api.services);
    whole = written.file;
    length = written.bytes;
    sites = await emptySites();
    before = await Promise.all(sites.map(contentOf));
  });
  afterAll(() => Promise.all(sites.map((site) => site.drop())));

  async function nothingWasWritten() {
    expect(await Promise.all(sites.map(contentOf))).toEqual(before);
    for (const { mediaStore } of sites) expect(await filesOf(mediaStore)).toEqual([]);
  }

  async function refused(file: string, sentence: string) {
    for (const site of sites) {
      await expect(restoreBackup(site, file, quiet)).rejects.toThrow(sentence);
    }
  }
  const copy = async () => {
    const file = await backupFile();
    await copyFile(whole, file);
    return file;
  };

  it('is rejected after a change of any single byte', async () => {
    const places = [0, 1, length - 1, length - 64, length - 65, length - 90];
    const random = Array.from({ length: 20 }, () => randomInt(length));
    for (const place of [...places, ...random]) {
      const file = await copy();
      await flip(file, place);
      await refused(file, 'is not a complete Campus backup');
    }
    await nothingWasWritten();
  });

  it('is rejected when it is truncated anywhere or has extra bytes at its end', async () => {
    for (const size of [0, 1, 63, 64, 65, Math.floor(length / 2), length - 1]) {
      const file = await copy();
      await truncate(file, size);
      await refused(file, 'is not a complete Campus backup');
    }
    const longer = await copy();
    await writeFile(longer, Buffer.concat([await readFile(whole), Buffer.from('x')]));
    await refused(longer, 'is not a complete Campus backup');
    await nothingWasWritten();
  });

  it('is rejected when it is another kind of file or does not exist', async () => {
    const other = await backupFile();
    await writeFile(other, 'a letter to the dean'.repeat(100));
    await refused(other, 'is not a complete Campus backup');
    await refused(await backupFile(), 'cannot be read: ENOENT');
    await nothingWasWritten();
  });

  it('is rejected, even if it is valid, on a site that already has rows or pictures', async () => {
    const before = await contentOf(t.api.services);
    await expect(restoreBackup(t.api.services, whole, quiet)).rejects.toThrow(
      'The database is not empty (3 rows in students)',
    );
    expect(await contentOf(t.api.services)).toEqual(before);
    for (const site of sites) {
      await site.mediaStore.put(`${'a'.repeat(40)}.webp`, Buffer.from('another site'));
      await expect(restoreBackup(site, whole, quiet)).rejects.toThrow('already contains pictures');
      await site.mediaStore.remove(`${'a'.repeat(40)}.webp`);
      // The same site accepts it when it is empty.
      await restoreBackup(site, whole, quiet);
      expect((await contentOf(site))['students']).toEqual(before['students']);
    }
  });
});
