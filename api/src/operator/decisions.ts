import { Refusal } from '@campus/node-tools/refusal';
import { sql } from 'drizzle-orm';
import { type Orm, rows, tables } from '../database/database';
import type { Mail } from '../mail/mails';

interface Decision {
  /** The command of the decision. */
  readonly action: string;
  readonly subjectId: string;
  readonly reason?: string;
  readonly now: Date;
}

/** Records an operator's decision, in the same transaction. */
export async function logDecision(tx: Orm, decision: Decision): Promise<void> {
  const { action, subjectId, reason = '', now } = decision;
  await tx.insert(tables.operatorLog).values({ action, subjectId, reason, createdAt: now });
}

export interface Deciding {
  readonly table: 'college_requests' | 'community_requests';
  readonly id: string;
  readonly decision: 'accepted' | 'refused';
  readonly now: Date;
}

/**
 * Settles an open request once, even if two operators decide at the same time.
 * @throws Refusal if there is no such request or it was already decided
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
  throw new Refusal(known ? `It was already ${known.decision}.` : `There is no request ${id}.`);
}

/** To the requester of a college that was added. */
export function collegeAccepted(college: string, site: string): Mail {
  return letter('Your college is on Campus', [
    `You asked for ${college} to be added. It's here now: everyone with an email address of the college can sign up.`,
    `${site}/signup`,
  ]);
}

/** To the requester of a college that was refused, with the reason. */
export function collegeRefused(college: string, reason: string): Mail {
  return letter('About your request for a college', [
    `You asked for ${college} to be added. We can't add it:`,
    reason,
  ]);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function letter(subject: string, paragraphs: readonly string[]): Mail {
  const all = [...paragraphs, "Campus, your college's own site"];
  const escaped = all.map((text) => text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign));
  return {
    subject,
    text: all.join('\n\n'),
    html: escaped.map((text) => `<p>${text}</p>`).join('\n'),
  };
}
