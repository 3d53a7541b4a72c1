import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { explain, openConnections, type Connection, type Connections } from './connections';
import {
  timeouts as standard,
  type Driver,
  type Orm,
  type Parameter,
  type Timeouts,
  type Transaction,
} from './driver';
import { isRetryable } from './errors';

/** Any number that the processes of one site agree on; held while one of them migrates. */
const migrationLock = 7_264_011;

export function openPostgres(url: string, timeouts: Timeouts = standard): Driver {
  const connections = openConnections(url, timeouts);
  const single: Connection['query'] = (statement, params) =>
    retried(() => connections.reserve((connection) => connection.query(statement, params)));
  const nameOf = statementNames();
  return {
    kind: 'postgres',
    orm: ormOver({ query: single }),
    async query<Row>(text: string, params: readonly Parameter[]) {
      return (await single({ name: nameOf(text), text }, [...params])).rows as Row[];
    },
    transaction: (work, options) => retried(() => transact(connections, work, options)),
    migrate: (folder) => migrateAlone(url, folder),
    close: () => connections.close(),
  };
}

/** Drizzle asks nothing of its client but `query`, outside of the transactions that it would make itself. */
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
      // Where this fails too, the connection is closed, which rolls back as well.
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

/** On a connection of its own, so that processes which start together migrate one after the other. */
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

/** A name per text, so that PostgreSQL parses and plans a hot read once per connection. */
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
 * Tries again what PostgreSQL undid because of others, such as a deadlock. A lost connection is no reason: what
 * was being done may have taken effect.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
    }
    // Random, so that those who collided do not meet again.
    await wait(Math.random() * 10 * 2 ** attempt);
  }
}
