import { conversationMessages as say, type Conversation, type Person } from '@campus/contract';
import { describeOnEachDatabase, makeCampus, type TestStudent } from '../../testing';
import { sell } from '../ads/ad-fixture';
import { missing, offer } from '../cabs/cab-fixture';
import { announce as announceEvent } from '../events/event-fixture';
import { announce as announceTrip } from '../explores/explore-fixture';
import { notificationsOf, sentences } from '../notifications/notification-fixture';
import { askAbout, begin, inboxOf, messagesOf, write } from './conversation-fixture';

describeOnEachDatabase('a conversation about a listing', (t) => {
  async function asking() {
    const campus = await makeCampus(t);
    const ad = await sell(campus.author);
    const { conversationId: id } = await begin(campus.other, ad._id);
    return { ...campus, ad, id };
  }
  const run = (text: string, ...params: string[]) => t.api.services.database.query(text, params);
  const texts = async (who: TestStudent, id: string) =>
    (await messagesOf(who, id)).map(({ sender, message }) => [sender, message]);
  const ids = async (who: TestStudent, query = '') =>
    (await inboxOf(who, query)).conversations.map(({ _id }) => _id);
  const block = async (who: TestStudent, whom: TestStudent) => {
    const { _id } = (await who.get(`/api/people/${whom.username}`)).json<Person>();
    return who.put(`/api/user/blocks/${_id}`);
  };

  it('starts with the first message and reads correctly from both sides', async () => {
    const { author, other, ad, id } = await asking();
    expect((await write(author, id, '  It is \n')).json()).toEqual({
      message: say.sent,
      conversationId: id,
      sent: {
        ...{ _id: expect.any(String), sender: 'you', message: 'It is' },
        createdAt: expect.stringMatching(/Z$/),
      },
    });
    expect(await texts(other, id)).toEqual([
      ['you', 'Is this available?'],
      ['them', 'It is'],
    ]);
    expect(await texts(author, id)).toEqual([
      ['them', 'Is this available?'],
      ['you', 'It is'],
    ]);
    const listing = {
      ...{ kind: 'ad', listingId: ad._id, state: 'available', title: ad.title, price: ad.price },
      ...{ startsAt: null, seatsAvailable: null, image: expect.stringMatching(/^\/media\//) },
    };
    const seen = async (who: TestStudent) => (await who.get(`/api/conversations/${id}`)).json();
    expect(await seen(other)).toEqual({
      ...{ _id: id, name: author.username, avatar: null, isOwner: false, listing, unread: 1 },
      lastMessage: expect.objectContaining({ sender: 'them', message: 'It is' }),
    });
    expect(await seen(author)).toMatchObject({ name: other.username, isOwner: true, unread: 1 });
    expect((await inboxOf(author)).conversations).toEqual([await seen(author)]);
    expect(await ids(other, `?kind=ad&listing=${ad._id}`)).toEqual([id]);
    expect(await ids(other, `?kind=cab&listing=${ad._id}`)).toEqual([]);
    expect(await ids(other, `?kind=ad&listing=${missing}`)).toEqual([]);
  });

  it('is unique per student and listing, also for concurrent messages', async () => {
    const { author, other, college, ad, id } = await asking();
    expect((await begin(other, ad._id, { message: 'Still?' })).conversationId).toBe(id);
    const both = await Promise.all(
      [1, 2, 3].map((n) => begin(other, ad._id, { message: `${n}?` })),
    );
    expect(new Set(both.map((each) => each.conversationId))).toEqual(new Set([id]));
    expect(await messagesOf(other, id)).toHaveLength(5);
    const third = await t.student({ college });
    const { conversationId } = await begin(third, ad._id);
    expect(await ids(author)).toEqual([conversationId, id]);
    expect(await ids(author, '?limit=1')).toEqual([conversationId]);
    expect(await ids(author, '?limit=1&page=2')).toEqual([id]);
    const { pagination } = await inboxOf(author, '?limit=1');
    expect(await ids(author, `?limit=1&cursor=${pagination.nextCursor}`)).toEqual([id]);
  });

  it('stores a message once when the submit is repeated with the same key', async () => {
    const { other, ad, id } = await asking();
    const key = { 'idempotency-key': 'again' };
    const first = { kind: 'ad', listing: ad._id, message: 'Once' };
    const start = () => other.post('/api/conversations', first, key);
    const answers = [await start(), await start()];
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    const more = { 'idempotency-key': 'more' };
    const send = () => other.post(`/api/conversations/${id}/messages`, { message: 'Two' }, more);
    expect((await send()).json()).toEqual((await send()).json());
    expect(await messagesOf(other, id)).toHaveLength(3);
  });

  it('starts only about a visible, available listing of another student', async () => {
    const { author, other, stranger, ad, id } = await asking();
    const status = async (who: TestStudent, listing: string, kind = 'ad') => {
      const answer = await askAbout(who, listing, { kind: kind as 'ad' });
      return [answer.statusCode, answer.json().message];
    };
    const cab = await offer(t, author, { seatsAvailable: 1 });
    expect(await status(author, ad._id)).toEqual([400, say.own]);
    for (const [who, listing, kind] of [
      [stranger, ad._id, 'ad'],
      [other, ad._id, 'cab'],
      [other, cab._id, 'ad'],
      [other, missing, 'ad'],
      [other, 'nothing', 'ad'],
    ] as const) {
      expect(await status(who, listing, kind)).toEqual([404, say.listingMissing]);
    }
    expect((await askAbout(t.visitor() as TestStudent, ad._id)).statusCode).toBe(401);
    const sold = await sell(author);
    await author.put(`/api/sell/${sold._id}`, { isSold: true });
    expect(await status(other, sold._id)).toEqual([409, say.sold]);
    await author.put(`/api/sell/${ad._id}`, { isSold: true });
    expect((await begin(other, ad._id)).conversationId).toBe(id);
    t.advance(3 * 3600);
    expect(await status(other, cab._id, 'cab')).toEqual([409, say.past]);
    const hidden = await sell(author);
    await run('update ads set hidden_at = now() where id = $1', hidden._id);
    expect(await status(other, hidden._id)).toEqual([404, say.listingMissing]);
    expect(await ids(other)).toEqual([id]);
  });

  it('shows the current state of its listing and continues after its deletion', async () => {
    const { author, other } = await makeCampus(t);
    const ad = await sell(author);
    const cab = await offer(t, author);
    const event = await announceEvent(t, author);
    const trip = await announceTrip(t, author);
    const about = { ad, cab, event, explore: trip };
    for (const [kind, { _id }] of Object.entries(about)) {
      await begin(other, _id, { kind: kind as keyof typeof about });
    }
    const card = async (kind: string) =>
      (await inboxOf(other)).conversations.find(({ listing }) => listing.kind === kind)
        ?.listing as Conversation['listing'];
    const states = async () =>
      Promise.all(Object.keys(about).map(async (kind) => (await card(kind)).state));
    expect(await states()).toEqual(['available', 'available', 'available', 'available']);
    expect(await card('cab')).toMatchObject({
      ...{ title: 'Main gate to Kochi airport', seatsAvailable: 3, price: null, image: null },
      startsAt: expect.stringMatching(/Z$/),
    });
    await author.put(`/api/sell/${ad._id}`, { isSold: true });
    await run('update cabs set seats_available = 0 where id = $1', cab._id);
    expect(await states()).toEqual(['sold', 'full', 'available', 'available']);
    for (const table of ['cabs', 'events', 'explores']) {
      await run(
        `update ${table} set starts_at = '2026-01-01' where college_id = $1`,
        other.collegeId,
      );
    }
    const lateCards = async () =>
      Object.fromEntries(
        (await inboxOf(other)).conversations.map(({ listing }) => [listing.kind, listing]),
      );
    expect(await lateCards()).toMatchObject({
      ...{ ad: { state: 'sold' }, cab: { state: 'past' } },
      ...{ event: { state: 'past' }, explore: { state: 'past' } },
    });
    await author.delete(`/api/sell/${ad._id}`);
    await run('update cabs set hidden_at = now() where id = $1', cab._id);
    expect(await lateCards()).toMatchObject({
      ad: { state: 'gone', title: '', price: null, image: null },
      cab: { state: 'gone', title: '', startsAt: null, seatsAvailable: null },
    });
    const [gone] = await ids(other);
    expect((await write(other, gone ?? '', 'Thanks anyway')).statusCode).toBe(200);
  });

  it('answers 404 in every call to students who are not part of it', async () => {
    const { college, author, other, stranger, id } = await asking();
    const third = await t.student({ college });
    const [sent] = await messagesOf(author, id);
    const tries = async (who: TestStudent) => [
      (await who.get(`/api/conversations/${id}`)).statusCode,
      (await who.get(`/api/conversations/${id}/messages`)).statusCode,
      (await who.get(`/api/conversations/${id}/messages?after=${sent?._id}`)).statusCode,
      (await write(who, id, 'Hi')).statusCode,
      (await who.post(`/api/conversations/${id}/read`, { messageId: sent?._id })).statusCode,
    ];
    for (const who of [third, stranger]) {
      expect(await tries(who)).toEqual([404, 404, 404, 404, 404]);
      expect(await ids(who)).toEqual([]);
    }
    expect(await tries(t.visitor() as TestStudent)).toEqual([401, 401, 401, 401, 401]);
    for (const who of [author, other]) expect(await tries(who)).toEqual([200, 200, 200, 200, 200]);
    expect((await author.get('/api/conversations/nothing')).statusCode).toBe(404);
  });

  it.each(['the one who asked', 'the one who offers'])('ends when %s blocks', async (who) => {
    const { author, other, ad, id } = await asking();
    const [blocking, blocked] = who === 'the one who asked' ? [other, author] : [author, other];
    await block(blocking, blocked);
    for (const student of [author, other]) {
      expect(await ids(student)).toEqual([]);
      expect((await student.get(`/api/conversations/${id}/messages`)).statusCode).toBe(404);
      expect((await write(student, id, 'Hi')).statusCode).toBe(404);
      expect(await notificationsOf(student)).toMatchObject({ unread: 0, unreadConversations: 0 });
    }
    expect((await askAbout(other, ad._id)).statusCode).toBe(404);
  });

  it.each(['suspended_at', 'delete_at'])('is hidden while the owner has %s', async (column) => {
    const { author, other, ad, id } = await asking();
    await run(`update students set ${column} = now() where id = $1`, author.id);
    expect(await ids(other)).toEqual([]);
    expect((await write(other, id, 'Hi')).statusCode).toBe(404);
    expect((await askAbout(other, ad._id)).statusCode).toBe(404);
    await run(`update students set ${column} = null where id = $1`, author.id);
    expect(await ids(other)).toEqual([id]);
  });

  it('counts unread messages and notifies about them until they are read', async () => {
    const { author, other, id } = await asking();
    await write(other, id, 'And where?');
    expect(await sentences(author)).toEqual([
      `${other.username} sent you 2 messages about an item`,
    ]);
    expect(await notificationsOf(author)).toMatchObject({
      ...{ unread: 1, unreadConversations: 1, unreadMessages: 0 },
      notifications: [{ kind: 'conversation', conversationId: id, about: 'ad' }],
    });
    expect(await sentences(other)).toEqual([]);
    const unread = async () => (await inboxOf(author)).conversations[0]?.unread;
    const [first, second] = await messagesOf(author, id);
    const see = (messageId = '') => author.post(`/api/conversations/${id}/read`, { messageId });
    expect(await unread()).toBe(2);
    await see(first?._id);
    expect([await unread(), (await notificationsOf(author)).unread]).toEqual([1, 1]);
    await see(second?._id);
    await see(first?._id);
    await see(missing);
    expect([await unread(), (await notificationsOf(author)).unread]).toEqual([0, 0]);
  });

  it('pages by ids of its own messages and returns nothing for other ids', async () => {
    const { author, other, ad, id } = await asking();
    for (const text of ['one', 'two']) await write(author, id, text);
    const [, one, two] = await messagesOf(other, id);
    expect(await messagesOf(other, id, `?before=${two?._id}`)).toHaveLength(2);
    expect(await messagesOf(other, id, `?after=${one?._id}`)).toEqual([two]);
    const second = await sell(author);
    const { sent } = await begin(other, second._id);
    for (const edge of [sent._id, missing, 'nothing']) {
      expect(await messagesOf(other, id, `?before=${edge}`)).toEqual([]);
      expect(await messagesOf(other, id, `?after=${edge}`)).toEqual([]);
    }
    expect(ad._id).not.toBe(second._id);
  });
});
