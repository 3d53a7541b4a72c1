import { peopleMessages, type FoundPerson, type Person, type Post } from '@campus/contract';
import {
  describeOnEachDatabase,
  makeCampus,
  photo,
  publish,
  type Campus,
  type TestStudent,
} from '../../testing';
import { sell } from '../ads/ad-fixture';
import { offer } from '../cabs/cab-fixture';
import { joinDating, match, say } from '../dating/dating-fixture';
import { announce as announceTrip } from '../explores/explore-fixture';
import { commentOn, decide, reportsOf, writeReport } from '../reports/report-fixture';

const nobody = { message: peopleMessages.missing };

describeOnEachDatabase('people', (t) => {
  const pageOf = ({ username }: TestStudent) => `/api/people/${username}`;
  const read = async (who: TestStudent, whom: TestStudent) =>
    (await who.get(pageOf(whom))).json<Person>();
  const found = async (who: TestStudent, q: string) =>
    (await who.get(`/api/people?q=${q}`)).json<FoundPerson[]>().map(({ username }) => username);

  async function offerAll({ author, community }: Campus) {
    await publish(author, community.id);
    await sell(author);
    await offer(t, author);
    await announceTrip(t, author);
  }

  it('have a page with their details and counts of visible content', async () => {
    const campus = await makeCampus(t);
    const { author, other } = campus;
    await offerAll(campus);
    await author.put('/api/user/about', { department: ' Physics ', year: 2 });
    const expected = {
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ...{ username: author.username, avatar: null, department: 'Physics', year: 2 },
      ...{ posts: 1, items: 1, rides: 1, trips: 1 },
    };
    expect(await read(other, author)).toEqual({ ...expected, isYou: false });
    expect(await read(author, author)).toEqual({ ...expected, isYou: true });
    expect((await read(other, author))._id).not.toBe(author.id);
    const shouted = await other.get(`/api/people/${author.username.toUpperCase()}`);
    expect(shouted.json()).toMatchObject({ username: author.username });
    const profile = (await author.get('/api/user/profile')).json();
    expect(profile).toMatchObject({ department: 'Physics', year: 2, avatar: null });
  });

  it('have counts without sold items, ended rides and trips, and posts that the reader reported', async () => {
    const campus = await makeCampus(t);
    const { author, other } = campus;
    await offerAll(campus);
    const [post] = (await other.get(`/api/posts?author=${author.username}`)).json().posts as Post[];
    await writeReport(other, { kind: 'post', id: post?._id ?? '' });
    expect(await read(other, author)).toMatchObject({ posts: 0, items: 1, rides: 1, trips: 1 });
    const [ad] = (await author.get('/api/sell/user')).json().ads;
    await author.put(`/api/sell/${ad._id}`, { isSold: true });
    t.advance(400 * 24 * 3600);
    const again = await t.student({ college: campus.college });
    expect(await read(again, author)).toMatchObject({ posts: 1, items: 0, rides: 0, trips: 0 });
  });

  it('have pages and lists that confessions and dating activity do not change', async () => {
    const campus = await makeCampus(t);
    const { author, other, college } = campus;
    const third = await t.student({ college });
    await offerAll(campus);
    const urls = [
      pageOf(author),
      `/api/people?q=${author.username}`,
      ...['posts', 'sell', 'cabs', 'explores'].map((of) => `/api/${of}?author=${author.username}`),
      '/api/posts',
    ];
    const answers = async () => {
      const all = [];
      for (const who of [other, third]) for (const url of urls) all.push((await who.get(url)).body);
      return all;
    };
    const before = await answers();
    expect(before).toHaveLength(14);
    const images = [await photo()];
    const confession = await publish(author, college.confessionsId, { content: 'Me', images });
    await commentOn(author, confession._id, 'It was me');
    await commentOn(author, (await publish(other, college.confessionsId))._id, 'And me');
    expect(await answers()).toEqual(before);
    await joinDating(author, { gender: 'female' });
    await joinDating(other, { gender: 'male' });
    await joinDating(third, { gender: 'male' });
    await say(author, await match(other, author), 'Hello');
    expect(await answers()).toEqual(before);
    // Blocks and reports in dating: if a page disappeared, this would reveal whose profile it was.
    await author.post('/api/dating/block', { userId: other.id });
    await third.post('/api/reports', { kind: 'profile', id: author.id, reason: 'harassment' });
    expect(await answers()).toEqual(before);
    const { _id: id } = await read(third, author);
    expect((await writeReport(third, { kind: 'person', id })).statusCode).toBe(200);
  });

  it('unknown, deleted, suspended, hidden, reported or blocked students get the same 404', async () => {
    const { author, other, stranger, college } = await makeCampus(t);
    const hidden = await t.student({ college });
    const { _id } = await read(other, hidden);
    await writeReport(author, { kind: 'person', id: _id });
    const [reportId = ''] = await reportsOf(t, { id: _id });
    await decide(t, reportId, 'hidden');
    const left = await t.student({ college });
    await left.post('/api/user/delete', { password: left.password, confessions: 'keep' });
    const suspended = await t.student({ college });
    await t.api.services.database.query(
      'update students set suspended_at = now() where college_id = $1 and id = $2',
      [college.id, suspended.id],
    );
    const reported = await t.student({ college });
    await writeReport(other, { kind: 'person', id: (await read(other, reported))._id });
    const blocked = await t.student({ college });
    await other.put(`/api/user/blocks/${(await read(other, blocked))._id}`);
    const blocking = await t.student({ college });
    await blocking.put(`/api/user/blocks/${(await read(blocking, other))._id}`);
    const gone = [hidden, left, suspended, reported, blocked, blocking, stranger];
    for (const username of [...gone.map((one) => one.username), 'never_was', 'no%20name', '%00']) {
      const answer = await other.get(`/api/people/${username}`);
      expect([username, answer.statusCode, answer.json()]).toEqual([username, 404, nobody]);
    }
    for (const { username } of gone) {
      expect(await found(other, username)).toEqual([]);
      expect((await other.get(`/api/posts?author=${username}`)).json().posts).toEqual([]);
    }
    expect((await t.visitor().get(pageOf(author))).statusCode).toBe(401);
    expect((await t.visitor().get('/api/people?q=a')).statusCode).toBe(401);
  });

  it('are found by the start of the name, or of the part after _, in this order', async () => {
    const college = await t.college();
    const [one, two, three, elsewhere] = [
      ...[await t.student({ college }), await t.student({ college })],
      ...[await t.student({ college }), await t.student()],
    ] as [TestStudent, TestStudent, TestStudent, TestStudent];
    await one.put('/api/user/username', { username: 'Zia_Mehta' });
    await two.put('/api/user/username', { username: 'mehtab' });
    await three.put('/api/user/username', { username: 'mexhta' });
    await elsewhere.put('/api/user/username', { username: 'mehta_2' });
    expect(await found(three, 'MEHTA')).toEqual(['mehtab', 'Zia_Mehta']);
    expect(await found(three, 'zia')).toEqual(['Zia_Mehta']);
    expect(await found(three, 'me_ta')).toEqual([]);
    expect((await three.get('/api/people?q=')).statusCode).toBe(400);
    expect((await three.get('/api/people?q=a%25')).statusCode).toBe(400);
  });

  it('are listed at most twenty per search', async () => {
    const { author, college } = await makeCampus(t);
    await t.api.services.database.query(
      `insert into students (college_id, email, username, username_lower, password_hash)
       select $1, 'many' || n || '@x.example', 'many_k' || n, 'many_k' || n, '' from generate_series(1, 30) n`,
      [college.id],
    );
    expect(await found(author, 'many')).toHaveLength(20);
    expect(await found(author, 'k3')).toEqual(['many_k3', 'many_k30']);
  });

  it('have lists of their own posts and listings, by author', async () => {
    const campus = await makeCampus(t);
    const { author, other, community } = campus;
    await offerAll(campus);
    t.advance(1);
    const newest = await publish(author, community.id);
    await publish(other, community.id);
    const list = async (path: string) => (await other.get(path)).json();
    const url = `/api/posts?author=${author.username}&limit=1`;
    const first = await list(url);
    expect(first.posts.map(({ _id }: Post) => _id)).toEqual([newest._id]);
    const second = await list(`${url}&cursor=${first.pagination.nextCursor}`);
    expect([second.posts.length, second.pagination.hasMore]).toEqual([1, false]);
    for (const [path, key] of [
      ['sell', 'ads'],
      ['explores', 'explores'],
    ] as const) {
      const own = await list(`/api/${path}?author=${author.username}`);
      expect(own[key]).toMatchObject([{ postedBy: author.username }]);
      expect((await list(`/api/${path}?author=${other.username}`))[key]).toEqual([]);
    }
    const rides = `/api/cabs?author=${author.username}`;
    expect(await list(rides)).toMatchObject([{ postedBy: author.username }]);
    expect(await list(`/api/cabs?author=${other.username}`)).toEqual([]);
  });

  it.each([
    [{ department: 'x'.repeat(61), year: null }, 'department'],
    [{ department: '', year: 0 }, 'year'],
    [{ department: '', year: 7 }, 'year'],
    [{ department: '', year: 1.5 }, 'year'],
  ])('cannot set their details to %j', async (body, field) => {
    const answer = await (await t.student()).put('/api/user/about', body);
    expect([answer.statusCode, answer.json().field]).toEqual([400, field]);
  });
});

describeOnEachDatabase(
  'the search for people',
  (t) => {
    it('is rate limited after 60 searches', async () => {
      const student = await t.student();
      for (let n = 0; n < 60; n += 1) await student.get('/api/people?q=a');
      expect((await student.get('/api/people?q=a')).statusCode).toBe(429);
    });
  },
  { rateLimits: true },
);
