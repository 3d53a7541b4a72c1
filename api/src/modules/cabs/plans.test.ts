import { limits, type Cab } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows } from '../../database/database';
import {
  describeOnEachDatabase,
  makeCampus,
  skipForeignKeyChecks,
  type Campus,
  type Harness,
} from '../../testing';
import { ownStatement } from '../listing/shared-list';
import type { TimedPage } from '../listing/timed-page';
import type { Statement } from '../posts/posts.repository';
import { offer, requestsFor } from './cab-fixture';
import { hydrate, own, upcoming } from './cabs.repository';
import { requestsText } from './seats.repository';

/**
 * The query plan of a page, with the blocks that were actually read. Prepared in both modes, as a frequent
 * statement may be planned without its values.
 */
async function planOf({ api }: Harness, { text, params }: Statement, mode = 'force_generic_plan') {
  return api.services.database.transaction(async (tx) => {
    const values = params.map((value) => `'${String(value)}'`).join(', ');
    await rows(tx, sql.raw(`set local plan_cache_mode = ${mode}`));
    await rows(tx, sql.raw(`prepare asked as ${text}`));
    const explain = 'explain (analyze, buffers, costs off, timing off, summary off)';
    const lines = await rows<Record<string, string>>(
      tx,
      sql.raw(`${explain} execute asked(${values})`),
    );
    await rows(tx, sql.raw('deallocate asked'));
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

/** The number of 8 kB pages that the whole query read. */
function touched(plan: string): number {
  const [line = ''] = /Buffers: shared.*/.exec(plan) ?? [];
  const [hit, read] = [/hit=(\d+)/, /read=(\d+)/].map((part) => Number(part.exec(line)?.[1] ?? 0));
  return (hit ?? 0) + (read ?? 0);
}

describeOnEachDatabase('query plans with 100,000 rides', (t) => {
  let campus: Campus;
  let few: Cab[];
  let viewer: { collegeId: string; studentId: string; session: string };

  const page = (limit?: number) => upcoming(viewer, { limit }, t.api.services.clock());

  /** Stores rides of two students, starting the given minutes from now; each requests seats in the other's rides. */
  async function fill(from: string, to: string) {
    const { database } = t.api.services;
    await database.query(
      `insert into cabs (college_id, author_id, source, destination, passenger_name, starts_at,
         seats_available, description, social, phone, created_at)
       select $1, case n % 2 when 0 then $2::uuid else $3::uuid end, 'Main gate', 'Kochi airport',
         'Asha', $4::timestamptz + n * interval '1 minute', 3, 'Two bags each', '@asha', '98765 43210', now()
       from generate_series(${from}, ${to}) n`,
      [viewer.collegeId, campus.author.id, campus.other.id, t.api.services.clock().toISOString()],
    );
    await database.query(
      `insert into seat_requests (college_id, cab_id, student_id, created_at)
       select $1, id, case author_id when $2::uuid then $3::uuid else $2::uuid end, created_at
       from cabs where college_id = $1 and id not in (select cab_id from seat_requests)`,
      [viewer.collegeId, campus.author.id, campus.other.id],
    );
    for (const table of ['cabs', 'seat_requests']) await database.query(`vacuum analyze ${table}`);
  }

  const plan = ({ ids, order, params }: TimedPage, mode?: string) =>
    planOf(t, { text: hydrate(ids, order), params }, mode);

  const rowsOf = (plan: string) =>
    [...plan.matchAll(/ Scan .*rows=(\d+)/g)].map(([, count]) => Number(count));

  const listed = async () => (await campus.other.get('/api/cabs')).json<Cab[]>();

  beforeAll(async () => {
    await skipForeignKeyChecks(t);
    campus = await makeCampus(t);
    viewer = { collegeId: campus.college.id, studentId: campus.other.id, session: '' };
    // Rides start tomorrow or later: none of them leaves while the table is filled.
    await fill('1441', '1540');
    few = await listed();
    await fill('-99900', '-1');
  }, 120_000);

  it('100 upcoming rides are listed by index without reading the 99,900 ended ones', async () => {
    expect(few).toHaveLength(100);
    expect(await listed()).toEqual(few);
    for (const mode of ['force_generic_plan', 'force_custom_plan']) {
      const text = await plan(page(), mode);
      expect(text).toMatch(/Index (Only )?Scan using cabs_soonest on cabs/);
      expect(text).not.toMatch(/Seq Scan|Bitmap|Rows Removed|Sort Key: cabs/);
      expect(Math.max(...rowsOf(text))).toBe(100);
      // For each returned ride one lookup in its index, its author's index and that of blocks, and nothing
      // for the 99,900 other rides.
      expect(touched(text)).toBeGreaterThan(0);
      expect(touched(text)).toBeLessThan(100 * 15);
    }
  });

  it('lists the 200 soonest rides and scans no more than one row beyond the limit', async () => {
    await fill('1541', '6440');
    const answered = await listed();
    expect(answered).toHaveLength(limits.cabsListed);
    expect(answered.slice(0, 100)).toEqual(few);
    expect(answered.every((cab) => !cab.hasEnded)).toBe(true);
    expect(Math.max(...rowsOf(await plan(page())))).toBe(limits.cabsListed + 1);
    expect((await campus.other.get('/api/cabs?limit=3')).json()).toEqual(answered.slice(0, 3));
    const three = await plan(page(3));
    expect(Math.max(...rowsOf(three))).toBe(4);
    expect(touched(three)).toBeLessThan(75);
  });

  it('whether a student has anything of their own in the list is read by index', async () => {
    const { id: studentId } = await t.student({ college: campus.college });
    for (const mode of ['force_generic_plan', 'force_custom_plan']) {
      const statement = ownStatement({ ...viewer, studentId }, t.api.services.clock());
      const text = await planOf(t, statement, mode);
      expect(text).toMatch(/using seat_requests_of_student/);
      expect(text).toMatch(/using cabs_of_author/);
      expect(Math.max(...rowsOf(text))).toBe(0);
      expect(touched(text)).toBeLessThan(40);
      const many = await planOf(t, ownStatement(viewer, t.api.services.clock()), mode);
      expect(many).toMatch(/Index Only Scan using cabs_of_author on cabs \(actual rows=1/);
    }
  });

  it('own upcoming and ended rides are read from the index of their author', async () => {
    const now = t.api.services.clock();
    for (const paging of [{}, { page: 3, limit: 50 }]) {
      const text = await plan(own(viewer, paging, now));
      expect(text.match(/Scan (Backward )?using cabs_of_author on cabs/g)).toHaveLength(2);
      expect(text).not.toMatch(/Seq Scan|Bitmap|Rows Removed/);
      expect(Math.max(...rowsOf(text))).toBeLessThanOrEqual(151);
    }
  });
});

describeOnEachDatabase('30 requests for a seat in one of 10,000 own rides', (t) => {
  it('are read by the ride, and their students by id', async () => {
    const { college, author, other } = await makeCampus(t);
    const { database } = t.api.services;
    await skipForeignKeyChecks(t);
    const ride = await offer(t, author);
    const nth = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
    await database.query(
      `insert into students (college_id, id, email, username, username_lower, password_hash)
       select $1, ${nth}, n || '@many.example', 'many_' || n, 'many_' || n, ''
       from generate_series(1, 10000) n`,
      [college.id],
    );
    // Of two students, so that the author's are not all rides there are.
    await database.query(
      `insert into cabs (college_id, author_id, source, destination, passenger_name, starts_at,
         seats_available, description, social, phone, created_at)
       select $1, case n % 2 when 0 then $2::uuid else $3::uuid end, 'Main gate', 'Kochi airport', 'Asha',
         now() + n * interval '1 minute', 3, '', '', '1', now() from generate_series(1, 20000) n`,
      [college.id, author.id, other.id],
    );
    await database.query(
      `insert into seat_requests (college_id, cab_id, student_id, created_at)
       select $1::uuid, id, ${nth}, now()
       from (select id, row_number() over () as n from cabs where author_id = $2 limit 10000) theirs
       union all select $1::uuid, $3::uuid, ${nth}, now() from generate_series(1, 30) n`,
      [college.id, other.id, ride._id],
    );
    for (const table of ['students', 'seat_requests', 'cabs']) {
      await database.query(`vacuum analyze ${table}`);
    }
    expect(await requestsFor(author, ride._id)).toHaveLength(30);
    const params = [college.id, author.id, ride._id];
    for (const mode of ['force_generic_plan', 'force_custom_plan']) {
      const text = await planOf(t, { text: requestsText, params }, mode);
      expect(text).not.toMatch(/Seq Scan|Hash/);
      expect(touched(text)).toBeLessThan(30 * 5);
    }
  }, 60_000);
});

describeOnEachDatabase('200 of 20,000 upcoming rides', (t) => {
  it('are looked up by index, without a sequential scan of all rides', async () => {
    const { college, author } = await makeCampus(t);
    const { database } = t.api.services;
    await database.query(
      `insert into cabs (college_id, author_id, source, destination, passenger_name, starts_at,
         seats_available, description, social, phone, created_at)
       select $1, $2, 'Main gate', 'Kochi airport', 'Asha', now() + n * interval '1 minute', 3, '', '',
         '1', now() from generate_series(1, 20000) n`,
      [college.id, author.id],
    );
    await database.query('vacuum analyze cabs');
    const viewer = { collegeId: college.id, studentId: author.id, session: '' };
    const { ids, order, params } = upcoming(viewer, {}, t.api.services.clock());
    const lines = await database.query<Record<string, string>>(
      `explain (costs off) ${hydrate(ids, order)}`,
      params,
    );
    const text = lines.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index (Only )?Scan using cabs_soonest on cabs/);
    expect(text).not.toMatch(/Seq Scan on cabs/);
  });
});
