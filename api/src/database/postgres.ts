import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import {
  type Driver,
  type Orm,
  type Parameter,
  parsers,
  plannerSettings,
  type Timeouts,
  timeouts as standard,
  type Transaction,
  ConnectionError,
  isRetryable,
  stalePlan,
} from './driver';
import { noteQuery } from './query-count';

/** A connection that is reserved for one piece of work and must not be used afterwards. */
interface Connection {
  query(statement: pg.QueryConfig, params?: unknown[]): Promise<pg.QueryResult>;
}

interface Connections {
  /** @throws ConnectionError if none is available in time, or the connection is lost */
  reserve<T>(work: (connection: Connection) => Promise<T>, options?: Transaction): Promise<T>;
  close(): Promise<void>;
}

type TypeParser = (text: string) => unknown;

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (parsers as Record<number, TypeParser>)[id] ?? pg.types.getTypeParser(id, format ?? 'text'),
};

function openConnections(url: string, timeouts: Timeouts): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'campus',
    options: Object.entries({ TimeZone: 'UTC', ...plannerSettings })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  });
  const lost = new WeakSet<pg.ClientBase>();
  const stale = new WeakSet<pg.ClientBase>();
  pool.on('connect', (client) => {
    // Without a listener, an idle connection that ends would end the process.
    client.on('error', () => lost.add(client)).on('end', () => lost.add(client));
  });
  pool.on('error', () => undefined);

  async function reserve<T>(
    work: (connection: Connection) => Promise<T>,
    { unlimited = false }: Transaction = {},
  ): Promise<T> {
    const client = await pool.connect().catch(explain);
    let ended = false;
    const connection: Connection = {
      async query(statement, params) {
        if (ended) throw new Error('This transaction has ended.');
        noteQuery(statement.text);
        const query = { ...statement, types, query_timeout: unlimited ? 0 : timeouts.answer };
        try {
          return await client.query(query, params);
        } catch (error) {
          if (isSilence(error)) lost.add(client);
          if (isStalePlan(error)) stale.add(client);
          if (lost.has(client)) explain(error);
          throw error;
        }
      },
    };
    try {
      return await work(connection);
    } finally {
      ended = true;
      // The next user of the connection must not find a transaction open.
      const isClean = client.getTransactionStatus() === 'I';
      client.release(!isClean || lost.has(client) || stale.has(client));
    }
  }
  return { reserve, close: () => pool.end() };
}

/** Errors from the server itself keep their code; all others are connection errors. */
function explain(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw error;
  throw new ConnectionError('The connection to the database failed.', { cause: error });
}

/** `timeouts.answer` expired. The driver still waits for the answer, and the error has no code. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** The driver would reuse the same plan for the lifetime of the connection. */
function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === stalePlan;
}

/** Any number that the processes of one site agree on; locked while one of them migrates. */
const migrationLock = 7_264_011;

/** @param directUrl of the same database without a connection pooler, whose sessions change between transactions */
export function openPostgres(url: string, directUrl = url, timeouts: Timeouts = standard): Driver {
  const connections = openConnections(url, timeouts);
  const single: Connection['query'] = (statement, params) =>
    retried(() => connections.reserve((connection) => connection.query(statement, params)));
  const nameOf = statementNames();
  return {
    kind: 'postgres',
    orm: ormOver({ query: single }),
    async query<Row>(text: string, params: readonly Parameter[] = []) {
      return (await single({ name: nameOf(text), text }, [...params])).rows as Row[];
    },
    transaction: (work, options) => retried(() => transact(connections, work, options)),
    migrate: (folder) => migrateAlone(directUrl, folder),
    close: () => connections.close(),
  };
}

/** Drizzle only calls `query` on its client, except in transactions that it would start itself. */
function ormOver(connection: Connection): Orm {
  return drizzle(connection as unknown as pg.Client);
}

function transact<T>(
  connections: Connections,
  work: (tx: Orm) => Promise<T>,
  options: Transaction = {},
): Promise<T> {
  const begin = options.unlimited ? `begin; ${withoutTimeouts}` : 'begin';
  return connections.reserve(async (connection) => {
    await connection.query({ text: begin });
    const result = await work(ormOver(connection)).catch(async (error: unknown) => {
      // If this fails too, the connection is closed, which also rolls back.
      await connection.query({ text: 'rollback' }).catch(() => undefined);
      throw error;
    });
    const { command } = await connection.query({ text: 'commit' });
    if (command !== 'COMMIT') throw new Error('A statement of the transaction had failed.');
    return result;
  }, options);
}

const withoutTimeouts = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  .map((name) => `set local ${name} = 0`)
  .join('; ');

/** Uses its own connection, so that processes which start together migrate one after the other. */
async function migrateAlone(url: string, folder: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'campus migrations',
    connectionTimeoutMillis: standard.connection,
  });
  client.on('error', () => undefined);
  await client.connect().catch(explain);
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** One name per text, so that PostgreSQL parses and plans a hot read once per connection. */
function statementNames(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  };
}

const attempts = 5;

/**
 * Retries work that PostgreSQL undid because of other transactions, such as a deadlock. A lost connection is not
 * retried: the work may have taken effect.
 */
async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
    }
    // Random, so that the colliding transactions do not collide again.
    await wait(Math.random() * 10 * 2 ** attempt);
  }
}
