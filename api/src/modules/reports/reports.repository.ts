import type { ReportKind } from '@campus/contract';
import { and, isNull, lt } from 'drizzle-orm';
import { later } from '../../clock';
import { tables, type Database, type Orm, type Parameter } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';
import type { Decision } from './decide';
import { subjectTables, type Evidence } from './subjects/subject';

interface NewReport {
  readonly kind: ReportKind;
  readonly subjectId: string;
  readonly authorId: string | null;
  readonly reason: string;
  readonly details: string;
  readonly evidence: Evidence;
  readonly now: Date;
}

/** @returns false if the student has already reported it */
export async function insertReport(
  tx: Orm,
  { collegeId, studentId: reporterId }: Viewer,
  { now: createdAt, ...report }: NewReport,
): Promise<boolean> {
  const made = await tx
    .insert(tables.reports)
    .values({ collegeId, reporterId, ...report, createdAt })
    .onConflictDoNothing()
    .returning({ id: tables.reports.id });
  return made.length > 0;
}

/** Seconds for which a decision can be reversed after the accounts of reporter and author are gone. */
const reversibleFor = 90 * 24 * 3600;

/** Deletes decided reports that no account leads to any more, as no deletion of an account would. */
export async function deleteOrphanedReports(orm: Orm, now: Date): Promise<void> {
  const { authorId, decidedAt, reporterId } = tables.reports;
  const isOrphaned = and(isNull(reporterId), isNull(authorId));
  await orm
    .delete(tables.reports)
    .where(and(isOrphaned, lt(decidedAt, later(now, -reversibleFor))));
}

/** A report in the operators' list. Times are ISO 8601. */
interface ReportLine {
  readonly id: string;
  readonly collegeId: string;
  readonly college: string;
  readonly kind: ReportKind;
  readonly subjectId: string;
  readonly reason: string;
  readonly decision: Decision;
  readonly createdAt: string;
  /** The number of students who have reported the same content, including this one. */
  readonly reporters: number;
}

const lineColumns = `r.id, r.college_id as "collegeId", c.name as college, r.kind,
  r.subject_id as "subjectId", r.reason, r.decision, r.created_at as "createdAt",
  (select count(*)::int from reports o where o.college_id = r.college_id
    and o.subject_id = r.subject_id) as reporters`;

interface Listing {
  readonly state: Decision | 'all';
  readonly limit: number;
}

/** For the operators: reports of all colleges, newest first. */
export async function listReports(
  database: Database,
  { state, limit }: Listing,
): Promise<ReportLine[]> {
  const params: Parameter[] = [limit];
  const where = state === 'all' ? '' : `where r.decision = $${params.push(state)}`;
  return database.query<ReportLine>(
    `select ${lineColumns} from reports r join colleges c on c.id = r.college_id ${where}
     order by r.created_at desc, r.id limit $1::int`,
    params,
  );
}

/** A report with its context, for the operators to read before they decide. */
export interface ReportDetails extends ReportLine {
  readonly details: string;
  /** The reporter and their username; both null if their account was deleted. */
  readonly reporterId: string | null;
  readonly reporter: string | null;
  /** The author; both null on a confession or a comment on one, or if their account was deleted. */
  readonly authorId: string | null;
  readonly author: string | null;
  /** The content at the time of the report. */
  readonly evidence: Evidence;
  /** The current state of the content. */
  readonly subject: 'shown' | 'hidden' | 'deleted';
  readonly decisionReason: string | null;
  readonly decidedAt: string | null;
}

/** For the operators. @returns undefined if there is no such report */
export async function readReport(
  database: Database,
  id: string,
): Promise<ReportDetails | undefined> {
  if (!canBeId(id)) return undefined;
  const [row] = await database.query<Omit<ReportDetails, 'subject'>>(
    `select ${lineColumns}, r.details, r.reporter_id as "reporterId", s.username as reporter,
       r.author_id as "authorId", a.username as author, r.evidence,
       r.decision_reason as "decisionReason", r.decided_at as "decidedAt"
     from reports r
     join colleges c on c.id = r.college_id
     left join students s on s.college_id = r.college_id and s.id = r.reporter_id
     left join students a on a.college_id = r.college_id and a.id = r.author_id
     where r.id = $1`,
    [id],
  );
  if (row === undefined) return undefined;
  // The earliest reports stored no pictures.
  const evidence = { ...row.evidence, images: row.evidence.images ?? [] };
  return { ...row, evidence, subject: await stateOf(database, row) };
}

async function stateOf(
  database: Database,
  { collegeId, kind, subjectId }: Pick<ReportLine, 'collegeId' | 'kind' | 'subjectId'>,
): Promise<ReportDetails['subject']> {
  const { table, id } = subjectTables[kind];
  const [row] = await database.query<{ hidden: boolean }>(
    `select hidden_at is not null as hidden from ${table} where college_id = $1 and ${id} = $2`,
    [collegeId, subjectId],
  );
  if (row === undefined) return 'deleted';
  return row.hidden ? 'hidden' : 'shown';
}
