import type { SQL } from 'drizzle-orm';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from '@campus/node-tools/refusal';
import { workspaceFolder } from '@campus/node-tools/workspace-folder';
import type { Driver, Orm, Parameter, Transaction } from './driver';
import { isRefused, isUnavailable, reasonOf } from './driver';
import { openPglite } from './pglite';
import { openPostgres } from './postgres';

export const migrationsFolder = (): string => workspaceFolder('api/migrations');

export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Drizzle, for ordinary queries. */
  readonly orm: Orm;
  /** Plain prepared SQL with `$1`, for hot reads. Moments come back as ISO strings. */
  query<Row>(text: string, params?: readonly Parameter[]): Promise<Row[]>;
  /**
   * All queries inside must use `tx`: the embedded database has one connection, and a query beside an open
   * transaction would wait for it for ever. No slow work belongs in here, and nothing that cannot be undone:
   * after a deadlock `work` runs again, so mails and events must wait for the commit.
   */
  transaction<T>(work: (tx: Orm) => Promise<T>, options?: Transaction): Promise<T>;
  close(): Promise<void>;
}

export interface Where {
  readonly databaseUrl: string | undefined;
  /** For migrations, if `databaseUrl` is that of a connection pooler. */
  readonly databaseDirectUrl?: string | undefined;
  /** A folder, or `memory` in tests. */
  readonly dataDir: string;
  /** The content of a new embedded database. */
  readonly copyOf?: Blob;
}

/**
 * Opens the database and migrates its tables.
 * @throws Refusal if the folder is in use, or the server does not answer
 */
export async function openDatabase(where: Where): Promise<Database> {
  const driver =
    where.databaseUrl === undefined
      ? await openPglite(where.dataDir, where.copyOf)
      : openPostgres(where.databaseUrl, where.databaseDirectUrl);
  try {
    await driver.migrate(migrationsFolder());
  } catch (error) {
    await driver.close();
    if (isRefused(error)) {
      throw new Refusal(`DATABASE_URL points to a server that refuses it: ${reasonOf(error)}.`);
    }
    if (!isUnavailable(error)) throw error;
    throw new Refusal('DATABASE_URL points to a database that does not answer.');
  }
  return driver.kind === 'pglite' ? guarded(driver) : driver;
}

/**
 * Turns the endless wait of a query beside an open transaction into an error with a reason. PostgreSQL would answer it
 * on another connection, so it has no guard, which slows every promise.
 */
function guarded(driver: Driver): Database {
  const inside = new AsyncLocalStorage<true>();
  const outside = () => {
    if (inside.getStore()) throw new Error('Inside a transaction every query goes through its tx.');
    return driver;
  };
  return {
    kind: driver.kind,
    get orm() {
      return outside().orm;
    },
    query: (text, params = []) => outside().query(text, params),
    transaction: (work, options) =>
      outside().transaction((tx) => inside.run(true, () => work(tx)), options),
    close: () => driver.close(),
  };
}

/** Raw SQL through Drizzle, for use in transactions; add SQL casts where the drivers return different types. */
export async function rows<Row>(orm: Orm, statement: SQL): Promise<Row[]> {
  const result: unknown = await orm.execute(statement);
  return (Array.isArray(result) ? Array.from(result) : (result as { rows: Row[] }).rows) as Row[];
}

export { databaseProblem, isTaken, isUnavailable } from './driver';
export * as tables from './schema';
export type { Orm, Parameter } from './driver';
