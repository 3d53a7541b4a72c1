import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { ZipFile } from 'yazl';
import { sql } from 'drizzle-orm';
import { Refusal } from '@campus/node-tools/refusal';
import { openUnnamedFile } from '@campus/node-tools/temporary-files';
import {
  backupTables,
  checksumOf,
  checksumPlaceholder,
  formatVersion,
  schemaTag,
  type Manifest,
  type ManifestEntry,
} from './manifest';
import { rows, type Database, type Orm } from '../../database/database';
import { fileName } from '../../media/media';
import type { Services } from '../../services';
import type { BackupOptions } from '../command';

/** A zip file that is written while it is read: an entry is requested when the previous one is finished. */
interface Archive {
  /** Destroyed with the error when something goes wrong. */
  readonly output: Readable;
  /** Resolves when the entry is finished. */
  add(entry: NewEntry): Promise<ManifestEntry>;
  finish(): void;
  fail(error: Error): void;
}

interface NewEntry {
  readonly name: string;
  readonly bytes: number;
  /** Pictures cannot be compressed further. */
  readonly compress: boolean;
  read(): Readable;
}

export function createArchive(): Archive {
  const zip = new ZipFile();
  const output = checksumOf();
  // The error also destroys `output`, where its reader gets it.
  pipeline(zip.outputStream, output, () => undefined);
  const broken = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new Error('The reader of the backup disconnected.'));
    output.once('close', end);
    zip.once('error', reject);
  });
  broken.catch((error: Error) => output.destroy(error));

  function add({ name, bytes, compress, read }: NewEntry): Promise<ManifestEntry> {
    const hash = createHash('sha256');
    const through = new Promise<void>((resolve, reject) => {
      zip.addReadStreamLazy(name, { size: bytes, compress, mtime: zipEpoch }, (give) => {
        const content = read();
        content.on('data', (chunk: Buffer) => hash.update(chunk));
        content.once('end', resolve);
        content.once('error', reject);
        give(null, content);
      });
    });
    return Promise.race([through, broken]).then(() => ({
      name,
      bytes,
      sha256: hash.digest('hex'),
    }));
  }

  return {
    output,
    add,
    finish: () => zip.end({ forceZip64Format: false, comment: checksumPlaceholder }),
    fail: (error) => void output.destroy(error),
  };
}

/** The times of the entries are meaningless: the manifest has the real one. */
const zipEpoch = new Date(1980, 0, 1);

interface TableLines {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
  readonly start: number;
}

/** All rows as they were at one moment. */
interface Snapshot {
  readonly tables: readonly TableLines[];
  readonly pictureKeys: readonly string[];
  read(lines: TableLines): Readable;
  close(): Promise<void>;
}

const atOnce = 1000;

/**
 * Reads every table in one transaction, into a file: the embedded database has one connection, so nothing except
 * reading happens during the transaction. The database itself writes the rows as JSON, which it can also read
 * back exactly.
 */
async function takeSnapshot(database: Database): Promise<Snapshot> {
  const file = await openUnnamedFile();
  try {
    const { tables, keys } = await database.transaction((tx) => copyAll(tx, file), {
      unlimited: true,
    });
    return {
      tables,
      pictureKeys: keys,
      read: ({ start, bytes }) =>
        bytes === 0
          ? Readable.from([])
          : createReadStream('', { fd: file.fd, start, end: start + bytes - 1, autoClose: false }),
      close: () => file.close(),
    };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function copyAll(tx: Orm, file: FileHandle) {
  await rows(tx, sql`set transaction isolation level repeatable read, read only`);
  const tables: TableLines[] = [];
  let start = 0;
  for (const table of backupTables) {
    const copied = await copyTable(tx, { file, start }, table);
    tables.push({ table, start, ...copied });
    start += copied.bytes;
  }
  const pictures = await rows<{ key: string }>(tx, sql`select key from media`);
  return { tables, keys: pictures.map(({ key }) => key) };
}

async function copyTable(tx: Orm, to: { file: FileHandle; start: number }, table: string) {
  const from = sql.identifier(table);
  await rows(
    tx,
    sql`declare lines no scroll cursor for select row_to_json(t)::text as line from ${from} t`,
  );
  const copied = { rows: 0, bytes: 0 };
  for (;;) {
    const batch = await rows<{ line: string }>(tx, sql.raw(`fetch ${atOnce} from lines`));
    if (batch.length === 0) break;
    const text = Buffer.from(batch.map(({ line }) => `${line}\n`).join(''));
    // At an explicit position, so that a second attempt overwrites the first.
    await to.file.write(text, 0, text.length, to.start + copied.bytes);
    copied.rows += batch.length;
    copied.bytes += text.length;
  }
  await rows(tx, sql`close lines`);
  return copied;
}

type Source = Pick<Services, 'database' | 'mediaStore' | 'clock'>;

/** Maximum number of rounds when pictures are deleted all the time. */
const rounds = 20;
const picturesAtOnce = 8;

/**
 * The site in one zip file, made while it runs: see `manifest.ts` for its content.
 * @returns its bytes; they end in an error if the backup cannot be completed
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
 * Copies the pictures of a snapshot. If a picture was deleted since, it no longer belongs to the site: then
 * another snapshot without it is taken, and the new pictures in that one are copied too.
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
  throw new Refusal('Pictures were deleted during the backup: try again.');
}

function lostPictures(count: number): Refusal {
  const files = count === 1 ? 'The file of one picture is' : `The files of ${count} pictures are`;
  return new Refusal(`${files} lost: use --skip-lost to leave them out.`);
}

interface Copying {
  readonly archive: Archive;
  readonly source: Source;
  readonly copied: Map<string, ManifestEntry>;
}

/** @returns the names of missing files */
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
