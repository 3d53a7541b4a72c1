import { join, resolve } from 'node:path';
import type * as Pglite from '@electric-sql/pglite';
import { lockDataDir } from '@campus/node-tools/file-lock';
import { makeFolder } from '@campus/node-tools/make-folder';
import {
  parsers,
  plannerSettings,
  type EmbeddedDriver,
  type Orm,
  type Parameter,
  databaseProblem,
  stalePlan,
} from './driver';
import { noteQuery } from './query-count';

interface Prepared {
  readonly name: string;
  /** PostgreSQL's type numbers of its parameters. */
  readonly types: readonly number[];
}

type Package = Pick<typeof Pglite, 'parse' | 'protocol'>;

/** The number of cached statements; varying texts must not fill the database's memory. */
const most = 500;

/**
 * Statements that are parsed and planned once instead of with every query, because in the embedded database this costs
 * more than running them. They are sent as one message instead of six.
 */
function createStatements(client: Pglite.PGlite, { parse, protocol }: Package) {
  const { serialize } = protocol;
  // After an error, the messages up to this one are skipped.
  const sync = serialize.sync();
  const known = new Map<string, Prepared>();
  let made = 0;

  async function prepare(text: string): Promise<Prepared> {
    const name = `campus_${(made += 1)}`;
    const asked = [serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), sync];
    const { messages } = await client.execProtocol(Buffer.concat(asked));
    const statement = { name, types: parse.parseDescribeStatementResults(messages) };
    known.set(text, statement);
    if (known.size > most) await dropOldest();
    return statement;
  }

  async function dropOldest(): Promise<void> {
    const [oldest] = known;
    if (!oldest) return;
    const [text, { name }] = oldest;
    known.delete(text);
    await client.execProtocol(Buffer.concat([serialize.close({ type: 'S', name }), sync]));
  }

  async function run<Row>(text: string, params: readonly Parameter[]): Promise<Row[]> {
    const { name, types } = known.get(text) ?? (await prepare(text));
    const values = params.map((value, at) => {
      if (value === null) return null;
      return client.serializers[types[at] ?? 0]?.(value) ?? String(value);
    });
    const bind = serialize.bind({ statement: name, values });
    const asked = [bind, serialize.describe({ type: 'P' }), serialize.execute(), sync];
    const { messages } = await client.execProtocol(Buffer.concat(asked));
    const [result] = parse.parseResults(messages, client.parsers, { parsers });
    return (result?.rows ?? []) as Row[];
  }

  /** A restore or a migration may have changed the result columns of a statement. */
  async function runAnew<Row>(text: string, params: readonly Parameter[]): Promise<Row[]> {
    try {
      return await run<Row>(text, params);
    } catch (error) {
      if (databaseProblem(error)?.code !== stalePlan) throw error;
      known.delete(text);
      return run<Row>(text, params);
    }
  }

  return {
    /** Waits for an open transaction, as every query does. */
    async query<Row>(text: string, params: readonly Parameter[]): Promise<Row[]> {
      await client.waitReady;
      return client._runExclusiveTransaction(() =>
        client.runExclusive(() => runAnew<Row>(text, params)),
      );
    },
  };
}

/** Milliseconds of statements in a row before everything else gets a turn. */
const mostAtOnceMs = 10;

/**
 * The embedded database calculates a statement in this process and answers in a microtask: a long row of them, such as
 * the seed's, would let neither a call nor a signal through.
 */
function yieldToEventLoop(client: Pglite.PGlite): void {
  // Undefined again as soon as the event loop turns.
  let since: number | undefined;
  const turn = async () => {
    if (since === undefined) {
      since = performance.now();
      setImmediate(() => (since = undefined));
    } else if (performance.now() - since > mostAtOnceMs) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  const execute = client.execProtocol.bind(client);
  client.execProtocol = (...asked) => turn().then(() => execute(...asked));
  // Drizzle's queries, and all of a transaction.
  const stream = client.execProtocolStream.bind(client);
  client.execProtocolStream = (...asked) => turn().then(() => stream(...asked));
}

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
  if (!memory) makeFolder(resolve(dataDir));
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
    yieldToEventLoop(client);
    const settings = Object.entries(plannerSettings);
    await client.exec(settings.map(([name, value]) => `set ${name} = ${value}`).join('; '));
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
