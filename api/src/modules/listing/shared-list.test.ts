import type { Ad, Cab } from '@campus/contract';
import { createApi, type Api } from '../../api';
import {
  describeOnEachDatabase,
  makeCampus,
  publish,
  testConfig,
  type Client,
} from '../../testing';
import { asAddresses } from '../../testing/fixtures';
import { sell } from '../ads/ad-fixture';
import { ask, offer, reply, requestsFor, ride } from '../cabs/cab-fixture';

const path = { ads: '/api/sell', cabs: '/api/cabs' };
type Listed = Pick<
  Ad & Cab,
  '_id' | 'mySeat' | 'seatsAvailable' | 'seatRequests' | 'isSold' | 'title'
>;

async function read(client: Client, url: string): Promise<Listed[]> {
  const answer = await client.get(url, asAddresses);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return url.startsWith(path.ads) ? answer.json().ads : answer.json();
}

const first = async (client: Client, url: string) => (await read(client, url))[0];

describeOnEachDatabase('lists of ads and rides shared by a college', (t) => {
  /** The statements of a call: none if the answer is in memory. */
  async function statementsOf(client: Client, url: string): Promise<number> {
    const before = t.log.length;
    await read(client, url);
    while (t.log.length === before) await new Promise((resolve) => setImmediate(resolve));
    return JSON.parse(t.log[before] ?? '').queries;
  }

  it('are identical to a read for a single student', async () => {
    const { author, other, college } = await makeCampus(t);
    const third = await t.student({ college });
    for (let number = 0; number < 12; number += 1) await sell(author, { title: `Lamp ${number}` });
    const { _id } = await offer(t, author, { seatsAvailable: 1 });
    await offer(t, other);
    await ask(other, _id);
    const [request] = await requestsFor(author, _id);
    await reply(author, { cab: _id, request: request?._id ?? '', action: 'grant' });
    for (const student of [author, other, third]) {
      for (const [url, alone] of [
        ['/api/sell', '/api/sell?minPrice=0'],
        ['/api/sell?limit=3', '/api/sell?limit=3&minPrice=0'],
        ['/api/cabs', '/api/cabs?from=main'],
        ['/api/cabs?free=1', '/api/cabs?free=1&from=main'],
      ] as const) {
        const expected = (await student.get(alone, asAddresses)).json();
        for (const _time of [1, 2]) {
          const answer = await student.get(url, asAddresses);
          expect(answer.json()).toEqual(expected);
          expect(answer.headers.vary).toBe(url.startsWith(path.ads) ? 'Prefer' : undefined);
        }
      }
    }
    expect(await read(third, '/api/cabs?free=1')).toHaveLength(1);
    const whole = await third.get(path.ads);
    expect(whole.json().ads[0].image[0]).toMatch(/^data:/);
  });

  it('are read once for all, and again after a write that may change them', async () => {
    const { author, other, college, community } = await makeCampus(t);
    const third = await t.student({ college });
    const post = await publish(author, community.id);
    await offer(t, author);
    for (const student of [other, third]) await student.get('/api/auth/verify-token');
    // Neither a second that ends nor a busy machine makes a list old.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now());
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    expect(await statementsOf(other, path.cabs)).toBe(2);
    expect(await statementsOf(other, path.cabs)).toBe(0);
    expect(await statementsOf(other, path.ads)).toBe(1);
    expect(await statementsOf(third, path.cabs)).toBe(1);
    await author.post(`/api/posts/${post._id}/like`);
    expect(await statementsOf(other, path.cabs)).toBe(0);
    await other.post(`/api/posts/${post._id}/like`);
    expect(await statementsOf(other, path.cabs)).toBe(1);
    await offer(t, author);
    expect(await statementsOf(other, path.cabs)).toBe(2);
    expect(await read(other, path.cabs)).toHaveLength(2);
  });

  it('show every change of an ad and of a ride in the next answer', async () => {
    const { author, other, college } = await makeCampus(t);
    const third = await t.student({ college });
    expect(await read(other, path.ads)).toEqual([]);
    expect(await read(author, path.ads)).toEqual([]);
    const ad = await sell(author);
    for (const student of [author, other]) {
      expect(await first(student, path.ads)).toMatchObject({
        _id: ad._id,
        isSeller: student === author,
      });
    }
    await author.put(`${path.ads}/${ad._id}`, { title: 'Reading lamp' });
    expect(await first(other, path.ads)).toMatchObject({ title: 'Reading lamp' });
    await author.put(`${path.ads}/${ad._id}`, { isSold: true });
    expect(await read(other, path.ads)).toEqual([]);

    const cab = await offer(t, author);
    const seen = async () => (await first(other, path.cabs)) ?? {};
    expect(await seen()).toMatchObject({ _id: cab._id, mySeat: 'none', isAuthor: false });
    await ask(other, cab._id);
    expect(await seen()).toMatchObject({ mySeat: 'asked', seatsAvailable: 3, seatRequests: 0 });
    expect(await first(author, path.cabs)).toMatchObject({ seatRequests: 1, isAuthor: true });
    expect(await first(third, path.cabs)).toMatchObject({ mySeat: 'none', seatRequests: 0 });
    const [request] = await requestsFor(author, cab._id);
    await reply(author, { cab: cab._id, request: request?._id ?? '', action: 'grant' });
    expect(await seen()).toMatchObject({ mySeat: 'granted', seatsAvailable: 2 });
    expect(await first(third, path.cabs)).toMatchObject({ mySeat: 'none', seatsAvailable: 2 });
    t.advance(3 * 3600);
    for (const student of [author, other, third])
      expect(await read(student, path.cabs)).toEqual([]);
  });

  it('hide what a student has reported, and those between whom there is a block, at once', async () => {
    const { author, other, college } = await makeCampus(t);
    const third = await t.student({ college });
    const ad = await sell(author);
    const cab = await offer(t, author);
    const seenBy = async (student: Client) =>
      [...(await read(student, path.ads)), ...(await read(student, path.cabs))].map(
        ({ _id }) => _id,
      );
    for (const student of [other, third]) expect(await seenBy(student)).toEqual([ad._id, cab._id]);
    await third.post('/api/reports', { kind: 'ad', id: ad._id, reason: 'something else' });
    expect(await seenBy(third)).toEqual([cab._id]);
    expect(await seenBy(other)).toEqual([ad._id, cab._id]);
    const { _id: person } = (await author.get(`/api/people/${other.username}`)).json();
    expect((await author.put(`/api/user/blocks/${person}`)).statusCode).toBe(200);
    expect(await seenBy(other)).toEqual([]);
    const elsewhere = await makeCampus(t);
    expect(await seenBy(elsewhere.other)).toEqual([]);
  });
});

const redisUrl = process.env['TEST_REDIS_URL'];

describeOnEachDatabase('lists of rides served by two processes', (t) => {
  const apis: Api[] = [];
  afterEach(() => Promise.all(apis.splice(0).map((api) => api.app.close())));

  (redisUrl ? it : it.skip)('show each new ride at once in both', async () => {
    const { author, other } = await makeCampus(t);
    const { database } = t.api.services;
    const config = testConfig({ redisUrl });
    const start = async () => {
      const api = await createApi({ config, database, logStream: { write: () => undefined } });
      apis.push(api);
      await api.redis?.subscribed();
      return api.app.listen({ port: 0, host: '127.0.0.1' });
    };
    const [here, there] = [await start(), await start()];
    const shown = async () =>
      (await fetch(there + path.cabs, { headers: { cookie: other.cookie() } })).json();
    const headers = { cookie: author.cookie(), 'content-type': 'application/json' };
    for (let count = 0; count < 10; count += 1) {
      expect(await shown()).toHaveLength(count);
      const body = JSON.stringify(ride(t));
      const answer = await fetch(here + path.cabs, { method: 'POST', headers, body });
      expect(answer.status).toBe(201);
    }
  });
});
