import type { Parameter } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { describeOnEachDatabase, skipForeignKeyChecks } from '../../testing';
import { messagePage } from './chat/chat.repository';
import { explorePage } from './matches/explore.repository';

describeOnEachDatabase('query plans with 10,000 dating profiles and 60,000 messages', (t) => {
  let viewer: Viewer;
  let matchId = '';

  beforeAll(async () => {
    await skipForeignKeyChecks(t);
    const { database } = t.api.services;
    const { collegeId, id: studentId } = await t.student();
    viewer = { collegeId, studentId, session: '' };
    await database.query(
      `insert into students (college_id, email, username, username_lower, password_hash)
       select $1, 's' || n || '@many.example', 'many_' || n, 'many_' || n, ''
       from generate_series(1, 10000) n`,
      [collegeId],
    );
    await database.query(
      `insert into dating_profiles (college_id, student_id, name, gender, short_description,
         full_description, partner_preferences, created_at)
       select college_id, id, username, (array['male', 'female', 'other'])[1 + length(username) % 3],
         'short', 'full', 'preferences', now() - random() * interval '300 days'
       from students where college_id = $1`,
      [collegeId],
    );
    await database.query(
      `insert into dating_matches (college_id, low_id, high_id, sender_id, state, created_at,
         answered_at)
       select $1, least(id, $2::uuid), greatest(id, $2::uuid), $2::uuid, 'accepted', now(), now()
       from students where college_id = $1 and id <> $2::uuid
       order by id limit 500`,
      [collegeId, studentId],
    );
    await database.query(
      `insert into dating_messages (college_id, match_id, sender_id, message, created_at)
       select m.college_id, m.id, m.low_id, 'hi', now() + n * interval '1 second'
       from (select * from dating_matches where college_id = $1 order by id limit 50) m,
         generate_series(1, 1200) n`,
      [collegeId],
    );
    const [match] = await database.query<{ id: string }>(
      'select id from dating_matches where college_id = $1 order by id limit 1',
      [collegeId],
    );
    matchId = match?.id ?? '';
    await database.query('vacuum analyze students');
    for (const table of ['profiles', 'matches', 'messages', 'blocks', 'images']) {
      await database.query(`vacuum analyze dating_${table}`);
    }
  }, 120_000);

  async function plan(page: { text: string; params: readonly Parameter[] }): Promise<string> {
    const lines = await t.api.services.database.query<Record<string, string>>(
      `explain (costs off) ${page.text}`,
      page.params,
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  }

  it('explore reads profiles and students by index, without a sequential scan', async () => {
    const text = await plan(
      explorePage(viewer, {}, { gender: 'male', since: new Date(0).toISOString() }),
    );
    expect(text).toMatch(/Index Scan using dating_profiles_newest/);
    expect(text).toMatch(/Index Only Scan using students_absent on students/);
    expect(text).not.toMatch(/Seq Scan on dating_(profiles|matches|messages)/);
  });

  it.each([
    ['the newest', {}],
    ['older ones', { before: '00000000-0000-4000-8000-000000000000' }],
    ['what was missed', { after: '00000000-0000-4000-8000-000000000000' }],
  ])('a page of a conversation is read in index order: %s', async (_name, side) => {
    const text = await plan(messagePage(viewer, matchId, side));
    expect(text).toMatch(/Index Scan (Backward )?using dating_messages_order/);
    expect(text).not.toMatch(/Seq Scan/);
  });
});
