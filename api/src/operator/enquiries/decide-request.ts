import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database';
import { Refusal } from '../../refusal';

export interface Deciding {
  readonly table: 'college_requests' | 'community_requests';
  readonly id: string;
  readonly decision: 'accepted' | 'refused';
  readonly now: Date;
}

/**
 * Settles a request that is still open, once, whoever else decides at the same time.
 * @throws Refusal when there is no such request or it was decided before
 */
export async function decideRequest(tx: Orm, deciding: Deciding): Promise<void> {
  const { id, decision, now } = deciding;
  const table = sql.raw(deciding.table);
  const changed = await rows(
    tx,
    sql`update ${table} set decision = ${decision}, decided_at = ${now.toISOString()}::timestamptz
      where id = ${id} and decision = 'pending' returning id`,
  );
  if (changed.length > 0) return;
  const [known] = await rows<{ decision: string }>(
    tx,
    sql`select decision from ${table} where id = ${id}`,
  );
  throw new Refusal(known ? `It was ${known.decision} before.` : `There is no request ${id}.`);
}
