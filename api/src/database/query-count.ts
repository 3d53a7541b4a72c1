import { AsyncLocalStorage } from 'node:async_hooks';

/** The statements that the database ran for one piece of work, including `begin` and `commit`. */
export interface QueryCount {
  queries: number;
}

const counted = new AsyncLocalStorage<QueryCount>();

/** Runs work and counts its statements, including those of everything that it awaits. */
export function countQueries<T>(count: QueryCount, work: () => T): T {
  return counted.run(count, work);
}

/**
 * For the drivers: counts one more statement.
 * @param _statement its text, which is not used here: tests read it
 */
export function noteQuery(_statement?: string): void {
  const count = counted.getStore();
  if (count) count.queries += 1;
}
