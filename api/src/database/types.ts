import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema';

/** Drizzle over either driver; inside a transaction, the transaction. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What a raw query takes. A list goes to `= any($1::uuid[])`. */
export type Parameter = string | number | boolean | Date | null | readonly string[] | Uint8Array;

/** One of the two places where the rows live, behind the same SQL. */
export interface Driver {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  query<Row>(text: string, params: readonly Parameter[]): Promise<Row[]>;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** The embedded database can be copied whole: into a backup, or for the next test. */
export interface EmbeddedDriver extends Driver {
  dump(): Promise<Blob>;
}
