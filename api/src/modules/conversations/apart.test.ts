import { connected, describeOnEachDatabase, openPage, type TestStudent } from '../../testing';
import { sell } from '../ads/ad-fixture';
import { makePair, match, matchesOf, say } from '../dating/dating-fixture';
import { notificationsOf } from '../notifications/notification-fixture';
import { writeReport } from '../reports/report-fixture';
import { parts } from '../students/export/parts';
import { askAbout, begin, inboxOf, messagesOf, write } from './conversation-fixture';

/** Conversations about listings and in dating between the same two students. */
describeOnEachDatabase('messages about listings and messages in dating', (t) => {
  async function both() {
    const { college, asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    const dated = (await say(arjun, matchId, 'Marmalade in the hills')).json().sent;
    const ad = await sell(asha);
    const { conversationId, sent } = await begin(arjun, ad._id, { message: 'Vermilion lamp?' });
    return { college, asha, arjun, matchId, conversationId, dated, sent, ad };
  }
  type Both = Awaited<ReturnType<typeof both>>;

  /** Every id and word of one of the two kinds of conversation. */
  const ofDating = ({ matchId, dated, asha, arjun }: Both) =>
    [matchId, dated._id, 'Marmalade', asha.id, arjun.id, 'dating'] as string[];
  const ofListing = ({ conversationId, sent, ad, asha, arjun }: Both) =>
    [conversationId, sent._id, 'Vermilion', ad._id, asha.username, arjun.username] as string[];

  it('never appear in responses of the other area', async () => {
    const all = await both();
    const { asha, arjun, matchId, conversationId, ad } = all;
    const listing = [
      ...['/api/conversations', `/api/conversations?kind=ad&listing=${ad._id}`],
      ...[`/api/conversations/${conversationId}`, `/api/conversations/${conversationId}/messages`],
    ];
    const dating = [
      ...['/api/dating/accepted-matches', '/api/dating/match-requests', '/api/dating/home'],
      ...[`/api/dating/chat/${matchId}`, '/api/dating/explore', '/api/dating/blocked'],
    ];
    for (const who of [asha, arjun]) {
      for (const path of listing) {
        const { statusCode, body } = await who.get(path);
        expect(statusCode).toBe(200);
        expect(ofDating(all).filter((secret) => body.includes(secret))).toEqual([]);
      }
      for (const path of dating) {
        const { statusCode, body } = await who.get(path);
        expect(statusCode).toBe(200);
        expect(ofListing(all).filter((secret) => body.includes(secret))).toEqual([]);
      }
    }
  });

  it('reject ids of the other area in every call', async () => {
    const { asha, arjun, matchId, conversationId, dated, sent } = await both();
    const status = async (answer: Promise<{ statusCode: number }>) => (await answer).statusCode;
    for (const who of [asha, arjun]) {
      expect([
        await status(who.get(`/api/conversations/${matchId}`)),
        await status(who.get(`/api/conversations/${matchId}/messages`)),
        await status(write(who, matchId, 'Hi')),
        await status(who.post(`/api/conversations/${matchId}/read`, { messageId: dated._id })),
        await status(askAbout(who, matchId)),
        await status(who.get(`/api/dating/chat/${conversationId}`)),
        await status(say(who, conversationId, 'Hi')),
        await status(who.post(`/api/dating/chat/${conversationId}/read`, { messageId: sent._id })),
        await status(who.post('/api/dating/unmatch', { matchId: conversationId })),
        await status(writeReport(who, { kind: 'message', id: sent._id })),
        await status(writeReport(who, { kind: 'conversation-message', id: dated._id })),
      ]).toEqual(Array.from({ length: 11 }, () => 404));
      for (const side of ['before', 'after']) {
        expect(await messagesOf(who, conversationId, `?${side}=${dated._id}`)).toEqual([]);
        const chat = await who.get(`/api/dating/chat/${matchId}?${side}=${sent._id}`);
        expect(chat.json()).toEqual([]);
      }
    }
    await asha.post(`/api/conversations/${conversationId}/read`, { messageId: dated._id });
    await asha.post(`/api/dating/chat/${matchId}/read`, { messageId: sent._id });
    expect((await inboxOf(asha)).conversations[0]?.unread).toBe(1);
    expect((await matchesOf(asha))[0]?.unread).toBe(1);
  });

  it('cause separate notifications that contain nothing of the other area', async () => {
    const all = await both();
    const { notifications, ...counts } = await notificationsOf(all.asha);
    expect(counts).toMatchObject({ unreadMessages: 1, unreadConversations: 1 });
    const newsOf = (kind: string) => JSON.stringify(notifications.find((one) => one.kind === kind));
    for (const secret of ofListing(all)) expect(newsOf('message')).not.toContain(secret);
    for (const secret of ofDating(all)) expect(newsOf('conversation')).not.toContain(secret);
    expect(newsOf('conversation')).not.toContain('Arjun');
    expect(newsOf('conversation')).toContain(all.arjun.username);
    const { asha, conversationId, sent } = all;
    await asha.post(`/api/conversations/${conversationId}/read`, { messageId: sent._id });
    expect(await notificationsOf(asha)).toMatchObject({
      unreadMessages: 1,
      unreadConversations: 0,
    });
  });

  it('are pushed as separate socket events', async () => {
    const all = await both();
    const { asha, arjun, matchId, conversationId } = all;
    const url = await t.api.app.listen({ port: 0, host: '127.0.0.1' });
    const page = await connected(openPage(url, asha.cookie()));
    const events: [string, string][] = [];
    page.socket.onAny((name: string, payload: unknown) =>
      events.push([name, JSON.stringify(payload ?? null)]),
    );
    await write(arjun, conversationId, 'Vermilion again');
    await say(arjun, matchId, 'Marmalade again');
    await page.hears('Marmalade again');
    page.socket.disconnect();
    const payloads = (name: string) =>
      events.filter(([of]) => of === name).map(([, payload]) => payload);
    expect(payloads('conversation_message')).toHaveLength(1);
    expect(payloads('new_chat_message')).toHaveLength(1);
    for (const secret of ofDating(all)) {
      expect(payloads('conversation_message')[0]).not.toContain(secret);
    }
    for (const secret of ofListing(all)) {
      expect(payloads('new_chat_message')[0]).not.toContain(secret);
    }
  });

  it('are in separate parts of the data export', async () => {
    const { asha, arjun, matchId, conversationId, dated, sent, ad } = await both();
    for (const who of [asha, arjun]) {
      const { collegeId, id: studentId, email } = who;
      const asker = { collegeId, studentId, email, session: '' };
      const exported = new Map<string, string>();
      for (const { name, read } of parts) {
        exported.set(name, JSON.stringify(await read(t.api.services.database, asker)));
      }
      const partsWith = (secret: string) =>
        [...exported].filter(([, text]) => text.includes(secret)).map(([name]) => name);
      for (const secret of ['Marmalade', dated._id]) {
        expect(partsWith(secret)).toEqual(['datingMatches']);
      }
      for (const secret of ['Vermilion', sent._id]) {
        expect(partsWith(secret)).toEqual(['conversations']);
      }
      // A notification is a row of its own, which has the id of what it is about.
      for (const [id, part] of [
        [matchId, 'datingMatches'],
        [conversationId, 'conversations'],
      ] as const) {
        expect([part, 'notifications']).toEqual(expect.arrayContaining(partsWith(id)));
      }
      const other = who === asha ? arjun : asha;
      expect(partsWith(other.username)).toEqual(['conversations']);
      expect(partsWith(other.id)).toEqual([]);
      expect(partsWith(ad._id)).toEqual(
        who === asha ? ['ads', 'conversations'] : ['conversations'],
      );
    }
  });

  it('have separate blocks: a block in one area leaves the other open', async () => {
    const idOf = async (who: TestStudent, { username }: TestStudent) =>
      (await who.get(`/api/people/${username}`)).json<{ _id: string }>()._id;
    const first = await both();
    await first.asha.post('/api/dating/block', { userId: first.arjun.id });
    expect(await matchesOf(first.asha)).toEqual([]);
    for (const who of [first.asha, first.arjun]) {
      expect((await inboxOf(who)).conversations).toHaveLength(1);
      expect((await write(who, first.conversationId, 'Still here')).statusCode).toBe(200);
    }
    const second = await both();
    await second.arjun.put(`/api/user/blocks/${await idOf(second.arjun, second.asha)}`);
    for (const who of [second.asha, second.arjun]) {
      expect((await inboxOf(who)).conversations).toEqual([]);
      expect(await matchesOf(who)).toHaveLength(1);
      expect((await say(who, second.matchId, 'Still here')).statusCode).toBe(200);
    }
  });
});
