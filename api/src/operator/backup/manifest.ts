import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import * as z from 'zod';
import { migrationsFolder } from '../../database/database';

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The last migration that this program knows: what the tables of its database look like. */
export async function schemaTag(): Promise<string> {
  const file = join(migrationsFolder(), 'meta', '_journal.json');
  const { entries } = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  return entries.at(-1)?.tag ?? '';
}

/**
 * A backup ends in the SHA-256 of everything before it, as the comment of the zip file: whatever is damaged,
 * cut off or changed in it is noticed, wherever it is.
 */
export const checksumLength = 64;

/** What stands in the checksum's place until it is known. */
export const checksumPlaceholder = '0'.repeat(checksumLength);

/** Replaces the last bytes that pass through by the hash of all others. */
export function checksumOf(): Transform {
  const hash = createHash('sha256');
  let tail = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const held = Buffer.concat([tail, chunk]);
      const passed = held.subarray(0, Math.max(0, held.length - checksumLength));
      tail = held.subarray(passed.length);
      hash.update(passed);
      done(null, passed);
    },
    flush(done) {
      done(null, hash.digest('hex'));
    },
  });
}

export const formatVersion = 1;

const entry = z.object({
  name: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
});

/** What `manifest.json` in a backup says. */
export const manifest = z.object({
  product: z.literal('campus'),
  format: z.number(),
  /** The last migration of the database that it was taken from. */
  schema: z.string(),
  createdAt: z.string(),
  /** `tables/<name>.jsonl`: a JSON object per line, a line per row. */
  tables: z.array(entry.extend({ table: z.string(), rows: z.number().int() })),
  /** `media/<file>`; some may belong to rows that were deleted while the backup was made. */
  pictures: z.array(entry),
  /** Names of files that were lost already, where that was accepted. */
  lost: z.array(z.string()),
});

export type Manifest = z.output<typeof manifest>;
export type ManifestEntry = z.output<typeof entry>;

export interface Summary {
  readonly createdAt: string;
  readonly schema: string;
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>;
  /** Files of pictures. */
  readonly pictures: number;
  readonly lost: number;
}

export function summaryOf({ createdAt, schema, tables, pictures, lost }: Manifest): Summary {
  return {
    createdAt,
    schema,
    tables: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
    pictures: pictures.length,
    lost: lost.length,
  };
}
