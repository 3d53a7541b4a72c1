import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parsers, type EmbeddedDriver, type Orm, type Parameter } from './driver';
import { takeLock } from './lock';

/**
 * @param dataDir where the files live; `memory` keeps everything in this process
 * @param copyOf what `dump` gave: the database begins as its copy
 */
export async function openPglite(
  dataDir: string | 'memory',
  copyOf?: Blob,
): Promise<EmbeddedDriver> {
  const memory = dataDir === 'memory';
  if (!memory) mkdirSync(dataDir, { recursive: true });
  // PGlite takes no lock of its own, and two processes on one folder lose data silently.
  const lock = memory ? undefined : takeLock(dataDir);
  try {
    const client = await PGlite.create({
      dataDir: memory ? 'memory://' : join(dataDir, 'database'),
      ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
    });
    const orm = drizzle(client);
    return {
      kind: 'pglite',
      orm,
      async query<Row>(text: string, params: readonly Parameter[]) {
        return (await client.query<Row>(text, [...params], { parsers })).rows;
      },
      transaction: <T>(work: (tx: Orm) => Promise<T>) =>
        orm.transaction(async (tx) => {
          const result = await work(tx);
          // Fails where a statement had failed: a commit would roll back and call it done.
          await tx.execute('select 1');
          return result;
        }),
      migrate: (folder) => migrate(orm, { migrationsFolder: folder }),
      dump: () => client.dumpDataDir('none'),
      async close() {
        await client.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
