import { readReport, type ReportDetails } from '../../modules/reports/reports.repository';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';

/** @throws Refusal when there is none */
export async function theReport(
  { database }: Pick<Services, 'database'>,
  wanted: string,
): Promise<ReportDetails> {
  const report = await readReport(database, wanted);
  if (report === undefined) throw new Refusal(`There is no report ${wanted}.`);
  return report;
}
