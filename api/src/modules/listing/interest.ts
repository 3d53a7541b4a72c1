import { interestMessages } from '@campus/contract';
import { sql, type SQL } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import { notFound } from '../../http/errors';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { canBeId } from '../one-row';
import { isShownTo } from '../reports/visibility';

/** The tables that store which students are interested in a listing. */
const interestTables = {
  event: { of: 'events', table: sql`event_interests`, column: sql`event_id` },
  explore: { of: 'explores', table: sql`explore_interests`, column: sql`explore_id` },
} as const;

export type Interesting = keyof typeof interestTables;

interface Wish {
  readonly kind: Interesting;
  readonly id: string;
  readonly isInterested: boolean;
}

/**
 * Stores or withdraws a student's interest, and updates the count in the same transaction. Repeating it
 * changes nothing. The counted row is locked first, so that concurrent calls count one after the other.
 * @returns the count, or undefined if nothing has this id
 */
export async function setInterest(tx: Orm, viewer: Viewer, wish: Wish) {
  const { of: name, table, column } = interestTables[wish.kind];
  const of = sql.raw(name);
  const { collegeId, studentId } = viewer;
  const where = sql`college_id = ${collegeId} and id = ${wish.id}`;
  const locked = await rows(
    tx,
    sql`select 1 from ${of} where ${where} and ${isShownTo(viewer, name)} for no key update`,
  );
  if (locked.length === 0) return undefined;
  const changed = await rows(
    tx,
    wish.isInterested
      ? sql`insert into ${table} (college_id, ${column}, student_id)
          values (${collegeId}, ${wish.id}, ${studentId}) on conflict do nothing returning 1`
      : sql`delete from ${table} where college_id = ${collegeId} and ${column} = ${wish.id}
          and student_id = ${studentId} returning 1`,
  );
  const step = changed.length * (wish.isInterested ? 1 : -1);
  return count(
    tx,
    sql`update ${of} set interested_count = interested_count + ${step}::int
    where ${where} returning interested_count as count`,
  );
}

async function count(tx: Orm, query: SQL): Promise<number> {
  const [row] = await rows<{ count: number }>(tx, query);
  if (row === undefined) throw new Error('What was locked is gone.');
  return row.count;
}

interface Asked {
  readonly viewer: Viewer;
  readonly params: { readonly id: string };
}

/** The two handlers of a listing: show interest and withdraw it. */
export function interestHandlers({ database }: Services, kind: Interesting, missing: string) {
  const handler = (isInterested: boolean) => async (call: Asked) => {
    const { viewer, params } = call;
    if (!canBeId(params.id)) throw notFound(missing);
    const wish = { kind, id: params.id, isInterested };
    const interestedCount = await database.transaction((tx) => setInterest(tx, viewer, wish));
    if (interestedCount === undefined) throw notFound(missing);
    const message = isInterested ? interestMessages.shown : interestMessages.withdrawn;
    return { message, interestedCount, isInterested };
  };
  return { show: handler(true), withdraw: handler(false) };
}
