import type { Database } from '../database/database';
import { forbidden, orNotFound } from '../http/errors';
import type { Viewer } from '../http/viewer';
import { isShown } from './reports/visibility';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Clients may send any text as an id; invalid ones are not worth a query. */
export function canBeId(id: string): boolean {
  return uuid.test(id);
}

export type Find<Row> = (
  database: Database,
  viewer: Viewer,
  id: string,
) => Promise<Row | undefined>;

/**
 * Finds a row of a table by its id, if the student may see it.
 * @param hydrate fills in a page of ids; `$1` is the college, `$2` the student
 */
export function findShown<Row>(
  { table, author }: { readonly table: string; readonly author: string },
  hydrate: (page: string, order: string) => string,
): Find<Row> {
  const page = `select id from ${table} where college_id = $1 and id = $3 and ${isShown(table, author)}`;
  const text = hydrate(page, 'page.id');
  return async (database, { collegeId, studentId }, id) => {
    if (!canBeId(id)) return undefined;
    return (await database.query<Row>(text, [collegeId, studentId, id]))[0];
  };
}

interface Access<Row> {
  readonly find: Find<Row>;
  /** Whether the row is the student's own. */
  isOwn(row: Row): boolean;
  readonly messages: { readonly missing: string; readonly notYours: string };
}

/** Every student of the college may read a listing; only its author may change it. */
export function accessTo<Row>({ find, isOwn, messages }: Access<Row>) {
  /** @throws ApiError 404 */
  async function readable(database: Database, viewer: Viewer, id: string): Promise<Row> {
    return orNotFound(await find(database, viewer, id), messages.missing);
  }
  /** @throws ApiError 404, 403 */
  async function changeable(database: Database, viewer: Viewer, id: string): Promise<Row> {
    const row = await readable(database, viewer, id);
    if (!isOwn(row)) throw forbidden(messages.notYours);
    return row;
  }
  return { readable, changeable };
}
