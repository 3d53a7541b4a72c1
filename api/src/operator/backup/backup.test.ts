import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { tables } from '../../database/database';
import { fileName } from '../../media/media';
import { makeFullStudent } from '../../modules/students/full-student-fixture';
import { describeOnEachDatabase, makeCampus, photo, publish } from '../../testing';
import {
  backupFile,
  contentOf,
  emptySites,
  filesOf,
  makeBackup,
  receiving,
} from './backup-fixture';
import { summaryOf } from './manifest';
import { receiveBackup } from './receive-backup';
import { restoreBackup, withVerified } from './restore';
import { writeBackup } from './write-backup';

const quiet = () => undefined;
const passing = ['codes', 'idempotency_keys', 'sessions'];

describeOnEachDatabase('a backup', (t) => {
  it('restores every row and every picture on either database', async () => {
    await makeFullStudent(t);
    const before = await contentOf(t.api.services);
    const written = await makeBackup(t.api.services);
    expect((await stat(written.file)).mode & 0o777).toBe(0o600);
    expect((await readdir(dirname(written.file))).filter((name) => name.endsWith('.part'))).toEqual(
      [],
    );
    for (const [name, list] of Object.entries(before)) {
      expect([name, written.tables[name] ?? 0]).toEqual([
        name,
        passing.includes(name) ? 0 : list.length,
      ]);
    }
    for (const site of await emptySites()) {
      const restored = await restoreBackup(site, written.file, quiet);
      expect(restored.tables).toEqual(written.tables);
      const after = await contentOf(site);
      const left = Object.fromEntries(passing.map((name) => [name, []]));
      expect(after).toEqual({ ...before, ...left });
      const files = await filesOf(site.mediaStore);
      expect(files).toEqual(await filesOf(t.api.services.mediaStore));
      expect(files.length).toBeGreaterThan(5);
      for (const name of files) {
        const [here, there] = [t.api.services.mediaStore, site.mediaStore];
        expect((await there.get(name))?.equals((await here.get(name)) ?? Buffer.of())).toBe(true);
      }
      await site.drop();
    }
  });

  it('is a snapshot of one moment, even while posts are written', async () => {
    const { author, community } = await makeCampus(t);
    await publish(author, community.id);
    const { orm } = t.api.services.database;
    const { posts } = tables;
    const writing = { done: false };
    const writer = (async () => {
      for (; !writing.done;) await publish(author, community.id, { images: [await photo()] });
    })();
    const [least = 0, written] = [
      (await orm.select({ id: posts.id }).from(posts)).length,
      await makeBackup(t.api.services),
    ];
    writing.done = true;
    await writer;
    const most = (await orm.select({ id: posts.id }).from(posts)).length;
    expect(written.tables['posts']).toBeGreaterThanOrEqual(least);
    expect(written.tables['posts']).toBeLessThan(most);
    for (const site of await emptySites()) {
      await restoreBackup(site, written.file, quiet);
      const [wrong] = await site.database.query<{ count: number }>(
        `select count(*)::int as count from posts p where not exists (select 1 from post_images i
           where i.college_id = p.college_id and i.post_id = p.id) and author_id = $1`,
        [author.id],
      );
      // The one without a picture already existed.
      expect(wrong?.count).toBe(1);
      await site.drop();
    }
  });

  it('is consistent if a post is deleted while its pictures are copied', async () => {
    const { author, community } = await makeCampus(t);
    const post = await publish(author, community.id, { images: [await photo()] });
    const { mediaStore, database, clock } = t.api.services;
    const [image] = await database.query<{ key: string }>(
      'select media_key as key from post_images where post_id = $1',
      [post._id],
    );
    const lost = fileName(image?.key ?? '', 'full');
    const deleting = {
      ...mediaStore,
      async get(name: string) {
        // The rows have been read by now; the student deletes the post before its picture is read.
        if (name === lost) await author.delete(`/api/posts/${post._id}`);
        return mediaStore.get(name);
      },
    };
    const written = await makeBackup({ database, clock, mediaStore: deleting });
    const [site, ...others] = await emptySites();
    await Promise.all(others.map((each) => each.drop()));
    if (!site) throw new Error('There is always the embedded one.');
    await restoreBackup(site, written.file, quiet);
    const rest = await site.database.query('select 1 from posts where id = $1', [post._id]);
    expect(rest).toEqual([]);
    expect(await filesOf(site.mediaStore)).not.toContain(lost);
    await site.drop();
  });

  it('fails if the file of a picture is lost, unless lost files are skipped', async () => {
    const { author, community } = await makeCampus(t);
    await publish(author, community.id, { images: [await photo()] });
    const [name = ''] = (await filesOf(t.api.services.mediaStore)).slice(-1);
    const bytes = await t.api.services.mediaStore.get(name);
    await t.api.services.mediaStore.remove(name);
    const file = await backupFile();
    const bad = writeBackup(t.api.services, { skipLost: false });
    await expect(receiveBackup(bad, file, receiving)).rejects.toThrow(
      'The file of one picture is lost: use --skip-lost to leave them out.',
    );
    const left = (await readdir(dirname(file))).filter((each) => each.startsWith(basename(file)));
    expect(left).toEqual([]);
    const written = await makeBackup(t.api.services, true);
    expect(written.lost).toBe(1);
    await t.api.services.mediaStore.put(name, bytes ?? Buffer.of());
  });

  it('does not overwrite an existing file, unless asked to', async () => {
    const { file } = await makeBackup(t.api.services);
    const before = await readFile(file);
    const again = () => writeBackup(t.api.services, { skipLost: false });
    await expect(receiveBackup(again(), file, receiving)).rejects.toThrow(
      'A file of that name exists',
    );
    expect(await readFile(file)).toEqual(before);
    await receiveBackup(again(), file, { ...receiving, replace: true });
    expect(await readFile(file)).not.toEqual(before);
  });

  it('is a zip file with a readable manifest', async () => {
    const written = await makeBackup(t.api.services);
    await withVerified(written.file, async (backup) => {
      expect(summaryOf(backup.manifest)).toMatchObject({ tables: written.tables });
      expect(backup.manifest).toMatchObject({ product: 'campus', format: 1 });
      expect(backup.names.has('tables/students.jsonl')).toBe(true);
    });
    expect((await readFile(written.file)).toString('latin1', 0, 2)).toBe('PK');
  });
});
