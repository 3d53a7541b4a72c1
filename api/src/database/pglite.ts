import { lockDataDir } from '@campus/node-tools/file-lock';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { randomPageCost, type EmbeddedDriver, type Orm, type Parameter } from './driver';
import { createStatements } from './pglite-statements';
import { noteQuery } from './query-count';

/** PostgreSQL's default of 128 MB would be half of the process; the operating system caches the files as well. */
const sharedBuffers = '32MB';

/**
 * @param dataDir folder of the files; `memory` stores everything in this process
 * @param copyOf a result of `dump`: the database starts as its copy
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
    // Imported only when used, because it is large.
    const pglite = await import('@electric-sql/pglite');
    const { drizzle } = await import('drizzle-orm/pglite');
    const { PGlite } = pglite;
    const client = await PGlite.create({
      startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
      dataDir: memory ? 'memory://' : join(dataDir, 'database'),
      ...(copyOf === undefined ? {} : { loadDataDir: copyOf }),
    });
    await client.exec(`set random_page_cost = ${randomPageCost}`);
    const statements = createStatements(client, pglite);
    const orm = drizzle(client, { logger: { logQuery: noteQuery } });
    return {
      kind: 'pglite',
      orm,
      async query<Row>(text: string, params: readonly Parameter[] = []) {
        noteQuery(text);
        return statements.query<Row>(text, params);
      },
      transaction: <T>(work: (tx: Orm) => Promise<T>) => {
        // Together with the `select 1` below, this counts for `begin` and `commit`.
        noteQuery();
        return orm.transaction(async (tx) => {
          const result = await work(tx);
          // Fails if a statement has failed: a commit would roll back and report success.
          await tx.execute('select 1');
          return result;
        });
      },
      async migrate(folder) {
        const { migrate } = await import('drizzle-orm/pglite/migrator');
        await migrate(orm, { migrationsFolder: folder });
      },
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
