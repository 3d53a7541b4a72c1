import type { Cab, Pagination } from '@campus/contract';
import { describeOnEachDatabase, makeCampus, type TestStudent } from '../../testing';
import { inMinutes, offer } from './cab-fixture';

const ids = (cabs: readonly Cab[]) => cabs.map((cab) => cab._id);

describeOnEachDatabase('lists of rides', (t) => {
  const all = async (student: TestStudent, query = '') =>
    (await student.get(`/api/cabs${query}`)).json<Cab[]>();
  const mine = async (student: TestStudent, query = '') =>
    (await student.get(`/api/cabs/user${query}`)).json<{ cabs: Cab[]; pagination: Pagination }>();

  it('sort rides by start time, soonest first, for all authors', async () => {
    const { author, other } = await makeCampus(t);
    const late = await offer(t, author, inMinutes(t, 300));
    const soon = await offer(t, other, inMinutes(t, 30));
    const between = await offer(t, author, inMinutes(t, 60));
    expect(ids(await all(other))).toEqual(ids([soon, between, late]));
    expect(ids(await all(other, '?limit=2'))).toEqual(ids([soon, between]));
    expect(ids((await mine(author)).cabs)).toEqual(ids([between, late]));
  });

  it('a ride leaves All when it starts and stays under Your as ended', async () => {
    const { author, other } = await makeCampus(t);
    const first = await offer(t, author, inMinutes(t, 5));
    const second = await offer(t, author, inMinutes(t, 60));
    expect(ids(await all(other))).toEqual(ids([first, second]));
    t.advance(10 * 60);
    expect(await all(other)).toEqual([{ ...second, isAuthor: false }]);
    expect((await mine(author)).cabs).toEqual([second, { ...first, hasEnded: true }]);
    expect((await mine(other)).cabs).toEqual([]);
  });

  it.each(['0', '51', '1.5', 'x', ''])('rejects limit %p', async (limit) => {
    const { author } = await makeCampus(t);
    const answer = await author.get(`/api/cabs?limit=${limit}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ field: 'limit' });
  });

  it('page through 25 own rides by page and by cursor: upcoming first, then ended', async () => {
    const { author } = await makeCampus(t);
    const made: Cab[] = [];
    for (let i = 1; i <= 25; i += 1) {
      made.push(await offer(t, author, inMinutes(t, i * 10)));
    }
    t.advance(105 * 60);
    const isToCome = (cab: Cab) => made.indexOf(cab) >= 10;
    const expected = [...made.filter(isToCome), ...made.filter((cab) => !isToCome(cab)).reverse()];
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await mine(author, `?page=${page}&limit=10`));
    expect(pages.map((page) => ids(page.cabs))).toEqual([
      ids(expected.slice(0, 10)),
      ids(expected.slice(10, 20)),
      ids(expected.slice(20)),
      [],
    ]);
    expect(pages.map((page) => page.pagination.hasMore)).toEqual([true, true, false, false]);
    const seen: Cab[] = [];
    let next = '';
    do {
      const { cabs, pagination } = await mine(author, `?limit=4${next}`);
      seen.push(...cabs);
      next = pagination.nextCursor ? `&cursor=${pagination.nextCursor}` : '';
    } while (next !== '');
    expect(ids(seen)).toEqual(ids(expected));
    expect(seen.filter((cab) => cab.hasEnded)).toHaveLength(10);
    expect((await mine(author)).cabs).toHaveLength(10);
  });

  it.each(['cursor=x', 'page=0', 'limit=51'])('the list of own rides rejects %s', async (query) => {
    const { author } = await makeCampus(t);
    expect((await author.get(`/api/cabs/user?${query}`)).statusCode).toBe(400);
  });

  it('search matches text in source and destination, ignores case and escapes wildcards', async () => {
    const { author, other } = await makeCampus(t);
    const airport = await offer(t, author, { source: 'North Gate', destination: 'Kochi Airport' });
    const odd = await offer(t, author, { source: '100%_off\\', destination: 'Kochi town' });
    const found = async (query: Record<string, string>) =>
      new Set(ids(await all(other, `?${new URLSearchParams(query)}`)));
    expect(await found({ from: 'north' })).toEqual(new Set(ids([airport])));
    expect(await found({ to: 'KOCHI' })).toEqual(new Set(ids([airport, odd])));
    expect(await found({ from: 'gate', to: ' air ' })).toEqual(new Set(ids([airport])));
    expect(await found({ from: 'gate', to: 'town' })).toEqual(new Set());
    for (const text of ['%', '_', '\\', '%_off\\']) {
      expect(await found({ from: text })).toEqual(new Set(ids([odd])));
    }
    expect(await found({ from: '', to: '\u0000' })).toEqual(new Set(ids([airport, odd])));
    expect((await other.get(`/api/cabs?from=${'x'.repeat(101)}`)).statusCode).toBe(400);
  });

  it('filter by campus day and by free seats', async () => {
    const { author, other } = await makeCampus(t);
    const { journeyDate: day } = inMinutes(t, 2 * 1440);
    const at = (journeyTime: string) => ({ journeyDate: day, journeyTime, seatsAvailable: 1 });
    const [night, evening] = [
      await offer(t, author, at('00:00')),
      await offer(t, author, at('23:59')),
    ];
    const next = { journeyDate: inMinutes(t, 3 * 1440).journeyDate, journeyTime: '00:00' };
    const after = await offer(t, author, next);
    expect(ids(await all(other, `?day=${day}`))).toEqual(ids([night, evening]));
    await t.api.services.database.query('update cabs set seats_available = 0 where id = $1', [
      night._id,
    ]);
    expect(ids(await all(other, `?day=${day}&free=1`))).toEqual(ids([evening]));
    expect(ids(await all(other, '?free=1'))).toEqual(ids([evening, after]));
    for (const query of ['day=2026-02-30', 'day=today', 'free=2']) {
      expect((await other.get(`/api/cabs?${query}`)).statusCode).toBe(400);
    }
  });
});
