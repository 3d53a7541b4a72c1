import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Drizzle over either driver; inside a transaction, the transaction. Transactions begin at `Database` alone,
 * which knows what to do when one fails.
 */
export type Orm = Omit<PgDatabase<PgQueryResultHKT>, 'transaction' | 'query'>;

/** What a raw query takes. A list goes to `= any($1::uuid[])`. */
export type Parameter = string | number | boolean | Date | null | readonly string[] | Uint8Array;

export interface Transaction {
  /** For what is long by its nature: no timeout of PostgreSQL cuts it. Never for a request. */
  readonly unlimited?: boolean;
}

/** One of the two places where the rows live, behind the same SQL. */
export interface Driver {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  query<Row>(text: string, params: readonly Parameter[]): Promise<Row[]>;
  transaction<T>(work: (tx: Orm) => Promise<T>, options?: Transaction): Promise<T>;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** The embedded database can be copied whole: into a backup, or for the next test. */
export interface EmbeddedDriver extends Driver {
  dump(): Promise<Blob>;
}
