import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { fileName, parseFileName } from '../../media/keys';
import { Refusal } from '../../refusal';
import type { Backup } from './open-backup';
import type { ManifestEntry } from './manifest';

const newline = 0x0a;

/**
 * Reads the whole backup and compares it with what its manifest says.
 * @throws Refusal with the first thing that does not fit
 */
export async function verifyBackup(backup: Backup): Promise<void> {
  const { tables, pictures } = backup.manifest;
  const known = [...tables, ...pictures];
  if (known.length !== backup.names.size) throw differs('the number of its entries');
  for (const entry of known) {
    const lines = await compare(backup, entry);
    if ('rows' in entry && entry.rows !== lines) throw differs(entry.name);
  }
  await comparePictures(backup);
}

function differs(what: string): Refusal {
  return new Refusal(`The backup does not fit its manifest: ${what} differs.`);
}

/** @returns how many lines it has */
async function compare(backup: Backup, { name, bytes, sha256 }: ManifestEntry): Promise<number> {
  const hash = createHash('sha256');
  let found = 0;
  let lines = 0;
  for await (const chunk of await backup.read(name)) {
    const piece = chunk as Buffer;
    hash.update(piece);
    found += piece.length;
    for (let at = piece.indexOf(newline); at >= 0; at = piece.indexOf(newline, at + 1)) lines += 1;
  }
  if (found !== bytes || hash.digest('hex') !== sha256) throw differs(name);
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
