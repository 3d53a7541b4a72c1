import { chatMessages, type ChatMessage } from '@campus/contract';
import { connected, describeOnEachDatabase, openPage, type TestStudent } from '../../../testing';
import { parts } from '../../students/export/parts';
import {
  askFor,
  dater,
  makePair,
  match,
  matchesOf,
  missing,
  requestTo,
  say,
} from '../dating-fixture';

describeOnEachDatabase('a dating conversation', (t) => {
  async function talking() {
    const pair = await makePair(t);
    return { ...pair, matchId: await match(pair.arjun, pair.asha) };
  }

  let listening: Promise<string> | undefined;
  async function openAs(student: TestStudent) {
    listening ??= t.api.app.listen({ port: 0, host: '127.0.0.1' });
    return connected(openPage(await listening, student.cookie()));
  }

  async function read(student: TestStudent, matchId: string, query = ''): Promise<ChatMessage[]> {
    return (await student.get(`/api/dating/chat/${matchId}${query}`)).json();
  }

  const texts = (messages: readonly ChatMessage[]) => messages.map(({ message }) => message);

  it('is read by both students, oldest first, with trimmed messages', async () => {
    const { asha, arjun, matchId } = await talking();
    const sent = await say(arjun, matchId, '  Hi Asha \n');
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toEqual({
      message: chatMessages.sent,
      sent: {
        _id: expect.any(String),
        sender: arjun.id,
        message: 'Hi Asha',
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    await say(asha, matchId, { message: 'Hi!', receiverId: arjun.id });
    for (const who of [asha, arjun]) {
      const messages = await read(who, matchId);
      expect(texts(messages)).toEqual(['Hi Asha', 'Hi!']);
      expect(messages[0]).toEqual(sent.json().sent);
    }
  });

  it.each([
    ['', chatMessages.required],
    [' \n\t', chatMessages.required],
    ['\u0000', chatMessages.required],
    [undefined, chatMessages.required],
    [7, chatMessages.required],
    ['x'.repeat(1001), chatMessages.tooLong],
  ])('rejects the message %j', async (message, reason) => {
    const { asha, matchId } = await talking();
    const answer = await asha.post('/api/dating/send-message', { matchId, message });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: reason, field: 'message' },
    ]);
    expect(await read(asha, matchId)).toEqual([]);
  });

  it('accepts 1000 characters and ignores white space around them', async () => {
    const { asha, matchId } = await talking();
    expect((await say(asha, matchId, ` ${'x'.repeat(1000)} `)).statusCode).toBe(200);
  });

  it('accepts coarse words and rejects a threat with its reason', async () => {
    const { asha, matchId } = await talking();
    expect((await say(asha, matchId, 'damn, that exam was shit')).statusCode).toBe(200);
    const answer = await say(asha, matchId, 'I will kill you tonight');
    expect([answer.statusCode, answer.json()]).toEqual([
      422,
      {
        type: 'content_moderation_failed',
        field: 'message',
        reason: expect.stringMatching(/\S/),
        message: expect.stringMatching(/\S/),
      },
    ]);
    expect(await read(asha, matchId)).toHaveLength(1);
  });

  it('rejects a receiver other than the other student of the match', async () => {
    const { college, asha, arjun, matchId } = await talking();
    const third = await dater(t, college, 'male');
    for (const receiverId of [third.id, asha.id, missing]) {
      const answer = await say(asha, matchId, { message: 'Hi', receiverId });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: chatMessages.wrongReceiver, field: 'receiverId' },
      ]);
    }
    expect(await read(arjun, matchId)).toEqual([]);
  });

  it('exists only after the request is accepted, and only for its two students', async () => {
    const { college, asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    const matchId = await requestTo(asha);
    const third = await dater(t, college, 'male');
    const tries = (who: TestStudent) =>
      Promise.all([
        who.get(`/api/dating/chat/${matchId}`),
        say(who, matchId, 'Hi'),
        who.post(`/api/dating/chat/${matchId}/read`, { messageId: missing }),
      ]);
    const statuses = async (who: TestStudent) =>
      (await tries(who)).map((answer) => answer.statusCode);
    for (const who of [asha, arjun, third]) expect(await statuses(who)).toEqual([404, 404, 404]);
    await asha.post('/api/dating/respond-match-request', { matchId, action: 'accept' });
    expect(await statuses(arjun)).toEqual([200, 200, 200]);
    expect(await statuses(third)).toEqual([404, 404, 404]);
    const elsewhere = await dater(t, await t.college(), 'male');
    expect(await statuses(elsewhere)).toEqual([404, 404, 404]);
    expect(await statuses(t.visitor() as TestStudent)).toEqual([401, 401, 401]);
    await arjun.delete('/api/dating/profile');
    expect(await statuses(asha)).toEqual([404, 404, 404]);
  });

  it('stores a message once when the submit is repeated with the same key', async () => {
    const { asha, matchId } = await talking();
    const key = { 'idempotency-key': 'retry' };
    const send = () => asha.post('/api/dating/send-message', { matchId, message: 'Hi' }, key);
    const [first, ...more] = [await send(), await send(), await send()];
    expect(more.map((answer) => answer.json())).toEqual([first?.json(), first?.json()]);
    expect(await read(asha, matchId)).toHaveLength(1);
  });

  it('keeps a strict order for 60 messages sent at once, in both paging directions', async () => {
    const { asha, arjun, matchId } = await talking();
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => say(n % 2 ? asha : arjun, matchId, `message ${n}`)),
    );
    const all = [...(await read(asha, matchId, ''))];
    for (let [first] = all; first;) {
      const older = await read(asha, matchId, `?before=${first._id}`);
      all.unshift(...older);
      first = older[0];
    }
    expect(all).toHaveLength(60);
    const moments = all.map(({ createdAt }) => Date.parse(createdAt));
    expect(moments.every((at, n) => n === 0 || at > (moments[n - 1] ?? at))).toBe(true);
    const seen = [all[0] as ChatMessage];
    seen.push(...(await read(arjun, matchId, `?after=${seen[0]?._id}`)));
    expect(seen).toEqual(all);
  });

  it('returns up to 200 messages after an id and 50 before an id', async () => {
    const { college, asha, arjun, matchId } = await talking();
    await t.api.services.database.query(
      `insert into dating_messages (college_id, match_id, sender_id, message, created_at)
       select $1, $2, $3, 'message ' || n, now() + n * interval '1 millisecond'
       from generate_series(1, 450) n`,
      [college.id, matchId, arjun.id],
    );
    const newest = await read(asha, matchId);
    expect(texts(newest)).toEqual(Array.from({ length: 50 }, (_, n) => `message ${401 + n}`));
    const before = await read(asha, matchId, `?before=${newest[0]?._id}`);
    expect(texts(before)[0]).toBe('message 351');
    const first = await read(asha, matchId, `?before=${before[0]?._id}`);
    const page = await read(asha, matchId, `?after=${first[0]?._id}`);
    expect(texts(page)).toEqual(Array.from({ length: 149 }, (_, n) => `message ${302 + n}`));
    const [oldest] = await t.api.services.database.query<{ id: string }>(
      `select id from dating_messages where match_id = $1 and message = 'message 1'`,
      [matchId],
    );
    expect(texts(await read(asha, matchId, `?after=${oldest?.id}`))).toHaveLength(200);
    expect(await read(asha, matchId, `?after=${missing}`)).toEqual([]);
    expect(await read(asha, matchId, '?before=nothing')).toEqual([]);
  });

  it('returns no messages for an id from another conversation', async () => {
    const { college, asha, arjun, matchId } = await talking();
    const third = await dater(t, college, 'male');
    const elsewhere = await match(third, asha);
    await say(third, elsewhere, 'Secret');
    const [secret] = await read(asha, elsewhere);
    await say(arjun, matchId, 'Hi');
    expect(await read(arjun, matchId, `?before=${secret?._id}`)).toEqual([]);
    expect(await read(arjun, matchId, `?after=${secret?._id}`)).toEqual([]);
  });

  it('counts unread messages only for the student who has not read them', async () => {
    const { college, asha, arjun, matchId } = await talking();
    const third = await dater(t, college, 'male');
    const older = await match(third, asha);
    for (const n of [1, 2, 3]) await say(arjun, matchId, `message ${n}`);
    const unread = async (who: TestStudent) =>
      (await matchesOf(who)).map((each) => [each.matchId, each.unread, each.lastMessage?.message]);
    const chats = async (who: TestStudent) =>
      (await who.get('/api/dating/home')).json().stats.unreadChats;
    expect(await unread(asha)).toEqual([
      [matchId, 3, 'message 3'],
      [older, 0, undefined],
    ]);
    expect(await unread(arjun)).toEqual([[matchId, 0, 'message 3']]);
    expect([await chats(asha), await chats(arjun)]).toEqual([1, 0]);
    const [first, second] = await read(asha, matchId);
    const see = (messageId: string | undefined) =>
      asha.post(`/api/dating/chat/${matchId}/read`, { messageId });
    expect((await see(second?._id)).statusCode).toBe(200);
    expect((await unread(asha))[0]).toEqual([matchId, 1, 'message 3']);
    await see(first?._id);
    await see(missing);
    expect((await unread(asha))[0]).toEqual([matchId, 1, 'message 3']);
    await say(third, older, 'Hello');
    expect((await unread(asha))[0]).toEqual([older, 1, 'Hello']);
    expect(await chats(asha)).toBe(2);
  });

  it('shows read receipts only if both students share them, and pushes them live', async () => {
    const { asha, arjun, matchId } = await talking();
    const seenTo = async (who: TestStudent) => (await matchesOf(who))[0]?.seenTo;
    const show = (who: TestStudent, isShown: boolean) =>
      who.post('/api/dating/show-read', { isShown });
    const page = await openAs(arjun);
    const see = async () => {
      const [newest] = (await read(asha, matchId)).slice(-1);
      await asha.post(`/api/dating/chat/${matchId}/read`, { messageId: newest?._id });
      return newest?.createdAt ?? '';
    };
    await say(arjun, matchId, 'Hi');
    await show(asha, true);
    await see();
    // Students do not see from others what they do not show themselves.
    for (const who of [asha, arjun]) expect(await seenTo(who)).toBeUndefined();
    expect(page.seen).toEqual([]);
    await show(arjun, true);
    t.advance(1);
    await say(arjun, matchId, 'Are you there?');
    const before = await seenTo(arjun);
    const at = await see();
    expect(Date.parse(before ?? '')).toBeLessThan(Date.parse(at));
    expect(await seenTo(arjun)).toBe(at);
    // Asha's own time did not change, as there is no answer to see.
    expect(Date.parse((await seenTo(asha)) ?? '')).toBeLessThan(Date.parse(at));
    // Seeing the same message again sends no push.
    await see();
    // Earlier pushes have arrived once this one has.
    const later = page.hears('Good night');
    await say(asha, matchId, 'Good night');
    await later;
    expect(page.seen).toEqual([matchId]);
    await show(asha, false);
    for (const who of [asha, arjun]) expect(await seenTo(who)).toBeUndefined();
  });

  it('masks links and phone numbers until the receiver answers', async () => {
    const { asha, arjun, matchId } = await talking();
    const page = await openAs(asha);
    const written = 'My songs are on https://example.com/asha, and I am on 98765 43210';
    const shown = 'My songs are on ••• and I am on •••';
    const live = page.hears(shown);
    const { sent } = (await say(arjun, matchId, written)).json();
    expect(sent?.message).toBe(written);
    await live;
    expect(JSON.stringify(page.heard)).not.toMatch(/98765 43210|example/);
    const lastOf = async (who: TestStudent) => (await matchesOf(who))[0]?.lastMessage?.message;
    const exported = async () => {
      const { collegeId, id: studentId, email } = asha;
      const asker = { collegeId, studentId, email, session: '' };
      const part = parts.find(({ name }) => name === 'datingMatches');
      return JSON.stringify(await part?.read(t.api.services.database, asker));
    };
    expect(await read(asha, matchId)).toEqual([{ ...sent, message: shown, isHeld: true }]);
    expect(await lastOf(asha)).toBe(shown);
    expect(await exported()).not.toMatch(/98765 43210|example/);
    expect(texts(await read(arjun, matchId))).toEqual([written]);
    expect(await lastOf(arjun)).toBe(written);

    await say(asha, matchId, 'Hi!');
    expect(await read(asha, matchId)).toEqual([sent, expect.objectContaining({ message: 'Hi!' })]);
    const open = page.hears('My other number: 9876512345');
    await say(arjun, matchId, 'My other number: 9876512345');
    await open;
    page.socket.disconnect();
    expect(await lastOf(asha)).toBe('My other number: 9876512345');
    expect(await exported()).toContain(written);
  });
});
