import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import * as z from 'zod';
import { migrationsFolder, tables } from '../../database/database';

/**
 * Tables with data that expires are not backed up. An old backup must not revive an ended session; codes and keys
 * are valid for minutes and a day, and so are the browsers' reports about builds. A revoked token must not open
 * the site again, and the builds in old pointers may be deleted.
 */
const passing = new Set([
  'sessions',
  'codes',
  'idempotency_keys',
  'field_reports',
  'builds_seen',
  'deploy_tokens',
  'remote_pointers',
]);

interface Table {
  readonly name: string;
  /** Tables whose rows must exist first. */
  readonly needs: readonly string[];
}

function read(table: PgTable): Table {
  const { name, foreignKeys } = getTableConfig(table);
  const needs = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
  return { name, needs: needs.filter((needed) => needed !== name) };
}

/** Each table after the tables it needs. */
function inOrder(left: readonly Table[], placed: readonly string[] = []): readonly string[] {
  if (left.length === 0) return placed;
  const ready = left.filter(({ needs }) => needs.every((name) => placed.includes(name)));
  if (ready.length === 0) throw new Error(`Tables need each other: ${left[0]?.name}.`);
  const rest = left.filter((table) => !ready.includes(table));
  return inOrder(rest, [...placed, ...ready.map(({ name }) => name)]);
}

/** Every table that a backup contains, in the order in which rows can be restored. */
export const backupTables: readonly string[] = inOrder(
  Object.values(tables)
    .filter((table) => is(table, PgTable))
    .map(read),
).filter((name) => !passing.has(name));

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** The last migration that this program knows, which identifies the structure of its tables. */
export async function schemaTag(): Promise<string> {
  const file = join(migrationsFolder(), 'meta', '_journal.json');
  const { entries } = journal.parse(JSON.parse(await readFile(file, 'utf8')));
  return entries.at(-1)?.tag ?? '';
}

/**
 * A backup ends with the SHA-256 of everything before it, as the comment of the zip file: any damage, truncation
 * or change is noticed, wherever it is.
 */
export const checksumLength = 64;

/** Placeholder for the checksum until it is known. */
export const checksumPlaceholder = '0'.repeat(checksumLength);

/** Replaces the last bytes of the stream by the hash of all others. */
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

/** The content of `manifest.json` in a backup. */
export const manifest = z.object({
  product: z.literal('campus'),
  format: z.number(),
  /** The last migration of the database that it was taken from. */
  schema: z.string(),
  createdAt: z.string(),
  /** `tables/<name>.jsonl`: a JSON object per line, a line per row. */
  tables: z.array(entry.extend({ table: z.string(), rows: z.number().int() })),
  /** `media/<file>`; some may belong to rows that were deleted during the backup. */
  pictures: z.array(entry),
  /** Names of files that were already lost, if that was accepted. */
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
