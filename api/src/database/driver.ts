import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Drizzle over either driver; inside a transaction, the transaction. Only `Database` starts transactions,
 * because it handles their failures.
 */
export type Orm = Omit<PgDatabase<PgQueryResultHKT>, 'transaction' | 'query'>;

/** A parameter of a raw query. A list goes to `= any($1::uuid[])`. */
export type Parameter = string | number | boolean | Date | null | readonly string[] | Uint8Array;

export interface Transaction {
  /** For long work: no timeout of PostgreSQL interrupts it. Never for a request. */
  readonly unlimited?: boolean;
}

/** One of the two databases that can store the rows, behind the same SQL. */
export interface Driver {
  readonly kind: 'pglite' | 'postgres';
  readonly orm: Orm;
  query<Row>(text: string, params?: readonly Parameter[]): Promise<Row[]>;
  transaction<T>(work: (tx: Orm) => Promise<T>, options?: Transaction): Promise<T>;
  migrate(folder: string): Promise<void>;
  close(): Promise<void>;
}

/** The embedded database can be copied as a whole: into a backup, or for the next test. */
export interface EmbeddedDriver extends Driver {
  dump(): Promise<Blob>;
}

const asItIs = (text: string) => text;

/**
 * The drivers return raw values differently. These parsers unify them: a moment is an ISO 8601 string in UTC,
 * a bigint a number, a day and an interval PostgreSQL's own text, everything else what both return anyway. Keys
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
 * How long a request may wait for PostgreSQL, in milliseconds. Any timeout is answered with 503. Work that
 * takes long (a backup, a restore, the seed) uses `unlimited`, and migrations have a connection without
 * timeouts. A DATABASE_URL can set its own: `?statement_timeout=30000`.
 */
export const timeouts = {
  /** For a connection: a new one, or one from the pool that others are using. */
  connection: 10_000,
  /** For one lock. */
  lock: 5_000,
  statement: 10_000,
  /** Between two statements of one transaction; PostgreSQL ends the connection and rolls back. */
  idleInTransaction: 10_000,
  /** For an answer, whatever PostgreSQL does: the network or the server may not respond. */
  answer: 15_000,
} as const;

export type Timeouts = Readonly<Record<keyof typeof timeouts, number>>;

/**
 * Settings of PostgreSQL's planner, also in docker/pgbouncer.ini. Its own are for spinning disks and reports: a
 * lookup of 200 rows would scan the whole table, and a list that might need many rows would start two processes or
 * compile its plan, which takes longer than the list.
 */
export const plannerSettings = {
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
} as const;

interface DatabaseProblem {
  readonly code: string;
  readonly constraint: string | undefined;
}

/** PostgreSQL's code and constraint of an error, for either driver and however it is wrapped. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as Error & Record<string, unknown>;
    if (typeof code === 'string') {
      return { code, constraint: typeof constraint === 'string' ? constraint : undefined };
    }
  }
  return undefined;
}

/** Whether a write was refused because this unique index already contains the value. */
export function isTaken(error: unknown, constraint: string): boolean {
  const problem = databaseProblem(error);
  return problem?.code === '23505' && problem.constraint === constraint;
}

/** No connection was available, or the one in use was lost; the statement may or may not have taken effect. */
export class ConnectionError extends Error {
  readonly code = 'CONNECTION_FAILED';
}

/** A named statement whose plan no longer fits its tables, because of a migration in the meantime. */
export const stalePlan = '0A000';

/** Certainly undone, and likely to succeed when retried: a serialisation failure, a deadlock, an outdated plan. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01', stalePlan].includes(databaseProblem(error)?.code ?? '');
}

/** The server does not let this user in, has no such database, or does not let the user create tables in it. */
export const isRefused = (error: unknown): boolean =>
  /^(28|3D|42501)/.test(databaseProblem(error)?.code ?? '');

/** In PostgreSQL's own words, which contain no password. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

const connectionCodes = new Set(['CONNECTION_FAILED', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT']);

/** One of `timeouts` expired: for a lock, a statement, or between two statements. */
const timeoutCodes = new Set(['55P03', '57014', '25P03']);

/** The database is unreachable, starting, stopping, full or too busy; the request is not at fault. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseProblem(error)?.code ?? '';
  if (connectionCodes.has(code) || timeoutCodes.has(code)) return true;
  return /^(08|40|53|57P0)/.test(code);
}
