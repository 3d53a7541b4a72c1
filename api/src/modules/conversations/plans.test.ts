import type { Parameter } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { describeOnEachDatabase, skipForeignKeyChecks } from '../../testing';
import { acquaintances } from '../people/visibility';
import { inboxPage } from './inbox.repository';
import { messagePage } from './messages.repository';

/** A valid id that no row has. */
const nobody = '00000000-0000-4000-8000-000000000000';

describeOnEachDatabase('query plans with 20,000 conversations and 60,000 messages', (t) => {
  let viewer: Viewer;
  let conversationId = '';

  beforeAll(async () => {
    await skipForeignKeyChecks(t);
    const { database } = t.api.services;
    const { collegeId, id: studentId } = await t.student();
    viewer = { collegeId, studentId, session: '' };
    await database.query(
      `insert into students (college_id, email, username, username_lower, password_hash)
       select $1, 's' || n || '@talks.example', 'talks_' || n, 'talks_' || n, ''
       from generate_series(1, 5000) n`,
      [collegeId],
    );
    await database.query(
      `insert into ads (college_id, seller_id, title, price_paise, description, contact_name,
         social, phone, created_at)
       select $1, $2::uuid, 'Lamp', 1, '', '', '', '', now() from generate_series(1, 5000)`,
      [collegeId, studentId],
    );
    await database.query(
      `insert into conversations (college_id, kind, listing_id, asker_id, owner_id, created_at,
         last_message_at)
       select $1, 'ad', a.id, s.id, $2::uuid, now(), now() - random() * interval '300 days'
       from students s, (select * from ads where college_id = $1 order by id limit 4) a
       where s.college_id = $1 and s.id <> $2::uuid`,
      [collegeId, studentId],
    );
    await database.query(
      `insert into conversation_messages (college_id, conversation_id, sender_id, message, created_at)
       select c.college_id, c.id, c.asker_id, 'hi', now() + n * interval '1 second'
       from (select * from conversations where college_id = $1 order by id limit 50) c,
         generate_series(1, 1200) n`,
      [collegeId],
    );
    const [row] = await database.query<{ id: string }>(
      'select id from conversations where college_id = $1 order by id limit 1',
      [collegeId],
    );
    conversationId = row?.id ?? '';
    for (const table of ['students', 'ads', 'conversations', 'conversation_messages']) {
      await database.query(`vacuum analyze ${table}`);
    }
  }, 120_000);

  async function plan({ text, params }: { text: string; params: Parameter[] }): Promise<string> {
    const lines = await t.api.services.database.query<Record<string, string>>(
      `explain (costs off) ${text}`,
      params,
    );
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  }
  const large = /Seq Scan on (conversations|conversation_messages|students|ads)\b/;

  it.each([
    ['the first page', {}],
    ['a later one', { page: 3 }],
    ['one by its cursor', { after: { createdAt: '2026-01-01T00:00:00.000Z', id: nobody } }],
  ])('an inbox page reads two indexes without a sequential scan: %s', async (_name, slice) => {
    const whole = { limit: 10, page: 1, after: undefined, about: undefined, ...slice };
    const text = await plan(inboxPage(viewer, whole));
    expect(text).toMatch(/Index Scan using conversations_of_asker/);
    expect(text).toMatch(/Index Scan using conversations_of_owner/);
    expect(text).toMatch(/conversation_messages_order/);
    expect(text).not.toMatch(large);
  });

  it('acquaintances are found by the indexes of conversations, of students and of messages', async () => {
    const params = [viewer.collegeId, viewer.studentId];
    const text = await plan({ text: acquaintances, params });
    expect(text).toMatch(/Index Scan using conversations_of_asker/);
    expect(text).toMatch(/Index Scan using conversations_of_owner/);
    expect(text).not.toMatch(large);
  });

  it.each([
    ['the newest', {}],
    ['older ones', { before: nobody }],
    ['what was missed', { after: nobody }],
  ])('a page of messages is read in index order: %s', async (_name, side) => {
    const text = await plan(messagePage(viewer, conversationId, side));
    expect(text).toMatch(/Index Scan (Backward )?using conversation_messages_order/);
    expect(text).not.toMatch(large);
  });
});
