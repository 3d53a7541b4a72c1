import { Readable } from 'node:stream';
import { fileName } from '../../media/keys';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import type { BackupOptions } from '../command';
import { createArchive, type Archive } from './archive';
import { formatVersion, type Manifest, type ManifestEntry } from './manifest';
import { schemaTag } from './schema-tag';
import { takeSnapshot, type Snapshot } from './snapshot';

type Source = Pick<Services, 'database' | 'mediaStore' | 'clock'>;

/** Rounds that pictures which are deleted all the time may cost. */
const rounds = 20;
const picturesAtOnce = 8;

/**
 * The site in one zip file, while it runs: see `manifest.ts` for what is in it.
 * @returns its bytes; they end in an error when the backup cannot be made whole
 */
export function writeBackup(source: Source, options: BackupOptions): Readable {
  const archive = createArchive();
  write(archive, source, options).catch((error: Error) => archive.fail(error));
  return archive.output;
}

async function write(archive: Archive, source: Source, options: BackupOptions): Promise<void> {
  const { snapshot, createdAt, pictures, lost } = await copyPictures(archive, source, options);
  try {
    const tables: Manifest['tables'] = [];
    for (const lines of snapshot.tables) {
      const { table, rows, bytes } = lines;
      const name = `tables/${table}.jsonl`;
      const read = () => snapshot.read(lines);
      tables.push({ table, rows, ...(await archive.add({ name, bytes, compress: true, read })) });
    }
    const head = { product: 'campus', format: formatVersion, schema: await schemaTag() } as const;
    const manifest: Manifest = { ...head, createdAt, tables, pictures, lost };
    const text = Buffer.from(JSON.stringify(manifest, undefined, 1));
    const entry = { name: 'manifest.json', bytes: text.length, compress: true };
    await archive.add({ ...entry, read: () => Readable.from([text]) });
    archive.finish();
  } finally {
    await snapshot.close();
  }
}

/**
 * Copies the pictures of a snapshot. One that was deleted since is no longer a picture of the site: then
 * another snapshot is taken, which does not have it either, and what is new in that one is copied too.
 */
async function copyPictures(archive: Archive, source: Source, { skipLost }: BackupOptions) {
  const copied = new Map<string, ManifestEntry>();
  let lostBefore = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const createdAt = source.clock().toISOString();
    const snapshot = await takeSnapshot(source.database);
    try {
      const lost = await addPictures({ archive, source, copied }, snapshot);
      if (lost.every((name) => lostBefore.has(name))) {
        if (lost.length > 0 && !skipLost) throw lostPictures(lost.length);
        return { snapshot, createdAt, pictures: [...copied.values()], lost };
      }
      lostBefore = new Set(lost);
      await snapshot.close();
    } catch (error) {
      await snapshot.close();
      throw error;
    }
  }
  throw new Refusal('Pictures were deleted all the while: try the backup again.');
}

function lostPictures(count: number): Refusal {
  const files = count === 1 ? 'The file of a picture is' : `${count} files of pictures are`;
  return new Refusal(`${files} lost: --skip-lost makes the backup without.`);
}

interface Copying {
  readonly archive: Archive;
  readonly source: Source;
  readonly copied: Map<string, ManifestEntry>;
}

/** @returns the names of files that are not there */
async function addPictures(
  { archive, source, copied }: Copying,
  snapshot: Snapshot,
): Promise<string[]> {
  const names = snapshot.pictureKeys
    .flatMap((key) => [fileName(key, 'full'), fileName(key, 'thumbnail')])
    .filter((name) => !copied.has(name));
  const lost: string[] = [];
  for (let at = 0; at < names.length; at += picturesAtOnce) {
    const batch = names.slice(at, at + picturesAtOnce);
    const files = await Promise.all(batch.map((name) => source.mediaStore.get(name)));
    for (const [index, name] of batch.entries()) {
      const file = files[index];
      if (file === undefined) lost.push(name);
      else copied.set(name, await addPicture(archive, name, file));
    }
  }
  return lost;
}

function addPicture(archive: Archive, name: string, file: Buffer): Promise<ManifestEntry> {
  const entry = { name: `media/${name}`, bytes: file.length, compress: false };
  return archive.add({ ...entry, read: () => Readable.from([file]) });
}
