import { serverMessages } from '@campus/contract';
import { tables } from '../../database/database';
import { describeOnEachDatabase, makeCampus, type Campus } from '../../testing';
import { sell, walk } from './ad-fixture';

describeOnEachDatabase('lists of ads', (t) => {
  /** Stores `count` ads of one student, two per time, so that ids decide too. @returns ids, newest first */
  async function fill({ college, author }: Campus, count: number) {
    const now = t.api.services.clock().getTime();
    const stored = await t.api.services.database.orm
      .insert(tables.ads)
      .values(
        Array.from({ length: count }, (_, i) => ({
          collegeId: college.id,
          sellerId: author.id,
          title: `Thing ${i}`,
          pricePaise: i * 100,
          description: 'As good as new',
          contactName: 'Asha',
          social: '',
          phone: '1',
          createdAt: new Date(now - Math.floor(i / 2) * 1000),
        })),
      )
      .returning({ id: tables.ads.id, at: tables.ads.createdAt });
    return stored
      .map(({ id, at }) => ({ id, key: `${new Date(at).toISOString()} ${id}` }))
      .sort((a, b) => (a.key > b.key ? -1 : 1))
      .map((row) => row.id);
  }

  it.each(['/api/sell', '/api/sell/user'])('%s pages 25 ads, newest first', async (path) => {
    const campus = await makeCampus(t);
    const expected = await fill(campus, 25);
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => (await campus.author.get(`${path}?page=${page}`)).json()),
    );
    const ids = pages.map(({ ads }) => ads.map((ad: { _id: string }) => ad._id));
    expect(ids).toEqual([0, 10, 20, 30].map((first) => expected.slice(first, first + 10)));
    expect(pages.map(({ pagination }) => pagination.hasMore)).toEqual([true, true, false, false]);
    expect(await walk(campus.author, `${path}?limit=3`)).toEqual(expected);
  });

  it('a cursor neither skips nor repeats ads when a new ad is added between two pages', async () => {
    const campus = await makeCampus(t);
    const expected = await fill(campus, 15);
    const first = (await campus.author.get('/api/sell')).json();
    await sell(campus.other, { title: 'Just now' });
    const { nextCursor } = first.pagination;
    const second = (await campus.author.get(`/api/sell?page=2&cursor=${nextCursor}`)).json();
    const ids = [...first.ads, ...second.ads].map((ad) => ad._id);
    expect(ids).toEqual(expected);
  });

  it.each(['page=0', 'page=1.5', 'limit=0', 'limit=51', 'limit=x'])('rejects %s', async (query) => {
    const { author } = await makeCampus(t);
    expect((await author.get(`/api/sell?${query}`)).statusCode).toBe(400);
    expect((await author.get(`/api/sell/user?${query}`)).statusCode).toBe(400);
  });

  it.each(['2026-02-30T00:00:00.000Z', '0000-01-01T00:00:00.000Z', 'x'])(
    'rejects a cursor with the time %s',
    async (moment) => {
      const { author } = await makeCampus(t);
      const text = `${moment}~00000000-0000-4000-8000-000000000000`;
      const cursor = Buffer.from(text).toString('base64url');
      const answer = await author.get(`/api/sell?cursor=${cursor}`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: serverMessages.cursorInvalid, field: 'cursor' });
    },
  );

  it('search matches word prefixes in title and description and ignores operators', async () => {
    const { author, other } = await makeCampus(t);
    const lamp = await sell(author, { title: 'Study Lamp', description: 'Warm light' });
    const cycle = await sell(author, { title: 'Cycle', description: 'With a lamp and a lock' });
    const found = async (search: string) => {
      const answer = await other.get(`/api/sell?search=${encodeURIComponent(search)}`);
      expect(answer.statusCode).toBe(200);
      return answer.json().ads.map((ad: { _id: string }) => ad._id);
    };
    expect(await found('lam')).toEqual([cycle._id, lamp._id]);
    expect(await found('STUDY lamp')).toEqual([lamp._id]);
    expect(await found('lock | study')).toEqual([]);
    for (const odd of ["lamp' & !", 'lamp:*', '(lamp', '\\lamp', 'lamp\u0000']) {
      expect(await found(odd)).toContain(lamp._id);
    }
    expect(await found('!&|():*')).toEqual([]);
    expect(await found('  ')).toHaveLength(2);
  });

  it('pages through all search results, newest first, for a frequent and for a rare word', async () => {
    const { college, author, other } = await makeCampus(t);
    await t.api.services.database.query(
      `insert into ads (college_id, seller_id, title, price_paise, description, contact_name, social,
         phone, created_at)
       select $1, $2, case when n % 9 = 0 then 'Kettle ' else 'Chair ' end || n, 0, '', 'Asha', '', '1',
         now() - n * interval '1 minute' from generate_series(1, 300) n`,
      [college.id, author.id],
    );
    for (const [search, count] of [
      ['chair', 267],
      ['kettle', 33],
    ] as const) {
      const walked: string[] = [];
      const paged: string[] = [];
      let cursor = '';
      for (let page = 1; page === 1 || cursor !== ''; page += 1) {
        const ask = async (rest: string) =>
          (await other.get(`/api/sell?search=${search}&limit=20&${rest}`)).json();
        const answer = await ask(cursor && `cursor=${cursor}`);
        walked.push(...answer.ads.map((ad: { title: string }) => ad.title));
        paged.push(...(await ask(`page=${page}`)).ads.map((ad: { title: string }) => ad.title));
        cursor = answer.pagination.nextCursor ?? '';
      }
      expect(walked).toHaveLength(count);
      expect(paged).toEqual(walked);
      const numbers = walked.map((title) => Number(title.split(' ')[1]));
      expect(numbers).toEqual([...numbers].sort((one, next) => one - next));
    }
  });

  it('filters by minimum and maximum price in rupees and rejects invalid prices', async () => {
    const { author } = await makeCampus(t);
    const [gift, cheap, dear] = [
      await sell(author, { price: 0 }),
      await sell(author, { price: 499.5 }),
      await sell(author, { price: 150_000 }),
    ];
    const found = async (query: string) =>
      (await author.get(`/api/sell?${query}`)).json().ads.map((ad: { _id: string }) => ad._id);
    expect(await found('maxPrice=0')).toEqual([gift._id]);
    expect(await found('minPrice=1&maxPrice=500')).toEqual([cheap._id]);
    expect(await found('maxPrice=499')).toEqual([gift._id]);
    expect(await found('minPrice=150000')).toEqual([dear._id]);
    expect((await author.get('/api/sell?minPrice=-1')).statusCode).toBe(400);
    expect((await author.get('/api/sell?minPrice=1e9')).statusCode).toBe(400);
  });
});
