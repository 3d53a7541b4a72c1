import { sql } from 'drizzle-orm';
import { rows } from '../../database/database';
import {
  describeOnEachDatabase,
  makeCampus,
  skipForeignKeyChecks,
  type Campus,
} from '../../testing';
import { notificationPage } from './notifications.repository';

const noOne = '00000000-0000-4000-8000-000000000000';

/** Of four rows, one is the student's own, and each of the others is somebody else's: few are expected of anybody. */
const numbered = (n: string) => `('00000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;
const someone = `case when n % 4 = 0 then $2::uuid else ${numbered('n')} end`;
const another = numbered('n % 40000 + 1');

const owned = [
  `insert into students (college_id, id, email, username, username_lower, password_hash)
   select $1, ${numbered('n')}, n || '@many.example', 'many_' || n, 'many_' || n, ''
   from generate_series(1, 40000) n where $2::uuid is not null`,
  `insert into posts (college_id, community_id, author_id, content, created_at)
   select $1, c.id, ${someone}, 'Lost', now() from generate_series(1, 40000) n,
     (select id from communities where college_id = $1 and not is_confession limit 1) c`,
  `insert into conversations (college_id, kind, listing_id, asker_id, owner_id, created_at, last_message_at)
   select $1, 'ad', gen_random_uuid(), ${another}, ${someone}, now(), now() from generate_series(1, 40000) n`,
  `insert into dating_matches (college_id, low_id, high_id, sender_id, state, created_at)
   select $1, least(one, other), greatest(one, other), one, 'accepted', now()
   from (select ${someone} as one, ${another} as other from generate_series(1, 40000) n) pairs`,
];

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
    for (const insert of owned) await database.query(insert, values);
    await database.query('vacuum analyze');
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
    // A frequent statement may be planned without its values.
    const plan = await t.api.services.database.transaction(async (tx) => {
      const run = (statement: string) => rows<Record<string, string>>(tx, sql.raw(statement));
      await run('set local plan_cache_mode = force_generic_plan');
      await run(`prepare asked as ${text}`);
      const values = params.map((value) => `'${String(value)}'`).join(', ');
      const lines = await run(
        `explain (analyze, costs off, timing off, summary off) execute asked(${values})`,
      );
      await run('deallocate asked');
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index Scan using notifications_newest on notifications/);
    for (const [, count] of plan.matchAll(/actual rows=(\d+)/g)) {
      expect(Number(count)).toBeLessThanOrEqual(31);
    }
  });
});
