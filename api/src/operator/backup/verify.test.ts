import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describeOnEachDatabase } from '../../testing';
import { createArchive } from './write-backup';
import { backupFile, contentOf, receiving } from './backup-fixture';
import { schemaTag, type Manifest } from './manifest';
import { receiveBackup } from './receive-backup';
import { restoreBackup } from './restore';

const quiet = () => undefined;
const key = 'b'.repeat(40);

interface Content {
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: Manifest;
}

const said = (name: string, text: string) => ({
  name,
  bytes: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
});

/** A site with one college and, in its table of pictures, one picture. */
async function honest(): Promise<Content> {
  const college = `{"id":"11111111-1111-4111-8111-111111111111","name":"A","state":"B","country":"C","email_suffix":"@a.example","mail_provider":"other","created_at":"2026-01-01T00:00:00+00:00"}\n`;
  const picture = `{"college_id":"11111111-1111-4111-8111-111111111111","key":"${key}","kind":"post","bytes":1,"width":1,"height":1,"created_at":"2026-01-01T00:00:00+00:00"}\n`;
  const files = {
    'tables/colleges.jsonl': college,
    'tables/media.jsonl': picture,
    [`media/${key}.webp`]: 'full',
    [`media/${key}-320.webp`]: 'thumbnail',
  };
  const table = (name: string) => ({
    table: name,
    rows: 1,
    ...said(`tables/${name}.jsonl`, files[`tables/${name}.jsonl`] ?? ''),
  });
  const names = [`media/${key}.webp`, `media/${key}-320.webp`];
  return {
    files,
    manifest: {
      product: 'campus',
      format: 1,
      schema: await schemaTag(),
      createdAt: '2026-01-01T00:00:00.000Z',
      tables: [table('colleges'), table('media')],
      pictures: names.map((name) => said(name, files[name] ?? '')),
      lost: [],
    },
  };
}

/** Written and sealed like any backup, whatever its content. */
async function sealed({ files, manifest }: Content): Promise<Readable> {
  const archive = createArchive();
  const all = { ...files, 'manifest.json': JSON.stringify(manifest) };
  const adding = async () => {
    for (const [name, text] of Object.entries(all)) {
      const read = () => Readable.from([Buffer.from(text)]);
      await archive.add({ name, bytes: text.length, compress: true, read });
    }
    archive.finish();
  };
  adding().catch((error: Error) => archive.fail(error));
  return archive.output;
}

describeOnEachDatabase('a backup that differs from its manifest', (t) => {
  async function outcome(change: (content: Content) => Content) {
    const bytes = await sealed(change(await honest()));
    const written = await receiveBackup(bytes, await backupFile(), receiving).then(
      ({ file }) => file,
      (error: Error) => error,
    );
    return written;
  }
  const changed = (name: string, text: string) => (content: Content) => ({
    ...content,
    files: { ...content.files, [name]: text },
  });
  const saying = (more: Partial<Manifest>) => (content: Content) => ({
    ...content,
    manifest: { ...content.manifest, ...more },
  });

  it.each([
    ['a changed row', changed('tables/colleges.jsonl', '{}\n')],
    ['a changed picture', changed(`media/${key}.webp`, 'evil')],
    ['an unknown entry', changed('tables/students.jsonl', '')],
    [
      'a wrong number of rows',
      ({ files, manifest }: Content) => ({
        files,
        manifest: { ...manifest, tables: manifest.tables.map((table) => ({ ...table, rows: 2 })) },
      }),
    ],
    [
      'a missing picture',
      ({ files, manifest }: Content) => {
        const { [`media/${key}-320.webp`]: _gone, ...rest } = files;
        return { files: rest, manifest: { ...manifest, pictures: manifest.pictures.slice(0, 1) } };
      },
    ],
  ])('is rejected for %s', async (_name, change) => {
    expect(await outcome(change)).toMatchObject({
      message: expect.stringContaining('The backup does not match its manifest'),
    });
  });

  it('is accepted if the manifest lists the missing picture as lost', async () => {
    const file = await outcome(({ files, manifest }) => {
      const { [`media/${key}-320.webp`]: _gone, ...rest } = files;
      const pictures = manifest.pictures.slice(0, 1);
      return { files: rest, manifest: { ...manifest, pictures, lost: [`${key}-320.webp`] } };
    });
    expect(typeof file).toBe('string');
  });

  it('is rejected if it has another version, and the site stays unchanged', async () => {
    const newer = await outcome(saying({ format: 2 }));
    expect(newer).toMatchObject({ message: expect.stringContaining('by a newer version') });
    const before = await contentOf(t.api.services);
    const older = await outcome(saying({ schema: '0001_long_ago' }));
    await expect(restoreBackup(t.api.services, String(older), quiet)).rejects.toThrow(
      'The backup has the database schema 0001_long_ago',
    );
    expect(await contentOf(t.api.services)).toEqual(before);
  });

  it('leaves nothing behind if its rows cannot be restored', async () => {
    const before = await contentOf(t.api.services);
    const row = `{"college_id":"22222222-2222-4222-8222-222222222222","key":"${key}","kind":"post","bytes":1,"width":1,"height":1,"created_at":"2026-01-01T00:00:00+00:00"}\n`;
    const file = await outcome(({ files, manifest }) => ({
      files: { ...files, 'tables/colleges.jsonl': '{"id":null}\n', 'tables/media.jsonl': row },
      manifest: {
        ...manifest,
        tables: [
          { table: 'colleges', rows: 1, ...said('tables/colleges.jsonl', '{"id":null}\n') },
          { table: 'media', rows: 1, ...said('tables/media.jsonl', row) },
        ],
      },
    }));
    await expect(restoreBackup(t.api.services, String(file), quiet)).rejects.toThrow();
    expect(await contentOf(t.api.services)).toEqual(before);
    expect(await t.api.services.mediaStore.get(`${key}.webp`)).toBeUndefined();
  });

  it('is restored if it matches its manifest', async () => {
    const file = await outcome((content) => content);
    const { tables, pictures } = await restoreBackup(t.api.services, String(file), quiet);
    expect({ tables, pictures }).toEqual({ tables: { colleges: 1, media: 1 }, pictures: 2 });
    expect((await t.visitor().get('/api/colleges')).body).toContain('@a.example');
  });
});
