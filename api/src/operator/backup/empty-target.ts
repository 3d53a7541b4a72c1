import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database';
import type { MediaStore } from '../../media/store';
import { Refusal } from '../../refusal';
import { counted } from '../table';
import { keptTables } from './kept-tables';

/** @throws Refusal when a table has rows */
export async function refuseFilledDatabase(orm: Orm): Promise<void> {
  // Students say most about what is there.
  for (const table of ['students', ...keptTables]) {
    const [found = { count: 0 }] = await rows<{ count: number }>(
      orm,
      sql`select count(*)::int as count from ${sql.identifier(table)}`,
    );
    if (found.count === 0) continue;
    throw new Refusal(
      `The database is not empty (${counted(found.count, 'row')} in ${table}): a backup is restored into an empty one.`,
    );
  }
}

/** Files of the same backup may be there: an earlier try was cut short. @throws Refusal at any other */
export async function refuseFilledMedia(
  store: MediaStore,
  own: ReadonlySet<string>,
): Promise<void> {
  for await (const name of store.olderThan(new Date(8.64e15))) {
    if (own.has(`media/${name}`)) continue;
    throw new Refusal('There are pictures of another site: a backup is restored where none are.');
  }
}
