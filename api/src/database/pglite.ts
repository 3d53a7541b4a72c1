import { lockDataDir } from '@campus/node-tools/file-lock';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { randomPageCost, type EmbeddedDriver, type Orm, type Parameter } from './driver';
import { createStatements } from './pglite-statements';
import { noteQuery } from './query-count';

/** PostgreSQL's own 128 MB would be half of the process; the system keeps what is read from the files as well. */
const sharedBuffers = '32MB';

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
    // Only where it is used: it is large.
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
        // With the last statement, as many as `begin` and `commit` are.
        noteQuery();
        return orm.transaction(async (tx) => {
          const result = await work(tx);
          // Fails where a statement had failed: a commit would roll back and call it done.
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
