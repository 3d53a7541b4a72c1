import { AsyncLocalStorage } from 'node:async_hooks';

/** What the database was asked for one piece of work: each statement, `begin` and `commit` among them. */
export interface QueryCount {
  queries: number;
}

const counted = new AsyncLocalStorage<QueryCount>();

/** Runs work whose statements are added to a count, those of everything that it waits for included. */
export function countQueries<T>(count: QueryCount, work: () => T): T {
  return counted.run(count, work);
}

/**
 * For the drivers: one more statement is on its way.
 * @param _statement what it says, which is not counted: tests read along
 */
export function noteQuery(_statement?: string): void {
  const count = counted.getStore();
  if (count) count.queries += 1;
}
