import {
  describeOnEachDatabase,
  makeCampus,
  makeCommunity,
  skipForeignKeyChecks,
  type Campus,
} from '../../testing';
import { rankingStatement } from './important';
import { pageStatement, type Statement } from './posts.repository';
import {
  sharedStatement,
  importantToStatement,
  marksStatement,
  newestStatement,
} from './shared-posts';
import type { Source } from './source';

const newest = 'posts_newest';
const ofCommunity = 'posts_of_community';

/** 50,000 posts of two colleges, 5,000 of them confessions, 100,000 votes and 20,000 reports. */
describeOnEachDatabase('query plans of post pages', (t) => {
  let campus: Campus;
  let student: { collegeId: string; studentId: string; session: string };

  beforeAll(async () => {
    await skipForeignKeyChecks(t);
    campus = await makeCampus(t);
    const other = await makeCommunity(t, campus.college);
    const elsewhere = await makeCampus(t);
    const { id: collegeId, confessionsId } = campus.college;
    student = { collegeId, studentId: campus.author.id, session: '' };
    const { database } = t.api.services;
    const fill = (values: readonly string[], count: number) =>
      database.query(
        `insert into posts (college_id, community_id, author_id, content, created_at)
         select $1, $2, nullif($3, '')::uuid, 'Post ' || n, now() - n * interval '1 minute'
         from generate_series(1, ${count}) n`,
        values,
      );
    await fill([collegeId, campus.community.id, campus.author.id], 5_000);
    await fill([collegeId, other.id, campus.other.id], 15_000);
    await fill([collegeId, confessionsId, ''], 5_000);
    await fill([elsewhere.college.id, elsewhere.community.id, elsewhere.author.id], 25_000);
    await database.query(
      `insert into confession_authors (college_id, post_id, author_id)
       select college_id, id, case when left(id::text, 2) = '00' then $3::uuid else $2::uuid end
       from posts where college_id = $1 and author_id is null`,
      [collegeId, campus.other.id, campus.author.id],
    );
    await database.query(
      `insert into students (college_id, email, username, username_lower, password_hash)
       select c.id, n || c.email_suffix, n || c.email_suffix, n || c.email_suffix, '-'
       from colleges c, generate_series(1, 2000) n`,
    );
    await database.query(
      `insert into votes (college_id, post_id, student_id, value)
       select p.college_id, p.id, s.id, 1 from posts p join students s using (college_id) where password_hash <> '-'`,
    );
    await database.query(
      `insert into reports (college_id, reporter_id, kind, subject_id, reason, details, evidence,
         created_at)
       select p.college_id, s.id, 'post', p.id, 'hate', '', '{}', now()
       from (select * from posts where college_id = $1 limit 500) p
       join (select * from students where college_id = $1 and password_hash = '-' limit 40) s
         on s.college_id = p.college_id`,
      [collegeId],
    );
    const tables = ['posts', 'votes', 'students', 'communities', 'confession_authors', 'reports'];
    for (const table of tables) {
      await database.query(`vacuum analyze ${table}`);
    }
  }, 120_000);

  async function plan({ text, params }: Statement): Promise<string> {
    const lines = await t.api.services.database.query<Record<string, string>>(
      `explain (costs off) ${text}`,
      params,
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  }

  const sources: [string, (c: Campus) => Source, string][] = [
    ['home', () => ({ kind: 'home' }), newest],
    ['mine', () => ({ kind: 'mine' }), 'posts_of_author'],
    ['community', (c) => ({ kind: 'community', communityId: c.community.id }), ofCommunity],
    [
      'confessions',
      (c) => ({ kind: 'confessions', communityId: c.college.confessionsId, mine: false }),
      ofCommunity,
    ],
  ];

  it.each(sources)(
    'the list "%s" uses its index for the first and for later pages',
    async (_name, source, index) => {
      const after = {
        createdAt: new Date(Date.now() - 3_600_000).toISOString(),
        id: student.studentId,
      };
      for (const slice of [
        { limit: 10, page: 1 },
        { limit: 10, page: 1, after },
        { limit: 10, page: 20 },
      ]) {
        const text = await plan(pageStatement(student, source(campus), slice));
        expect(text).toMatch(new RegExp(`Index (Only )?Scan using ${index} on posts`));
        expect(text).not.toMatch(/Seq Scan on (posts|votes|post_images|students|reports)/);
        // A community's pinned posts are added before a page: only these are sorted.
        expect(text).not.toMatch(/Sort Key: posts\.(?!pinned_at)/);
        if (text.includes('Sort Key'))
          expect(text).toMatch(/Append[^]*Limit[^]*using posts_of_comm/);
      }
    },
  );

  it('own confessions are found without a sequential scan', async () => {
    const source = { kind: 'confessions', communityId: campus.college.confessionsId, mine: true };
    const statement = pageStatement(student, source as Source, { limit: 10, page: 1 });
    const text = await plan(statement);
    expect(text).not.toMatch(/Seq Scan on (posts|votes|post_images|confession_authors|reports)/);
  });

  it('the ranking of important posts reads the newest posts by index', async () => {
    const text = await plan(rankingStatement(student.collegeId, new Date()));
    expect(text).toMatch(new RegExp(`Index Scan using ${newest} on posts`));
    expect(text).not.toMatch(/Seq Scan on posts/);
  });

  it('important posts are read by id without a sequential scan', async () => {
    const { database } = t.api.services;
    const { text: ranking, params } = rankingStatement(student.collegeId, new Date());
    const ranked = await database.query<{ id: string }>(ranking, params);
    const ids = ranked.map(({ id }) => id);
    expect(ids).toHaveLength(80);
    for (const statement of [
      importantToStatement(student, ids, 5),
      sharedStatement(student.collegeId, ids),
      marksStatement(student, ids),
    ]) {
      const text = await plan(statement);
      expect(text).not.toMatch(/Seq Scan on (posts|votes|post_images|students|reports)/);
    }
  });

  it('page one, shared by a college, uses the same index without a sort', async () => {
    const text = await plan(newestStatement(student.collegeId));
    expect(text).toMatch(new RegExp(`Index (Only )?Scan using ${newest} on posts`));
    expect(text).not.toMatch(/Seq Scan on (posts|post_images|students)/);
    expect(text).not.toMatch(/Sort Key: posts/);
  });

  it('a page of ten reads at most eleven rows per scan', async () => {
    const { text, params } = pageStatement(student, { kind: 'home' }, { limit: 10, page: 1 });
    const lines = await t.api.services.database.query<Record<string, string>>(
      `explain (analyze, costs off, timing off, summary off) ${text}`,
      params,
    );
    const scans = lines.map((line) => String(line['QUERY PLAN'])).filter((l) => / Scan /.test(l));
    for (const scan of scans) expect(Number(/rows=(\d+)/.exec(scan)?.[1])).toBeLessThanOrEqual(11);
    expect(scans.length).toBeGreaterThan(3);
  });
});
