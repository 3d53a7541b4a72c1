import type { Notification } from '@campus/contract';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeThing, reportsOf, writeReport } from '../../modules/reports/report-fixture';
import { describeOnEachDatabase, type Harness, type TestStudent } from '../../testing';
import { decisions, operate } from '../operate-fixture';
import { savePictures, reportText } from './report-commands';

const reason = 'Against the guidelines';

async function notified(student: TestStudent): Promise<string[]> {
  const answer = await student.get('/api/notifications');
  return answer.json<{ notifications: Notification[] }>().notifications.map(({ kind }) => kind);
}

async function reported(t: Harness, name: string) {
  const thing = await makeThing(t, name);
  expect((await writeReport(thing.reporter, thing)).statusCode).toBe(200);
  const [id = ''] = await reportsOf(t, thing);
  return { thing, id };
}

type Shown = { report: Parameters<typeof reportText>[0]; pictures: string[] };

describeOnEachDatabase('operator commands for reports', (t) => {
  it('hide reported content and notify the reporter and the author', async () => {
    const { thing, id } = await reported(t, 'ad');
    const answer = await operate(t, 'reports hide', { id, reason });
    expect(answer).toMatchObject({
      report: { subject: 'hidden', decision: 'hidden' },
      notified: 2,
    });
    expect((await thing.third.get('/api/sell')).body).not.toContain(thing.id);
    expect(await notified(thing.reporter)).toEqual(['report-decided']);
    expect(await notified(thing.author)).toEqual(['content-hidden']);
    expect((await decisions(t))[0]).toMatchObject({
      action: 'reports hide',
      subjectId: id,
      reason,
    });
    await expect(operate(t, 'reports hide', { id, reason })).rejects.toThrow(
      'The report is already hidden.',
    );
  });

  it('restore hidden content, which opens the report again', async () => {
    const { thing, id } = await reported(t, 'post');
    await operate(t, 'reports hide', { id, reason });
    const taken = await operate(t, 'reports restore', { id, reason: 'A mistake' });
    expect(taken).toMatchObject({ report: { subject: 'shown', decision: 'open' }, notified: 0 });
    expect((await thing.third.get('/api/posts')).body).toContain(thing.id);
    const list = await operate<{ reports: { id: string }[] }>(t, 'reports list');
    expect(list.reports.map((each) => each.id)).toContain(id);
    expect(await notified(thing.author)).toEqual([]);
    await expect(operate(t, 'reports restore', { id, reason })).rejects.toThrow('is already open');
  });

  it('dismiss a report: the content stays and only the reporter is notified', async () => {
    const { thing, id } = await reported(t, 'event');
    await operate(t, 'reports dismiss', { id, reason: 'Nothing wrong with it' });
    expect((await thing.third.get('/api/events')).body).toContain(thing.id);
    expect(await notified(thing.reporter)).toEqual(['report-decided']);
    expect(await notified(thing.author)).toEqual([]);
    const open = await operate<{ reports: { id: string }[] }>(t, 'reports list', { open: true });
    expect(open.reports.map((each) => each.id)).not.toContain(id);
    const all = await operate<{ reports: { id: string }[] }>(t, 'reports list', { all: true });
    expect(all.reports.map((each) => each.id)).toContain(id);
  });

  it('never see who wrote a reported confession', async () => {
    const { thing, id } = await reported(t, 'confession');
    const shown = await operate<Shown>(t, 'reports show', { id });
    const words = reportText(shown.report, shown.pictures);
    expect(words).toContain('not shown (a confession or a deleted account)');
    const hidden = await operate(t, 'reports hide', { id, reason });
    expect(hidden).toMatchObject({ notified: 1 });
    const all = [shown, words, hidden, await operate(t, 'log list')];
    for (const text of all.map((each) => JSON.stringify(each))) {
      expect(text).not.toContain(thing.author.id);
      expect(text).not.toContain(thing.author.username);
    }
    expect(await notified(thing.author)).toEqual([]);
  });

  it('see that the reported student wrote the reported message', async () => {
    const { id } = await reported(t, 'message');
    const { report, pictures } = await operate<Shown>(t, 'reports show', { id });
    expect(reportText(report, pictures)).toContain('| reported: Rude words');
  });

  it('save the pictures of a reported dating profile, which have no public address', async () => {
    const { id } = await reported(t, 'profile');
    const { report, pictures } = await operate<Shown>(t, 'reports show', { id });
    expect(pictures).toEqual([]);
    const where = `1 picture kept for operators: reports pictures ${id} <folder>`;
    expect(reportText(report, pictures)).toContain(where);
    const folder = join(await mkdtemp(join(tmpdir(), 'campus-reports-')), 'pictures');
    const site = {
      run: (name: string, given: object) => operate(t, name, given),
      backup: () => Promise.reject(new Error('No backup here.')),
    };
    const terminal = {
      say: () => undefined,
      environment: {},
      output: process.stdout,
      reach: async () => site,
    };
    const { files } = await savePictures({ id, folder }, terminal);
    expect(files.length).toBeGreaterThan(0);
    const names = await readdir(folder);
    expect(files.map(({ name }) => name)).toEqual(names.map((name) => join(folder, name)));
    const bytes = await readFile(join(folder, names[0] ?? ''));
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP');
  });

  it('get an error if the report does not exist', async () => {
    const id = randomUUID();
    await expect(operate(t, 'reports show', { id })).rejects.toThrow(`There is no report ${id}.`);
    await expect(operate(t, 'reports hide', { id, reason })).rejects.toThrow('There is no report');
  });
});
