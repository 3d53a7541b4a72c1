import { Refusal } from '@campus/node-tools/refusal';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fromFdPromise, type Entry, type ZipFile } from 'yauzl';
import * as z from 'zod';
import { fileName, parseFileName } from '../../media/media';
import {
  checksumLength,
  formatVersion,
  manifest as schema,
  type Manifest,
  type ManifestEntry,
} from './manifest';

/** A backup whose every byte was verified. */
export interface Backup {
  readonly manifest: Manifest;
  /** Names of all entries but the manifest. */
  readonly names: ReadonlySet<string>;
  read(name: string): Promise<Readable>;
  close(): Promise<void>;
}

const damaged = (file: string) =>
  new Refusal(
    `${file} is not a complete Campus backup: it is damaged, truncated or something else.`,
  );

/** @throws Refusal if it does not exist, is not a backup, is incomplete, or has a newer format */
export async function openBackup(file: string): Promise<Backup> {
  const handle = await open(file, 'r').catch((error: Error) => {
    throw new Refusal(`${file} cannot be read: ${error.message.split(',')[0]}.`);
  });
  try {
    if (!(await checksumMatches(handle))) throw damaged(file);
    return await readZip(file, handle);
  } catch (error) {
    await handle.close().catch(() => undefined);
    throw error;
  }
}

async function checksumMatches(handle: FileHandle): Promise<boolean> {
  const stats = await handle.stat();
  if (!stats.isFile() || stats.size <= checksumLength) return false;
  const checksum = Buffer.alloc(checksumLength);
  await handle.read(checksum, 0, checksumLength, stats.size - checksumLength);
  const hash = createHash('sha256');
  const rest = { fd: handle.fd, start: 0, end: stats.size - checksumLength - 1, autoClose: false };
  for await (const chunk of createReadStream('', rest)) hash.update(chunk as Buffer);
  return checksum.toString('latin1') === hash.digest('hex');
}

async function readZip(file: string, handle: FileHandle): Promise<Backup> {
  const zip = await fromFdPromise(handle.fd, { autoClose: false, strictFileNames: true });
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const manifest = await readManifest(zip, entries.get('manifest.json')).catch(() => undefined);
  if (manifest === undefined) throw damaged(file);
  if (manifest.format > formatVersion) {
    throw new Refusal(`${file} was made by a newer version of Campus: restore it with that.`);
  }
  entries.delete('manifest.json');
  return {
    manifest,
    names: new Set(entries.keys()),
    async read(name) {
      const entry = entries.get(name);
      if (entry === undefined) throw damaged(file);
      return zip.openReadStreamPromise(entry);
    },
    close: () => handle.close(),
  };
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Manifest | undefined> {
  if (entry === undefined) return undefined;
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return schema.parse(JSON.parse(Buffer.concat(chunks).toString()));
}

const newline = 0x0a;

/**
 * Reads the whole backup and compares it with its manifest.
 * @throws Refusal with the first mismatch
 */
export async function verifyBackup(backup: Backup): Promise<void> {
  const { tables, pictures } = backup.manifest;
  const known = [...tables, ...pictures];
  if (known.length !== backup.names.size) throw differs('the number of entries');
  for (const entry of known) {
    const lines = await compare(backup, entry);
    if ('rows' in entry && entry.rows !== lines) throw differs(entry.name);
  }
  await comparePictures(backup);
}

function differs(what: string): Refusal {
  return new Refusal(`The backup does not match its manifest: ${what} differs.`);
}

/** @returns how many lines it has */
async function compare(backup: Backup, { name, bytes, sha256 }: ManifestEntry): Promise<number> {
  const hash = createHash('sha256');
  let length = 0;
  let lines = 0;
  for await (const chunk of await backup.read(name)) {
    const piece = chunk as Buffer;
    hash.update(piece);
    length += piece.length;
    for (let at = piece.indexOf(newline); at >= 0; at = piece.indexOf(newline, at + 1)) lines += 1;
  }
  if (length !== bytes || hash.digest('hex') !== sha256) throw differs(name);
  return lines;
}

const mediaRow = z.object({ key: z.string() });

/** The keys of the pictures that have a row. */
export async function pictureKeys(backup: Backup): Promise<string[]> {
  const keys: string[] = [];
  for await (const line of createInterface({ input: await backup.read('tables/media.jsonl') })) {
    keys.push(mediaRow.parse(JSON.parse(line)).key);
  }
  return keys;
}

async function comparePictures(backup: Backup): Promise<void> {
  const { pictures, lost } = backup.manifest;
  if (pictures.some(({ name }) => parseFileName(name.slice('media/'.length)) === undefined)) {
    throw differs('the name of a picture');
  }
  const there = new Set(pictures.map(({ name }) => name));
  const given = new Set(lost);
  for (const key of await pictureKeys(backup)) {
    for (const name of [fileName(key, 'full'), fileName(key, 'thumbnail')]) {
      if (!there.has(`media/${name}`) && !given.has(name)) throw differs('a picture');
    }
  }
}
