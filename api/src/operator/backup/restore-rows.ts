import { sql } from 'drizzle-orm';
import { createInterface } from 'node:readline';
import { rows, type Orm } from '../../database';
import { keptTables } from './kept-tables';
import type { Backup } from './open-backup';

/** Signs of JSON that go to the database in one statement. */
const batchLength = 1_000_000;

/** Puts all rows back, each table after those that it needs. The tables are empty. */
export async function restoreRows(tx: Orm, backup: Backup): Promise<void> {
  const given = new Set(backup.manifest.tables.map(({ table }) => table));
  for (const table of keptTables) {
    if (given.has(table)) await restoreTable(tx, backup, table);
  }
}

async function restoreTable(tx: Orm, backup: Backup, table: string): Promise<void> {
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    await insert(tx, table, batch);
    batch = [];
    length = 0;
  };
  const input = await backup.read(`tables/${table}.jsonl`);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    batch.push(line);
    length += line.length;
    if (length > batchLength) await flush();
  }
  await flush();
}

async function insert(tx: Orm, table: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const name = sql.identifier(table);
  const json = `[${lines.join(',')}]`;
  await rows(
    tx,
    sql`insert into ${name}
      select * from json_populate_recordset(null::${name}, ${json}::text::json)`,
  );
}
