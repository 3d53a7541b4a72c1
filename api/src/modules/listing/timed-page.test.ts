import { tables } from '../../database/database';
import { describeOnEachDatabase, makeCampus, type Campus } from '../../testing';
import { soonestFirst, toComeThenEnded, type Paging, type TimedPage } from './timed-page';

const now = new Date('2026-03-14T12:00:00.000Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

/** Cabs stand for any table with a college and a start time. */
describeOnEachDatabase('pages of timed listings', (t) => {
  let campus: Campus;
  const own = () => ({
    members: 'from cabs where college_id = $1 and author_id = $2',
    params: [campus.college.id, campus.author.id],
  });
  const all = () => ({ members: 'from cabs where college_id = $1', params: [campus.college.id] });

  /** Two rows per start time, so that ids decide too. */
  async function fill(count: number) {
    campus = await makeCampus(t);
    const text = {
      source: 'A',
      destination: 'B',
      passengerName: 'C',
      description: 'D',
      social: '',
    };
    const rows = Array.from({ length: count }, (_, i) => ({
      ...text,
      phone: '1',
      seatsAvailable: 1,
      collegeId: campus.college.id,
      authorId: campus.author.id,
      startsAt: minutes(Math.floor(i / 2) - Math.floor(count / 4)),
      createdAt: now,
    }));
    const stored = await t.api.services.database.orm
      .insert(tables.cabs)
      .values(rows)
      .returning({ id: tables.cabs.id, at: tables.cabs.startsAt });
    const byTime = stored
      .map(({ id, at }) => ({ id, key: `${new Date(at).toISOString()} ${id}` }))
      .sort((a, b) => (a.key < b.key ? -1 : 1));
    const isToCome = ({ key }: { key: string }) => key > `${now.toISOString()} g`;
    const toCome = byTime.filter(isToCome).map((row) => row.id);
    const ended = byTime.filter((row) => !isToCome(row)).map((row) => row.id);
    return { toCome, own: [...toCome, ...ended.reverse()] };
  }

  async function read({ ids, order, params, cut }: TimedPage) {
    const found = await t.api.services.database.query<{ id: string; startsAt: string }>(
      `select page.id, page.starts_at as "startsAt" from (${ids}) page order by ${order}`,
      params,
    );
    const { shown, pagination } = cut(found);
    return { ids: shown.map((row) => row.id), ...pagination };
  }

  async function walk(page: (paging: Paging) => TimedPage) {
    const seen: string[] = [];
    for (let cursor: string | undefined; ;) {
      const { ids, hasMore, nextCursor } = await read(page({ limit: 3, cursor }));
      seen.push(...ids);
      expect(hasMore).toBe(nextCursor !== undefined);
      if (nextCursor === undefined) return seen;
      cursor = nextCursor;
    }
  }

  it('soonestFirst lists upcoming entries by start time, by page and by cursor', async () => {
    const { toCome } = await fill(25);
    const pages = [1, 2, 3, 4, 5, 6].map((page) => soonestFirst(all(), { page, limit: 3 }, now));
    expect((await Promise.all(pages.map(read))).flatMap((page) => page.ids)).toEqual(toCome);
    expect(await walk((paging) => soonestFirst(all(), paging, now))).toEqual(toCome);
  });

  it('toComeThenEnded lists upcoming entries, then ended ones, by page and by cursor', async () => {
    const { own: expected } = await fill(25);
    const pages = [1, 2, 3, 4, 5].map((page) => toComeThenEnded(own(), { page, limit: 6 }, now));
    const found = await Promise.all(pages.map(read));
    expect(found.map((page) => page.ids)).toEqual(
      [0, 6, 12, 18, 24].map((first) => expected.slice(first, first + 6)),
    );
    expect(found.map((page) => page.hasMore)).toEqual([true, true, true, true, false]);
    expect(await walk((paging) => toComeThenEnded(own(), paging, now))).toEqual(expected);
  });

  it('toComeThenEnded neither skips nor repeats entries that start between two pages', async () => {
    const { own: expected } = await fill(25);
    let passed = 0;
    const walked = await walk((paging) => toComeThenEnded(own(), paging, minutes(passed++)));
    expect(walked).toEqual(expected);
    expect(passed).toBeGreaterThan(8);
  });

  it('soonestFirst leaves out entries that started since the previous page', async () => {
    const { toCome } = await fill(25);
    const first = await read(soonestFirst(all(), { limit: 3 }, now));
    const later = soonestFirst(all(), { limit: 50, cursor: first.nextCursor }, minutes(3));
    expect((await read(later)).ids).toEqual(toCome.slice(6));
  });

  it('rejects cursors of other lists and invalid cursors', async () => {
    await fill(9);
    const cursor = (await read(toComeThenEnded(own(), { limit: 3 }, now))).nextCursor;
    expect(() => soonestFirst(all(), { cursor }, now)).toThrow(/cursor/);
    const id = '00000000-0000-4000-8000-000000000000';
    const real = '2026-01-01T00:00:00.000Z';
    for (const text of [
      'x',
      `${real}~${id}`,
      `own~${real}~2026-02-30T00:00:00.000Z~${id}`,
      `own~0000-01-01T00:00:00.000Z~${real}~${id}`,
      `own~${real}~${real}~no-id`,
    ]) {
      const invented = Buffer.from(text).toString('base64url');
      expect(() => toComeThenEnded(own(), { cursor: invented }, now)).toThrow(/cursor/);
    }
  });
});
