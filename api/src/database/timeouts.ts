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
