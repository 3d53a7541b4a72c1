import pg from 'pg';
import { parsers, type Timeouts, type Transaction } from './driver';
import { ConnectionError, stalePlan } from './errors';

/** A connection that is reserved for one piece of work, and is of no use once that has ended. */
export interface Connection {
  query(statement: pg.QueryConfig, params?: unknown[]): Promise<pg.QueryResult>;
}

export interface Connections {
  /** @throws ConnectionError where none can be had in time, or the one that was had is lost */
  reserve<T>(work: (connection: Connection) => Promise<T>, options?: Transaction): Promise<T>;
  close(): Promise<void>;
}

type TypeParser = (text: string) => unknown;

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (parsers as Record<number, TypeParser>)[id] ?? pg.types.getTypeParser(id, format ?? 'text'),
};

export function openConnections(url: string, timeouts: Timeouts): Connections {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'campus',
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    lock_timeout: timeouts.lock,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
  });
  const lost = new WeakSet<pg.ClientBase>();
  const stale = new WeakSet<pg.ClientBase>();
  pool.on('connect', (client) => {
    // Without a listener, a connection that ends while nothing is asked of it would end the process.
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
      // Whoever comes next must not find a transaction open.
      const isClean = client.getTransactionStatus() === 'I';
      client.release(!isClean || lost.has(client) || stale.has(client));
    }
  }
  return { reserve, close: () => pool.end() };
}

/** What the server itself says keeps its code; everything else is about the connection. */
export function explain(error: unknown): never {
  if (error instanceof pg.DatabaseError) throw error;
  throw new ConnectionError('The connection to the database failed.', { cause: error });
}

/** `timeouts.answer` ran out. The driver goes on waiting for the answer, and the error has no code. */
function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** The driver would use the same plan for as long as the connection lives. */
function isStalePlan(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === stalePlan;
}
