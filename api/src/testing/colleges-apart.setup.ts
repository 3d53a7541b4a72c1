// Loaded before each test file of the API: what a call asks of a college's table, it asks of that college.
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { AsyncLocalStorage } from 'node:async_hooks';
import type * as QueryCount from '../database/query-count';
import type * as Schema from '../database/schema';

/** Found by a secret or an address, before the college is known. */
const beforeCollege = ['sessions', 'codes'];

/** The name of a college's table. */
const table = once(() => {
  const names = Object.values<unknown>(jest.requireActual<typeof Schema>('../database/schema'))
    .filter((each) => is(each, PgTable))
    .map(getTableConfig)
    .filter(({ columns }) => columns.some(({ name }) => name === 'college_id'))
    .map(({ name }) => name)
    .filter((name) => !beforeCollege.includes(name));
  return new RegExp(`\\b(?:from|join|update|into) "?(?:${names.join('|')})\\b`, 'gi');
});

/** A comparison with a value or another table's, or the first of the columns that are stored. */
const college =
  /college_id"? (?:=|in\b)|using \(college_id|into "?\w+"?(?: as \w+)? \("?college_id/gi;

/** Who signs in or up is looked up by what is unique on the whole site. */
const byUniqueKey =
  /from students (?:where (?:email|mailbox|username_lower)|holder where holder\.mailbox) = \$/g;

/** Whether a statement names the college less often than it names tables of colleges. */
function forgetsCollege(statement: string): boolean {
  const sql = statement.replace(/\s+/g, ' ').replace(byUniqueKey, '');
  return (sql.match(table())?.length ?? 0) > (sql.match(college)?.length ?? 0);
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

const mockInCall = new AsyncLocalStorage<true>();
const mockForgetful = new Set<string>();

jest.mock('../database/query-count', () => {
  const real = jest.requireActual<typeof QueryCount>('../database/query-count');
  const noteQuery: typeof real.noteQuery = (statement = '') => {
    real.noteQuery(statement);
    if (mockInCall.getStore() && forgetsCollege(statement)) mockForgetful.add(statement);
  };
  const countQueries: typeof real.countQueries = (count, work) =>
    mockInCall.run(true, () => real.countQueries(count, work));
  return { ...real, noteQuery, countQueries };
});

afterEach(() => {
  const statements = [...mockForgetful];
  mockForgetful.clear();
  expect(statements).toEqual([]);
});
