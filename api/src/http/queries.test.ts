import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { begin } from '../modules/conversations/conversation-fixture';
import { joinDating, match } from '../modules/dating/dating-fixture';
import { ads, cabs, events, explores } from '../modules/listing/listing-fixture';
import { describeOnEachDatabase, makeCampus, publish, type Client } from '../testing';

type Answer = ReturnType<Client['get']>;

/**
 * The database statements of each call, including `begin` and `commit`: first after the student has written something,
 * and then again. A call that needs more than before is slower for everybody: change a number only on purpose.
 */
describeOnEachDatabase('the number of database queries', (t) => {
  const places = new Map<string, string>();
  const place = (path: string) => path.replace(/:\w+/g, (name) => places.get(name) ?? name);
  let student: Client;
  let visitor: Client;
  let login: object;

  beforeAll(async () => {
    const { author, other, community, college } = await makeCampus(t);
    student = other;
    visitor = t.visitor();
    login = { email: other.email, password: other.password };
    places.set(':community', community.id);
    places.set(':author', author.username);
    places.set(':confessions', college.confessionsId);
    places.set(':post', (await publish(author, community.id))._id);
    places.set(':secret', (await publish(author, college.confessionsId))._id);
    await joinDating(author, { gender: 'female' });
    await joinDating(other, { gender: 'male' });
    places.set(':match', await match(other, author));
    const sold = await ads.make(t, author);
    places.set(':listing', sold._id);
    places.set(':talk', (await begin(other, sold._id)).conversationId);
    stopped = [Date.now(), performance.now()];
    stopClocks();
    // Reads the names of the communities again: on a busy machine they are older than a second by now.
    await lineOf(() => student.get(place('/api/posts/community/:community')));
  });

  // Cached data does not expire meanwhile, however busy the machine is.
  let stopped = [0, 0];
  function stopClocks() {
    jest.spyOn(Date, 'now').mockReturnValue(stopped[0] ?? 0);
    jest.spyOn(performance, 'now').mockReturnValue(stopped[1] ?? 0);
  }
  beforeEach(stopClocks);

  /** The log line of a call. It is written after the answer, so the next line could be mistaken for it. */
  async function lineOf(call: () => Answer): Promise<string> {
    const before = t.log.length;
    const answer = await call();
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
    while (t.log.length === before) await turn();
    return t.log[before] ?? '';
  }

  async function queriesOf(call: () => Answer): Promise<number> {
    return JSON.parse(await lineOf(call)).queries;
  }

  it.each([
    ['/api/auth/verify-token', 0, 0],
    ['/api/auth/me', 1, 1],
    ['/api/user/profile', 1, 1],
    ['/api/people?q=st', 1, 1],
    ['/api/people/:author', 1, 1],
    ['/api/user/blocks', 1, 1],
    ['/api/posts?author=:author', 1, 1],
    ['/api/sell?author=:author', 1, 1],
    ['/api/cabs?author=:author', 1, 1],
    ['/api/explores?author=:author', 1, 1],
    ['/api/communities', 1, 1],
    ['/api/communities/activity', 1, 1],
    ['/api/colleges', 1, 0],
    ['/api/posts', 2, 0],
    ['/api/posts?page=2', 2, 0],
    ['/api/posts/important', 3, 0],
    ['/api/posts/community/:community', 1, 1],
    ['/api/posts/confession', 2, 2],
    ['/api/user/posts', 1, 1],
    ['/api/posts/:post', 1, 1],
    ['/api/posts/:secret', 2, 2],
    ['/api/posts/:post/comments', 1, 1],
    ['/api/posts/:secret/comments', 1, 1],
    ['/api/posts/:post/likes-dislikes', 1, 1],
    ['/api/posts/:post/verify-author', 1, 1],
    ['/api/sell', 1, 1],
    ['/api/sell/user', 1, 1],
    ['/api/cabs', 2, 0],
    ['/api/cabs/user', 1, 1],
    ['/api/events', 1, 1],
    ['/api/events/user', 1, 1],
    ['/api/explores', 1, 1],
    ['/api/explores/user', 1, 1],
    ['/api/notifications', 2, 2],
    ['/api/dating/home', 2, 2],
    ['/api/dating/check-profile', 1, 1],
    ['/api/dating/profile', 1, 1],
    ['/api/dating/explore', 2, 2],
    ['/api/dating/match-requests', 1, 1],
    ['/api/dating/accepted-matches', 1, 1],
    ['/api/dating/chat/:match', 2, 2],
    ['/api/conversations', 1, 1],
    ['/api/conversations?kind=ad&listing=:listing', 1, 1],
    ['/api/conversations/:talk', 1, 1],
    ['/api/conversations/:talk/messages', 1, 1],
  ])('GET %s: %i statements, and %i when repeated', async (path, first, again) => {
    await lineOf(() => student.post(place('/api/posts/:post/like')));
    const call = () => student.get(place(path));
    expect([await queriesOf(call), await queriesOf(call)]).toEqual([first, again]);
  });

  const text = 'Has anybody seen my umbrella?';
  const post = (community: string) => ({ content: text, images: [], community_id: community });

  it.each([
    ['/api/posts/:post/like', undefined, 1],
    ['/api/posts/:post/comments', { comment: text }, 1],
    ['/api/posts/:secret/comments', { comment: text }, 1],
    ['/api/posts', post(':community'), 1],
    ['/api/posts', post(':confessions'), 1],
    ['/api/conversations', { kind: 'ad', listing: ':listing', message: text }, 1],
    ['/api/conversations/:talk/messages', { message: text }, 1],
    ['/api/dating/send-message', { matchId: ':match', message: text }, 1],
  ])('POST %s %j: %i statements, with or without idempotency key', async (path, sent, expected) => {
    const body: unknown = sent && JSON.parse(place(JSON.stringify(sent)));
    const call = (headers: Record<string, string>) => () =>
      student.post(place(path), body, headers);
    // The first comment on a post reads the post once.
    await lineOf(call({}));
    expect(await queriesOf(call({}))).toBe(expected);
    expect(await queriesOf(call({ 'idempotency-key': randomUUID() }))).toBe(expected);
  });

  it.each([
    { listing: ads, expected: 6 },
    { listing: cabs, expected: 4 },
    { listing: events, expected: 6 },
    { listing: explores, expected: 6 },
  ])('POST $listing.path: $expected statements', async ({ listing, expected }) => {
    const form = await listing.form(t);
    expect(await queriesOf(() => student.post(listing.path, form))).toBe(expected);
  });

  it('login: 6 statements, logout: 2 statements', async () => {
    expect(await queriesOf(() => visitor.post('/api/auth/login', login))).toBe(6);
    expect(await queriesOf(() => visitor.post('/api/auth/logout'))).toBe(2);
  });
});
