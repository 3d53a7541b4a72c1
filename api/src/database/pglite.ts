import { lockDataDir } from '@campus/node-tools/file-lock';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { randomPageCost, type EmbeddedDriver, type Orm, type Parameter } from './driver';
import { createStatements } from './pglite-statements';
import { noteQuery } from './query-count';

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
  const lock = memory ? undefined : await lockDataDir(dataDir);
  try {
    const client = await PGlite.create({
      dataDir: memory ? 'memory://' : join(dataDir, 'database'),
      ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
    });
    await client.exec(`set random_page_cost = ${randomPageCost}`);
    const statements = createStatements(client);
    const orm = drizzle(client, { logger: { logQuery: noteQuery } });
    return {
      kind: 'pglite',
      orm,
      async query<Row>(text: string, params: readonly Parameter[] = []) {
        noteQuery();
        return statements.query<Row>(text, params);
      },
      transaction: <T>(work: (tx: Orm) => Promise<T>) => {
        // With the last statement, as many as `begin` and `commit` are.
        noteQuery();
        return orm.transaction(async (tx) => {
          const result = await work(tx);
          // Fails where a statement had failed: a commit would roll back and call it done.
          await tx.execute('select 1');
          return result;
        });
      },
      migrate: (folder) => migrate(orm, { migrationsFolder: folder }),
      dump: () => client.dumpDataDir('none'),
      async close() {
        await client.close();
        await lock?.release();
      },
    };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
