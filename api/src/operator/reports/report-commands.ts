import * as z from 'zod';
import { listReports } from '../../modules/reports/reports.repository';
import { mediaAddress, isGuarded } from '../../media/keys';
import { isInSight } from '../../modules/pictures/pictures-in-sight';
import { command } from '../command';
import { flag, id, reason } from '../fields';
import { counted, table } from '../table';
import { decide } from './decide';
import { savePictures, type Saved } from './save-pictures';
import { tellReport } from './tell-report';
import { theReport } from './the-report';

const most = 1000;

const list = command({
  name: 'reports list',
  usage: '[--open] [--all]',
  says: 'Lists the reports that wait for a decision, or all.',
  args: z.object({ open: flag, all: flag }),
  run: async ({ database }, { all }) => ({
    reports: await listReports(database, { state: all ? 'all' : 'open', limit: most }),
  }),
  tell: ({ reports }) =>
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
  usage: '<id>',
  says: 'Shows a report with what there was to see. Of a confession it names no author.',
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
  tell: ({ report, pictures }) => tellReport(report, pictures),
});

const pictures = command({
  name: 'reports pictures',
  usage: '<id> <folder>',
  says: 'Writes the pictures of a report into a folder, those that no address leads to included.',
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
  tell: ({ files }) =>
    [...files.map(({ name }) => name), counted(files.length, 'picture')].join('\n'),
});

const hide = command({
  name: 'reports hide',
  usage: '<id> --reason <text>',
  says: 'Takes what was reported out of everybody’s sight; reporters and the author are told.',
  args: z.object({ id, reason }),
  run: (services, args) => decide(services, { ...args, decision: 'hidden' }),
  tell: ({ report, told }) =>
    `The ${report.kind} is ${report.subject}. ${counted(told, 'student')} told.`,
});

const restore = command({
  name: 'reports restore',
  usage: '<id> --reason <text>',
  says: 'Takes a decision back: what was hidden is shown again and the report waits once more.',
  args: z.object({ id, reason }),
  run: (services, args) => decide(services, { ...args, decision: 'open' }),
  tell: ({ report }) => `The ${report.kind} is ${report.subject}, and the report is open again.`,
});

const dismiss = command({
  name: 'reports dismiss',
  usage: '<id> --reason <text>',
  says: 'Leaves what was reported where it is; who reported it is told.',
  args: z.object({ id, reason }),
  run: (services, args) => decide(services, { ...args, decision: 'dismissed' }),
  tell: ({ report, told }) =>
    `The report is dismissed; the ${report.kind} is ${report.subject}. ${counted(told, 'student')} told.`,
});

export const reportCommands = [list, show, pictures, hide, restore, dismiss];
