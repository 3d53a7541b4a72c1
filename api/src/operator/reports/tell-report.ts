import type { ReportDetails } from '../../modules/reports/reports.repository';
import { counted, plain, sheet } from '../table';

/** A report for people: who, what and why, and below it what there was to see. */
export function tellReport(report: ReportDetails, pictures: readonly string[]): string {
  const { images, messages, ...evidence } = report.evidence;
  return [
    sheet({
      What: report.kind,
      Now: report.subject,
      College: report.college,
      Author: report.author ?? 'nobody can know',
      Reason: report.reason,
      Details: report.details === '' ? null : report.details,
      'Reported by': report.reporter,
      'Reported at': report.createdAt,
      Reporters: report.reporters,
      Decision: report.decision,
      'Decided why': report.decisionReason,
    }),
    ...Object.entries(evidence).map(([name, value]) => evidenceLine(name, value)),
    ...conversation(messages, report.authorId),
    ...pictures.map((address) => `Picture  ${address}`),
    ...keptPictures(report.id, images.length - pictures.length),
  ].join('\n');
}

/** Pictures that no address leads to. */
function keptPictures(id: string, number: number): string[] {
  if (number === 0) return [];
  return [`${counted(number, 'picture')} kept for operators: reports pictures ${id} <folder>`];
}

function evidenceLine(name: string, value: unknown): string {
  return `| ${name}: ${plain(typeof value === 'string' ? value : JSON.stringify(value))}`;
}

/** Who of the two wrote what; the evidence has ids. */
function conversation(messages: unknown, authorId: string | null): string[] {
  if (!Array.isArray(messages)) return [];
  const list: readonly unknown[] = messages;
  return list.map((each) => {
    const { sender_id: sender, message } = each as { sender_id?: unknown; message?: unknown };
    return `| ${sender === authorId ? 'reported' : 'reporter'}: ${plain(String(message))}`;
  });
}
