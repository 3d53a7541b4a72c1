import { randomUUID } from 'node:crypto';
import { tables } from '../../database/database';
import { describeOnEachDatabase, makeCampus, publish, type TestStudent } from '../../testing';
import { ask, offer, reply, requestsFor } from '../cabs/cab-fixture';
import { askFor, makePair, match, requestTo, respond, say } from '../dating/dating-fixture';
import { createNotification, type NewNotification } from './create';
import { comment, sentences, stored, notificationsOf } from './notification-fixture';

describeOnEachDatabase('a student is told', (t) => {
  /** Notifies like the operators' commands. */
  async function tell(whom: TestStudent, news: Pick<NewNotification, 'kind' | 'subjectId'>) {
    const { services } = t.api;
    const whole = { collegeId: whom.collegeId, studentId: whom.id, ...news };
    (await services.database.transaction((tx) => createNotification(services, tx, whole)))();
  }
  const run = (text: string, ...params: string[]) => t.api.services.database.query(text, params);

  it('of seat requests for their ride, and of the answer to their own request', async () => {
    const { college, author, other } = await makeCampus(t);
    const third = await t.student({ college });
    const cab = await offer(t, author);
    const ride = 'from Main gate to Kochi airport';
    await ask(other, cab._id);
    expect(await sentences(author)).toEqual([
      `${other.username} asked for a seat in your ride ${ride}`,
    ]);
    await ask(third, cab._id);
    expect(await sentences(author)).toEqual([`2 new requests for a seat in your ride ${ride}`]);
    expect((await notificationsOf(author)).notifications).toMatchObject([{ cabId: cab._id }]);
    const [first, second] = await requestsFor(author, cab._id);
    await reply(author, { cab: cab._id, request: first?._id ?? '', action: 'grant' });
    await reply(author, { cab: cab._id, request: second?._id ?? '', action: 'refuse' });
    expect(await notificationsOf(other)).toMatchObject({ unreadMessages: 0, unreadRides: 1 });
    expect(await sentences(other)).toEqual([`You have a seat in the ride ${ride}`]);
    expect(await sentences(third)).toEqual([
      `Your request for a seat in the ride ${ride} was turned down`,
    ]);
    for (const { notifications } of [await notificationsOf(other), await notificationsOf(third)]) {
      expect(notifications[0]).not.toHaveProperty('name');
    }
    await author.delete(`/api/cabs/${cab._id}`);
    for (const student of [author, other, third]) expect(await sentences(student)).toEqual([]);
  });

  it('of a match request until it is answered, and its sender of the match', async () => {
    const { asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    const matchId = await requestTo(asha);
    expect(await sentences(asha)).toEqual(['Arjun sent you a match request']);
    expect((await notificationsOf(asha)).notifications).toMatchObject([{ matchId }]);
    expect(JSON.stringify(await notificationsOf(asha))).not.toContain(arjun.username);
    await respond(asha, matchId, 'accept');
    expect(await notificationsOf(asha)).toMatchObject({ notifications: [], unread: 0 });
    expect(await sentences(arjun)).toEqual(['You and Asha are a match']);
  });

  it('of a match when both asked, and of no rejection', async () => {
    const both = await makePair(t);
    await askFor(both.arjun, both.asha);
    await askFor(both.asha, both.arjun);
    expect(await sentences(both.arjun)).toEqual(['You and Asha are a match']);
    expect(await sentences(both.asha)).toEqual([]);
    const { asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    await respond(asha, await requestTo(asha), 'reject');
    expect(await sentences(asha)).toEqual([]);
    expect(await sentences(arjun)).toEqual([]);
  });

  it('of no match request whose sender is paused', async () => {
    const { asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    await run('update dating_profiles set is_paused = true where student_id = $1', arjun.id);
    expect(await notificationsOf(asha)).toMatchObject({ notifications: [], unread: 0 });
  });

  it('of unread messages in one entry per conversation until all are read', async () => {
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    for (const n of [1, 2, 3]) await say(arjun, matchId, `message ${n}`);
    expect(await sentences(asha)).toEqual(['Arjun sent you 3 messages']);
    expect(JSON.stringify(await notificationsOf(asha))).not.toContain('message 1');
    const messages = (await asha.get(`/api/dating/chat/${matchId}`)).json<{ _id: string }[]>();
    const see = (index: number) =>
      asha.post(`/api/dating/chat/${matchId}/read`, { messageId: messages.at(index)?._id });
    await see(0);
    expect(await notificationsOf(asha)).toMatchObject({ unread: 1, unreadMessages: 1 });
    await see(-1);
    expect(await notificationsOf(asha)).toMatchObject({
      unread: 0,
      unreadMessages: 0,
      notifications: [{ isRead: true }],
    });
    const sent = await say(arjun, matchId, 'One more');
    expect(await sentences(asha)).toHaveLength(2);
    const { _id: messageId } = sent.json().sent;
    await asha.post(`/api/dating/chat/${matchId}/read`, { messageId });
    expect((await notificationsOf(asha)).notifications).toMatchObject([{ count: 1, isRead: true }]);
    expect(await sentences(arjun)).toEqual(['You and Asha are a match']);
  });

  it.each(['unmatch', 'block', 'leave'] as const)('of nothing after %s', async (how) => {
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    await say(arjun, matchId, 'Hi');
    await say(asha, matchId, 'Hello');
    if (how === 'unmatch') await asha.post('/api/dating/unmatch', { matchId });
    if (how === 'block') await asha.post('/api/dating/block', { userId: arjun.id });
    if (how === 'leave') await asha.delete('/api/dating/profile');
    for (const student of [asha, arjun]) {
      expect(await notificationsOf(student)).toMatchObject({ notifications: [], unread: 0 });
    }
  });

  it('of no message from before the match was renewed', async () => {
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    await tell(asha, { kind: 'message', subjectId: matchId });
    expect(await sentences(asha)).toEqual(['Arjun sent you a message']);
    await run(
      `update dating_matches set created_at = now() + interval '1 day' where id = $1`,
      matchId,
    );
    expect(await sentences(asha)).toEqual([]);
  });

  it('the decision on their own report, but not on a report by another student', async () => {
    const { author, other, community } = await makeCampus(t);
    const { _id: subjectId } = await publish(author, community.id);
    const body = { kind: 'post', id: subjectId, reason: 'hate', details: '' };
    await other.post('/api/reports', body);
    const [report] = await t.api.services.database.query<{ id: string }>(
      'select id from reports where subject_id = $1',
      [subjectId],
    );
    const news = { kind: 'report-decided', subjectId: report?.id ?? '' } as const;
    await tell(other, news);
    await tell(author, news);
    expect(await sentences(other)).toEqual([]);
    await run(`update reports set decision = 'hidden' where id = $1`, news.subjectId);
    expect(await sentences(other)).toEqual(['We read your report and took down what you reported']);
    await run(`update reports set decision = 'dismissed' where id = $1`, news.subjectId);
    expect(await sentences(other)).toEqual([
      "We read your report: what you reported doesn't break the community guidelines",
    ]);
    expect(await sentences(author)).toEqual([]);
  });

  it('that their post, ride or comment was hidden, only while it is hidden', async () => {
    const { author, other, community } = await makeCampus(t);
    const post = await publish(author, community.id);
    const cab = await offer(t, author);
    const commented = (await comment(author, (await publish(other, community.id))._id)).json();
    for (const { _id } of [post, cab, commented]) {
      await tell(author, { kind: 'content-hidden', subjectId: _id });
    }
    expect(await sentences(author)).toEqual([]);
    const hide = async (at: string) => {
      await run(`update posts set hidden_at = ${at} where id = $1`, post._id);
      await run(`update cabs set hidden_at = ${at} where id = $1`, cab._id);
      await run(`update comments set hidden_at = ${at} where id = $1`, commented._id);
    };
    await hide('now()');
    const why = 'because it broke the community guidelines';
    expect((await sentences(author)).sort()).toEqual([
      `We hid your comment ${why}`,
      `We hid your post ${why}`,
      `We hid your ride ${why}`,
    ]);
    await hide('null');
    expect(await sentences(author)).toEqual([]);
  });

  it('whether their community request was accepted or refused', async () => {
    const { college, author, other, community } = await makeCampus(t);
    const request = async (name: string, decision: string) => {
      const [made] = await t.api.services.database.orm
        .insert(tables.communityRequests)
        .values({
          collegeId: college.id,
          studentId: author.id,
          name,
          description: 'For all',
          decision,
          createdAt: new Date(),
        })
        .returning({ id: tables.communityRequests.id });
      return made?.id ?? randomUUID();
    };
    const accepted = await request(community.name.toUpperCase(), 'accepted');
    const refused = await request('Early risers', 'refused');
    await tell(author, { kind: 'community-accepted', subjectId: accepted });
    t.advance(5);
    await tell(author, { kind: 'community-refused', subjectId: refused });
    await tell(other, { kind: 'community-refused', subjectId: refused });
    expect(await sentences(author)).toEqual([
      'Your request for the community Early risers was turned down',
      `Your community request was accepted: ${community.name.toUpperCase()} is open`,
    ]);
    const [, open] = (await notificationsOf(author)).notifications;
    expect(open?.communityId).toBe(community.id);
    expect(await sentences(other)).toEqual([]);
  });

  it('nothing about a subject that is not theirs, even if a notification row exists', async () => {
    const { author, other, community } = await makeCampus(t);
    const { asha, arjun } = await makePair(t);
    const post = await publish(author, community.id);
    await comment(other, post._id);
    const matchId = await match(arjun, asha);
    await say(arjun, matchId, 'Hi');
    for (const student of [other, asha]) {
      for (const subjectId of [post._id, matchId, randomUUID()]) {
        await tell(student, { kind: 'comment', subjectId });
        if (student === other) await tell(student, { kind: 'message', subjectId });
      }
    }
    expect(await sentences(other)).toEqual([]);
    expect(await sentences(asha)).toEqual(['Arjun sent you a message']);
    expect(await stored(t)).toContain(post._id);
  });
});
