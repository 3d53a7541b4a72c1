import { Refusal } from '@campus/node-tools/refusal';
import { sql } from 'drizzle-orm';
import { createInterface } from 'node:readline';
import pLimit from 'p-limit';
import { rows, type Database, type Orm } from '../../database/database';
import { fileName } from '../../media/media';
import type { MediaStore } from '../../media/stores';
import type { Services } from '../../services';
import type { Say } from '../command';
import { counted } from '../command';
import { backupTables, type Manifest, schemaTag, type Summary, summaryOf } from './manifest';
import { openBackup, pictureKeys, verifyBackup, type Backup } from './open-backup';

/** @throws Refusal when a table has rows */
async function refuseFilledDatabase(orm: Orm): Promise<void> {
  // The number of students says most about the existing data.
  for (const table of ['students', ...backupTables]) {
    const [row = { count: 0 }] = await rows<{ count: number }>(
      orm,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    if (row.count === 0) continue;
    throw new Refusal(
      `The database is not empty (${counted(row.count, 'row')} in ${table}): restore into an empty one.`,
    );
  }
}

/** Allows files of the same backup, from an interrupted try. @throws Refusal for any other */
async function refuseFilledMedia(store: MediaStore, own: ReadonlySet<string>): Promise<void> {
  for await (const name of store.olderThan(new Date(8.64e15))) {
    if (own.has(`media/${name}`)) continue;
    throw new Refusal('The media storage already contains pictures: restore into an empty one.');
  }
}

/** Characters of JSON per statement. */
const batchLength = 1_000_000;

/** Restores all rows, each table after those it needs. The tables are empty. */
async function restoreRows(tx: Orm, backup: Backup): Promise<void> {
  const given = new Set(backup.manifest.tables.map(({ table }) => table));
  for (const table of backupTables) {
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

type Target = Pick<Services, 'database' | 'mediaStore'>;

const picturesAtOnce = 8;

/** Opens and verifies a backup and passes it on; nothing has been changed by then. */
export async function withVerified<T>(
  file: string,
  work: (backup: Backup) => Promise<T>,
): Promise<T> {
  const backup = await openBackup(file);
  try {
    await verifyBackup(backup);
    return await work(backup);
  } finally {
    await backup.close();
  }
}

/**
 * Restores a backup into an empty site: first the pictures, then all rows in one transaction.
 * @throws Refusal with nothing changed if the backup is incomplete, of another version, or the site is not empty
 */
export async function restoreBackup(target: Target, file: string, say: Say): Promise<Summary> {
  return withVerified(file, async (backup) => {
    await refuseOtherSchema(backup.manifest);
    await refuseFilledDatabase(target.database.orm);
    await refuseFilledMedia(target.mediaStore, backup.names);
    say('The backup is intact. Restoring the pictures.');
    const names = await pictureNames(backup);
    try {
      await restorePictures(target.mediaStore, backup, names);
      say('Restoring the rows.');
      await target.database.transaction((tx) => restoreAll(tx, backup), { unlimited: true });
    } catch (error) {
      for (const name of names) await target.mediaStore.remove(name);
      throw error;
    }
    // Without it the first queries would be planned for empty tables.
    await analyze(target.database);
    return { ...summaryOf(backup.manifest), pictures: names.length };
  });
}

async function refuseOtherSchema({ schema }: Manifest): Promise<void> {
  const own = await schemaTag();
  if (schema === own) return;
  throw new Refusal(
    `The backup has the database schema ${schema}, but this version of Campus has ${own}: restore it with the version that made it, then start the newer one.`,
  );
}

/** The files of pictures that have a row. */
async function pictureNames(backup: Backup): Promise<string[]> {
  const keys = await pictureKeys(backup);
  return keys
    .flatMap((key) => [fileName(key, 'full'), fileName(key, 'thumbnail')])
    .filter((name) => backup.names.has(`media/${name}`));
}

async function restorePictures(
  store: MediaStore,
  backup: Backup,
  names: readonly string[],
): Promise<void> {
  const lanes = pLimit(picturesAtOnce);
  const put = async (name: string) => {
    const chunks: Buffer[] = [];
    for await (const chunk of await backup.read(`media/${name}`)) chunks.push(chunk as Buffer);
    await store.put(name, Buffer.concat(chunks));
  };
  const outcomes = await Promise.allSettled(names.map((name) => lanes(() => put(name))));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

async function restoreAll(tx: Orm, backup: Backup): Promise<void> {
  // Nobody can sign up between the check of the tables and the inserts.
  const all = sql.join(
    backupTables.map((table) => sql.identifier(table)),
    sql`, `,
  );
  await rows(tx, sql`lock table ${all} in access exclusive mode`);
  await refuseFilledDatabase(tx);
  await restoreRows(tx, backup);
  for (const { table, rows: wanted } of backup.manifest.tables) {
    const [row] = await rows<{ count: number }>(
      tx,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    if (row?.count === wanted) continue;
    throw new Error(`${table} has ${row?.count} rows instead of ${wanted}.`);
  }
}

async function analyze(database: Database): Promise<void> {
  await database.transaction((tx) => tx.execute('analyze'), { unlimited: true });
}
