import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { rows, type Database, type Orm } from '../../database';
import { fileName } from '../../media/keys';
import type { MediaStore } from '../../media/store';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import type { Say } from '../command';
import { refuseFilledDatabase, refuseFilledMedia } from './empty-target';
import { keptTables } from './kept-tables';
import { summaryOf, type Manifest, type Summary } from './manifest';
import { openBackup, type Backup } from './open-backup';
import { restoreRows } from './restore-rows';
import { schemaTag } from './schema-tag';
import { pictureKeys, verifyBackup } from './verify';

type Target = Pick<Services, 'database' | 'mediaStore'>;

const picturesAtOnce = 8;

/** Opens a backup, reads it through and hands it over; nothing has been changed by then. */
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
 * Puts a backup back into an empty site: first the pictures, then all rows in one transaction.
 * @throws Refusal with nothing changed when the backup is not whole, of another version, or the site is not empty
 */
export async function restoreBackup(target: Target, file: string, say: Say): Promise<Summary> {
  return withVerified(file, async (backup) => {
    await refuseOtherSchema(backup.manifest);
    await refuseFilledDatabase(target.database.orm);
    await refuseFilledMedia(target.mediaStore, backup.names);
    say('The backup is whole. Restoring the pictures.');
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
    `The backup has the tables of ${schema}, this version of Campus those of ${own}: restore it with the version that made it, and start the newer one on that.`,
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
  // Nobody signs up between the look at the tables and the rows.
  const all = sql.join(
    keptTables.map((table) => sql.identifier(table)),
    sql`, `,
  );
  await rows(tx, sql`lock table ${all} in access exclusive mode`);
  await refuseFilledDatabase(tx);
  await restoreRows(tx, backup);
  for (const { table, rows: wanted } of backup.manifest.tables) {
    const [found] = await rows<{ count: number }>(
      tx,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    if (found?.count === wanted) continue;
    throw new Error(`${table} has ${found?.count} rows instead of ${wanted}.`);
  }
}

async function analyze(database: Database): Promise<void> {
  await database.transaction((tx) => tx.execute('analyze'), { unlimited: true });
}
