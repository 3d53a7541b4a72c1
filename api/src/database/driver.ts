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
  query<Row>(text: string, params?: readonly Parameter[]): Promise<Row[]>;
  transaction<T>(work: (tx: Orm) => Promise<T>, options?: Transaction): Promise<T>;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** The embedded database can be copied whole: into a backup, or for the next test. */
export interface EmbeddedDriver extends Driver {
  dump(): Promise<Blob>;
}

const asItIs = (text: string) => text;

/**
 * The drivers disagree about raw values. These make them one: a moment is an ISO 8601 string in UTC,
 * a bigint a number, a day and an interval PostgreSQL's own text, everything else what both do anyway. Keys
 * are PostgreSQL's type numbers.
 */
export const parsers = {
  20: (text: string) => Number(text),
  1082: asItIs,
  1114: (text: string) => new Date(`${text}Z`).toISOString(),
  1184: (text: string) => new Date(text).toISOString(),
  1186: asItIs,
} as const;

/**
 * How long a request may wait on PostgreSQL, in milliseconds. Whichever runs out is answered with 503. Work
 * that is long by its nature (a backup, a restore, the seed) says so with `unlimited`, and migrations have a
 * connection without them. A DATABASE_URL can set its own: `?statement_timeout=30000`.
 */
export const timeouts = {
  /** For a connection: a new one, or one of the pool that others are using. */
  connection: 10_000,
  /** For one lock. */
  lock: 5_000,
  statement: 10_000,
  /** Between two statements of one transaction; PostgreSQL ends the connection and rolls back. */
  idleInTransaction: 10_000,
  /** For an answer, whatever PostgreSQL does: the network or the server may be silent. */
  answer: 15_000,
} as const;

export type Timeouts = Readonly<Record<keyof typeof timeouts, number>>;

/**
 * What reading a page out of order costs beside one in order. PostgreSQL's own 4 is a turning disk's; with it, 200 rows
 * are looked for by reading all of a table.
 */
export const randomPageCost = 1.1;
