import { makeFolder } from '@campus/node-tools/make-folder';
import { Refusal } from '@campus/node-tools/refusal';
import { sql } from 'drizzle-orm';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { rows, type Orm } from '../../database/database';
import { isGuarded, mediaAddress, parseFileName } from '../../media/media';
import { createNotification, type NewNotification } from '../../modules/notifications/create';
import { isInSight } from '../../modules/pictures/visibility';
import { decideReport, type Decided, type Decision } from '../../modules/reports/decide';
import {
  listReports,
  readReport,
  type ReportDetails,
} from '../../modules/reports/reports.repository';
import type { Services } from '../../services';
import { command, flag, id, reason, type Terminal, counted, plain, sheet, table } from '../command';
import { logDecision } from '../decisions';

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
 * Decides a report, logs it and notifies the students concerned: all or nothing.
 * @throws Refusal if there is no such report or it was already decided so
 */
async function decide(services: Services, { id, decision, reason }: Deciding) {
  const now = services.clock();
  const pushes = await services.database.transaction(async (tx) => {
    const decided = await decideReport(tx, { reportId: id, decision, reason, now });
    if (decided === undefined) throw new Refusal(`There is no report ${id}.`);
    if (decided.reporterIds.length === 0) {
      throw new Refusal(`The report is already ${decision}.`);
    }
    await logDecision(tx, { action: actions[decision], subjectId: id, reason, now });
    const prepared: (() => void)[] = [];
    for (const each of await notificationsOf(tx, decided, decision)) {
      prepared.push(await createNotification(services, tx, each));
    }
    return prepared;
  });
  for (const push of pushes) push();
  return { report: await theReport(services, id), notified: pushes.length };
}

/** The reporters, unless the report was reopened; the author if the subject was hidden. */
async function notificationsOf(
  tx: Orm,
  decided: Decided,
  decision: Decision,
): Promise<NewNotification[]> {
  if (decision === 'open') return [];
  const { collegeId, subjectId, authorId, hasChanged, reporterIds } = decided;
  const reports = await rows<{ id: string; reporterId: string | null }>(
    tx,
    sql`select id, reporter_id as "reporterId" from reports
      where college_id = ${collegeId} and subject_id = ${subjectId}`,
  );
  const notifications = reports.flatMap(({ id, reporterId: studentId }): NewNotification[] =>
    studentId !== null && reporterIds.includes(studentId)
      ? [{ collegeId, studentId, kind: 'report-decided', subjectId: id }]
      : [],
  );
  if (decision === 'hidden' && hasChanged && authorId !== null) {
    notifications.push({ collegeId, studentId: authorId, kind: 'content-hidden', subjectId });
  }
  return notifications;
}

/** @throws Refusal when there is none */
async function theReport(
  { database }: Pick<Services, 'database'>,
  wanted: string,
): Promise<ReportDetails> {
  const report = await readReport(database, wanted);
  if (report === undefined) throw new Refusal(`There is no report ${wanted}.`);
  return report;
}

const sent = z.object({ files: z.array(z.object({ name: z.string(), base64: z.string() })) });

/** Names of files, with their content while it is sent to the terminal. */
export interface Saved {
  readonly files: readonly { readonly name: string; readonly base64?: string }[];
}

/** Writes the received files into a folder on this machine, readable by this user alone. */
export async function savePictures(
  { id, folder }: { id: string; folder: string },
  { reach }: Terminal,
): Promise<Saved> {
  const { files } = sent.parse(await (await reach()).run('reports pictures', { id, folder }));
  makeFolder(path.resolve(folder), 0o700);
  const written = files.filter(({ name }) => parseFileName(name) !== undefined);
  for (const { name, base64 } of written) {
    await writeFile(path.join(folder, name), Buffer.from(base64, 'base64'), { mode: 0o600 });
  }
  return { files: written.map(({ name }) => ({ name: path.join(folder, name) })) };
}

/** A report as text: who, what and why, and below it the evidence. */
export function reportText(report: ReportDetails, pictures: readonly string[]): string {
  const { images, messages, ...evidence } = report.evidence;
  return [
    sheet({
      What: report.kind,
      Now: report.subject,
      College: report.college,
      Author: report.author ?? 'not shown (a confession or a deleted account)',
      Reason: report.reason,
      Details: report.details === '' ? null : report.details,
      'Reported by': report.reporter ?? 'a deleted account',
      'Reported at': report.createdAt,
      Reporters: report.reporters,
      Decision: report.decision,
      'Decision reason': report.decisionReason,
    }),
    ...Object.entries(evidence).map(([name, value]) => evidenceLine(name, value)),
    ...conversation(messages, report.authorId),
    ...pictures.map((address) => `Picture  ${address}`),
    ...keptPictures(report.id, images.length - pictures.length),
  ].join('\n');
}

/** Pictures without a public address. */
function keptPictures(id: string, number: number): string[] {
  if (number === 0) return [];
  return [`${counted(number, 'picture')} kept for operators: reports pictures ${id} <folder>`];
}

function evidenceLine(name: string, value: unknown): string {
  return `| ${name}: ${plain(typeof value === 'string' ? value : JSON.stringify(value))}`;
}

/** Which of the two wrote what; the evidence contains ids. */
function conversation(messages: unknown, authorId: string | null): string[] {
  if (!Array.isArray(messages)) return [];
  const list: readonly unknown[] = messages;
  return list.map((each) => {
    const { sender_id: sender, message } = each as { sender_id?: unknown; message?: unknown };
    return `| ${sender === authorId ? 'reported' : 'reporter'}: ${plain(String(message))}`;
  });
}

const most = 1000;

const list = command({
  name: 'reports list',
  takes: (it) => it.option('--open').option('--all'),
  description: 'Lists the open reports, or with --all every report.',
  args: z.object({ open: flag, all: flag }),
  run: async ({ database }, { all }) => ({
    reports: await listReports(database, { state: all ? 'all' : 'open', limit: most }),
  }),
  toText: ({ reports }) =>
    table(reports, {
      createdAt: 'At',
      college: 'College',
      kind: 'What',
      reason: 'Reason',
      reporters: 'Reporters',
      decision: 'Decision',
      id: 'Id',
    }),
});

const show = command({
  name: 'reports show',
  takes: (it) => it.argument('<id>'),
  description: 'Shows a report and the reported content, but never the author of a confession.',
  args: z.object({ id }),
  async run(services, { id: wanted }) {
    const report = await theReport(services, wanted);
    const pictures: string[] = [];
    for (const key of report.evidence.images) {
      if (isGuarded(key) || !(await isInSight(services.database, key))) continue;
      pictures.push(`${services.origins.site}${mediaAddress(key, 'full')}`);
    }
    return { report, pictures };
  },
  toText: ({ report, pictures }) => reportText(report, pictures),
});

const pictures = command({
  name: 'reports pictures',
  takes: (it) => it.argument('<id>').argument('<folder>'),
  description:
    'Saves the pictures of a report to a folder, including those without a public address.',
  args: z.object({ id, folder: z.string().min(1) }),
  async run(services, { id: wanted }): Promise<Saved> {
    const { evidence } = await theReport(services, wanted);
    const files = evidence.images.map(async (key) => {
      const bytes = await services.media.read(key, 'full');
      return bytes ? [{ name: `${key}.webp`, base64: bytes.toString('base64') }] : [];
    });
    return { files: (await Promise.all(files)).flat() };
  },
  here: savePictures,
  toText: ({ files }) =>
    [...files.map(({ name }) => name), counted(files.length, 'picture')].join('\n'),
});

const hide = command({
  name: 'reports hide',
  takes: (it) => it.argument('<id>').requiredOption('--reason <text>'),
  description: 'Hides the reported content from everybody; notifies the reporters and the author.',
  args: z.object({ id, reason }),
  run: (services, args) => decide(services, { ...args, decision: 'hidden' }),
  toText: ({ report, notified }) =>
    `The ${report.kind} is ${report.subject}. Notified ${counted(notified, 'student')}.`,
});

const restore = command({
  name: 'reports restore',
  takes: (it) => it.argument('<id>').requiredOption('--reason <text>'),
  description: 'Reverses a decision: hidden content is shown again and the report is open again.',
  args: z.object({ id, reason }),
  run: (services, args) => decide(services, { ...args, decision: 'open' }),
  toText: ({ report }) => `The ${report.kind} is ${report.subject}, and the report is open again.`,
});

const dismiss = command({
  name: 'reports dismiss',
  takes: (it) => it.argument('<id>').requiredOption('--reason <text>'),
  description: 'Leaves the reported content visible; notifies the reporters.',
  args: z.object({ id, reason }),
  run: (services, args) => decide(services, { ...args, decision: 'dismissed' }),
  toText: ({ report, notified }) =>
    `The report is dismissed; the ${report.kind} is ${report.subject}. Notified ${counted(notified, 'student')}.`,
});

export const reportCommands = [list, show, pictures, hide, restore, dismiss];
