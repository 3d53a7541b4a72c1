import type { ReportKind } from '@campus/contract';
import { sql, type SQL } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import { subjectTables } from './subjects/subject';

/** `open` takes an earlier decision back: what was hidden is shown again, and the reports wait once more. */
export type Decision = 'hidden' | 'dismissed' | 'open';

export interface Deciding {
  readonly reportId: string;
  readonly decision: Decision;
  /** For the operators' log and the notified students; may be empty. */
  readonly reason: string;
  readonly now: Date;
}

/** The outcome of a decision, and whom to notify. */
export interface Decided {
  readonly collegeId: string;
  readonly kind: ReportKind;
  readonly subjectId: string;
  /** Reporters who have not been notified of this decision. */
  readonly reporterIds: readonly string[];
  /** Whose it is. Null on a confession or a comment on one: their authors are known to nobody. */
  readonly authorId: string | null;
  /**
   * Whether the thing was hidden or shown again just now. False where it was so before, where it was
   * deleted meanwhile, and where a report that waits is dismissed: then the author is not notified.
   */
  readonly hasChanged: boolean;
}

interface Reported {
  readonly collegeId: string;
  readonly kind: ReportKind;
  readonly subjectId: string;
  readonly authorId: string | null;
}

/**
 * Decides a report, and with it every report of the same thing: `hidden` takes the thing out of
 * everybody's sight, `dismissed` and `open` leave it there or put it back. Whoever reported it does not see
 * it again in any case.
 * @param reportId one that can be an id
 * @returns undefined where there is no such report
 */
export async function decideReport(tx: Orm, deciding: Deciding): Promise<Decided | undefined> {
  const { reportId, decision, reason, now } = deciding;
  const [reported] = await rows<Reported>(
    tx,
    sql`select college_id as "collegeId", kind, subject_id as "subjectId", author_id as "authorId"
      from reports where id = ${reportId}`,
  );
  if (reported === undefined) return undefined;
  const { collegeId, subjectId } = reported;
  const hasChanged = await setHidden(tx, reported, decision === 'hidden' ? now : null);
  const decidedAt = decision === 'open' ? null : now.toISOString();
  const changed = await rows<{ reporterId: string }>(
    tx,
    sql`update reports set decision = ${decision}, decision_reason = ${reason},
        decided_at = ${decidedAt}::timestamptz
      where college_id = ${collegeId} and subject_id = ${subjectId} and decision <> ${decision}
      returning reporter_id as "reporterId"`,
  );
  return { ...reported, reporterIds: changed.map((row) => row.reporterId), hasChanged };
}

/** @returns whether that changed anything */
async function setHidden(tx: Orm, reported: Reported, hiddenAt: Date | null): Promise<boolean> {
  const { collegeId, kind, subjectId } = reported;
  const { table, id } = subjectTables[kind];
  const at = hiddenAt?.toISOString() ?? null;
  if (kind === 'comment') await lockPost(tx, reported);
  const changed = await rows(
    tx,
    sql`update ${sql.raw(table)} set hidden_at = ${at}::timestamptz
      where college_id = ${collegeId} and ${sql.raw(id)} = ${subjectId}
        and (hidden_at is null) = ${hiddenAt !== null}::boolean
      returning 1`,
  );
  if (changed.length === 0) return false;
  if (kind === 'comment') await count(tx, reported, hiddenAt === null ? sql`1` : sql`-1`);
  return true;
}

const postOfComment = ({ collegeId, subjectId }: Reported) =>
  sql`college_id = ${collegeId} and id = (select post_id from comments
    where college_id = ${collegeId} and id = ${subjectId})`;

/** The post first and its comment second: the order in which deletion locks them. */
async function lockPost(tx: Orm, reported: Reported): Promise<void> {
  await rows(tx, sql`select 1 from posts where ${postOfComment(reported)} for no key update`);
}

/** A post counts the comments that can be seen. */
async function count(tx: Orm, reported: Reported, step: SQL): Promise<void> {
  await rows(
    tx,
    sql`update posts set comments_count = comments_count + ${step} where ${postOfComment(reported)}`,
  );
}
