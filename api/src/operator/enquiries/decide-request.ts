import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import type { Mail } from '../../mail/mails';
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

/** To whoever asked for a college that is there now. */
export function collegeAccepted(college: string, site: string): Mail {
  return letter('Your college is on Campus', [
    `You asked for ${college} to be added. It is there now: everybody with an address of the college can sign up.`,
    `${site}/signup`,
  ]);
}

/** To whoever asked for a college that is not going to be added, and why. */
export function collegeRefused(college: string, reason: string): Mail {
  return letter('About your request for a college', [
    `You asked for ${college} to be added. We cannot add it:`,
    reason,
  ]);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function letter(subject: string, paragraphs: readonly string[]): Mail {
  const all = [...paragraphs, 'Campus, the site of your college'];
  const escaped = all.map((text) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign));
  return {
    subject,
    text: all.join('\n\n'),
    html: escaped.map((text) => `<p>${text}</p>`).join('\n'),
  };
}
