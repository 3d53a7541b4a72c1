import { sql } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { rows, type Database, type Orm } from '../../database';
import { keptTables } from './kept-tables';
import { openUnnamedFile } from './unnamed-file';

export interface TableLines {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
  readonly start: number;
}

/** All rows as they were at one moment. */
export interface Snapshot {
  readonly tables: readonly TableLines[];
  readonly pictureKeys: readonly string[];
  read(lines: TableLines): Readable;
  close(): Promise<void>;
}

const atOnce = 1000;

/**
 * Reads every table in one transaction, into a file: the embedded database has one connection, so nothing but
 * reading happens while the transaction is open. Rows are written as the database itself puts them into JSON,
 * which is what it also reads back exactly.
 */
export async function takeSnapshot(database: Database): Promise<Snapshot> {
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
  for (const table of keptTables) {
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
    // At its place, so that a second attempt writes over the first.
    await to.file.write(text, 0, text.length, to.start + copied.bytes);
    copied.rows += batch.length;
    copied.bytes += text.length;
  }
  await rows(tx, sql`close lines`);
  return copied;
}
