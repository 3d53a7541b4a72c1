import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import { notify, type Told } from '../../modules/notifications/create';
import { decideReport, type Decided, type Decision } from '../../modules/reports/decide';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { logDecision } from '../decisions';
import { theReport } from './report-commands';

interface Deciding {
  readonly id: string;
  readonly decision: Decision;
  readonly reason: string;
}

const actions: Readonly<Record<Decision, string>> = {
  hidden: 'reports hide',
  dismissed: 'reports dismiss',
  open: 'reports restore',
};

/**
 * Decides a report, writes it down and tells whom it concerns: all of it or nothing.
 * @throws Refusal when there is no such report or it was decided so before
 */
export async function decide(services: Services, { id, decision, reason }: Deciding) {
  const now = services.clock();
  const tell = await services.database.transaction(async (tx) => {
    const decided = await decideReport(tx, { reportId: id, decision, reason, now });
    if (decided === undefined) throw new Refusal(`There is no report ${id}.`);
    if (decided.reporterIds.length === 0) {
      throw new Refusal(`The report is ${decision === 'open' ? 'open' : `${decision} already`}.`);
    }
    await logDecision(tx, { action: actions[decision], subjectId: id, reason, now });
    const told: (() => void)[] = [];
    for (const each of await whomToTell(tx, decided, decision)) {
      told.push(await notify(services, tx, each));
    }
    return told;
  });
  for (const each of tell) each();
  return { report: await theReport(services, id), told: tell.length };
}

/** Reporters of every decision but one that was taken back; the author when the thing was hidden. */
async function whomToTell(tx: Orm, decided: Decided, decision: Decision): Promise<Told[]> {
  if (decision === 'open') return [];
  const { collegeId, subjectId, authorId, hasChanged, reporterIds } = decided;
  const reports = await rows<{ id: string; reporterId: string }>(
    tx,
    sql`select id, reporter_id as "reporterId" from reports
      where college_id = ${collegeId} and subject_id = ${subjectId}`,
  );
  const told: Told[] = reports
    .filter(({ reporterId }) => reporterIds.includes(reporterId))
    .map(({ id, reporterId: studentId }) => {
      return { collegeId, studentId, kind: 'report-decided', subjectId: id };
    });
  if (decision === 'hidden' && hasChanged && authorId !== null) {
    told.push({ collegeId, studentId: authorId, kind: 'content-hidden', subjectId });
  }
  return told;
}
