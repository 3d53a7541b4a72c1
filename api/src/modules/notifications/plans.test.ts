import {
  describeOnEachDatabase,
  makeCampus,
  skipForeignKeyChecks,
  type Campus,
} from '../../testing';
import { notificationPage } from './notifications.repository';

const noOne = '00000000-0000-4000-8000-000000000000';

/** One student has notifications about 10,000 rides. */
describeOnEachDatabase('the query for a page of notifications', (t) => {
  let campus: Campus;

  beforeAll(async () => {
    await skipForeignKeyChecks(t);
    campus = await makeCampus(t);
    const { database } = t.api.services;
    const values = [campus.college.id, campus.author.id];
    await database.query(
      `insert into cabs (college_id, author_id, source, destination, passenger_name, starts_at,
         seats_available, description, social, phone, created_at)
       select $1, $2, 'Main gate', 'Kochi airport', 'Asha', now(), 3, '', '', '1',
         now() - n * interval '1 minute' from generate_series(1, 10000) n`,
      values,
    );
    await database.query(
      `insert into notifications (college_id, student_id, kind, subject_id, created_at, read_at)
       select college_id, $2, 'seat-granted', id, created_at, now() from cabs where college_id = $1`,
      values,
    );
    for (const table of ['cabs', 'notifications']) await database.query(`vacuum analyze ${table}`);
  }, 120_000);

  const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

  it.each([
    ['the newest', {}],
    ['the third page', { page: 3 }],
    ['what comes after a cursor', { after: { createdAt: hourAgo(), id: noOne } }],
  ])('reads %s by index, with at most 31 rows per step', async (_name, slice) => {
    const viewer = { collegeId: campus.college.id, studentId: campus.author.id, session: '' };
    const { text, params } = notificationPage(viewer, {
      limit: 10,
      page: 1,
      after: undefined,
      ...slice,
    });
    const lines = await t.api.services.database.query<Record<string, string>>(
      `explain (analyze, costs off, timing off, summary off) ${text}`,
      params,
    );
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Scan using notifications_newest on notifications/);
    for (const [, rows] of plan.matchAll(/actual rows=(\d+)/g)) {
      expect(Number(rows)).toBeLessThanOrEqual(31);
    }
  });
});
