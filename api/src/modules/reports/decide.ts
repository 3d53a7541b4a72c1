import type { ReportKind } from '@campus/contract';
import { sql, type SQL } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import { subjectTables } from './subjects/subject';

/** `open` reverses an earlier decision: hidden content is shown again, and its reports are pending again. */
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
  /** Reporters who have not been notified of this decision; null for one whose account was deleted. */
  readonly reporterIds: readonly (string | null)[];
  /** The author. Null on a confession or a comment on one: nobody knows their authors. */
  readonly authorId: string | null;
  /**
   * Whether this decision hid or showed the content. False if it already was so, was deleted meanwhile, or a
   * pending report is dismissed: then the author is not notified.
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
 * Decides a report and all other reports of the same content: `hidden` hides it from everybody, `dismissed`
 * and `open` leave it visible or show it again. Its reporters never see it again in any case.
 * @param reportId a valid id
 * @returns undefined if there is no such report
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
  const changed = await rows<{ reporterId: string | null }>(
    tx,
    sql`update reports set decision = ${decision}, decision_reason = ${reason},
        decided_at = ${decidedAt}::timestamptz
      where college_id = ${collegeId} and subject_id = ${subjectId} and decision <> ${decision}
      returning reporter_id as "reporterId"`,
  );
  return { ...reported, reporterIds: changed.map((row) => row.reporterId), hasChanged };
}

/** @returns whether anything changed */
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

/** Locks the post first and its comment second, in the same order as deletion. */
async function lockPost(tx: Orm, reported: Reported): Promise<void> {
  await rows(tx, sql`select 1 from posts where ${postOfComment(reported)} for no key update`);
}

/** A post's comment count includes visible comments only. */
async function count(tx: Orm, reported: Reported, step: SQL): Promise<void> {
  await rows(
    tx,
    sql`update posts set comments_count = comments_count + ${step} where ${postOfComment(reported)}`,
  );
}
