import { describeOnEachDatabase, skipForeignKeyChecks } from '../../testing';
import { searchStatement } from './people.repository';

/** 40,000 students of two colleges. */
describeOnEachDatabase('the query of a search for people', (t) => {
  let viewer: { collegeId: string; studentId: string; session: string };

  beforeAll(async () => {
    await skipForeignKeyChecks(t);
    const { database } = t.api.services;
    for (const name of ['asha', 'ravi']) {
      const college = await t.college();
      const { id: studentId } = await t.student({ college });
      viewer = { collegeId: college.id, studentId, session: '' };
      await database.query(
        `insert into students (college_id, email, username, username_lower, password_hash)
         select $1, $2 || n || '@x.example', u, u, '' from
           (select n, $2 || n % 300 || '_' || n as u from generate_series(1, 20000) n) names`,
        [college.id, name],
      );
    }
    await database.query('vacuum analyze students');
  }, 120_000);

  it.each(['r', 'ravi12', '19'])(
    'uses both name indexes and no sequential scan for %s',
    async (typed) => {
      const { text, params } = searchStatement(viewer, typed);
      const lines = await t.api.services.database.query<Record<string, string>>(
        `explain (costs off) ${text}`,
        params,
      );
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/Index (Only )?Scan using students_by_name on students/);
      expect(plan).toMatch(/Index (Only )?Scan using students_by_second_name on students/);
      expect(plan).not.toMatch(/Seq Scan on students/);
    },
  );
});
