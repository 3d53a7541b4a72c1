import type { CampusEvent } from '@campus/contract';
import { type Campus, describeOnEachDatabase, makeCampus, type TestStudent } from '../../testing';
import type { TimedPage } from '../listing/timed-page';
import { announce, inMinutes } from './event-fixture';
import { own, upcoming } from './events.repository';
import { hydrate } from './event-row';

describeOnEachDatabase('lists of events', (t) => {
  /** So many events of one student, a minute apart, around so many minutes from now. */
  async function fill({ college, author }: Campus, [from, to]: [number, number]) {
    await t.api.services.database.query(
      `insert into events (college_id, organizer_id, title, organiser_name, phone, starts_at,
         description, created_at)
       select $1, $2, 'Event ' || n, 'Club', '1', $3::timestamptz + n * interval '1 minute', '-', now()
       from generate_series(${from}, ${to}) n`,
      [college.id, author.id, t.api.services.clock().toISOString()],
    );
  }

  async function titles(student: TestStudent, path: string): Promise<string[]> {
    const { events } = (await student.get(path)).json();
    return events.map((event: CampusEvent) => event.title);
  }

  async function walk(student: TestStudent, path: string): Promise<string[]> {
    const found: string[] = [];
    for (let next = ''; ;) {
      const { events, pagination } = (await student.get(`${path}${next}`)).json();
      found.push(...events.map((event: CampusEvent) => event.title));
      if (!pagination.hasMore) return found;
      next = `&cursor=${pagination.nextCursor}`;
    }
  }

  it('page through 25, soonest first, by page and by cursor', async () => {
    const campus = await makeCampus(t);
    await fill(campus, [1, 25]);
    const expected = Array.from({ length: 25 }, (_, i) => `Event ${i + 1}`);
    const pages = [1, 2, 3].map((page) => titles(campus.other, `/api/events?page=${page}`));
    expect(await Promise.all(pages)).toEqual([0, 10, 20].map((i) => expected.slice(i, i + 10)));
    expect(await walk(campus.other, '/api/events?limit=4')).toEqual(expected);
    expect(await titles(campus.other, '/api/events?limit=3')).toEqual(expected.slice(0, 3));
  });

  it('go on under Your with the ended ones, latest first', async () => {
    const campus = await makeCampus(t);
    await fill(campus, [1, 3]);
    await fill(campus, [-123, -121]);
    const toCome = ['Event 1', 'Event 2', 'Event 3'];
    expect(await titles(campus.author, '/api/events')).toEqual(toCome);
    expect(await walk(campus.author, '/api/events/user?limit=2')).toEqual([
      ...toCome,
      'Event -121',
      'Event -122',
      'Event -123',
    ]);
  });

  it('keep an event for two hours after it began', async () => {
    const { author, other } = await makeCampus(t);
    const { _id } = await announce(t, author, inMinutes(t, 2));
    t.advance(2 * 3600);
    expect((await other.get('/api/events')).json().events).toHaveLength(1);
    t.advance(121);
    expect((await other.get('/api/events')).json().events).toEqual([]);
    const mine = (await author.get('/api/events/user')).json().events;
    expect(mine).toEqual([expect.objectContaining({ _id, hasEnded: true })]);
  });

  it('find words wherever they stand, as they are typed, and a day of the campus', async () => {
    const { author, other } = await makeCampus(t);
    await announce(t, author, { title: 'Open mic', description: '100% fun' });
    const later = inMinutes(t, 5 * 1440);
    await announce(t, author, { title: 'Chess', description: 'with a mic_check', ...later });
    const found = (query: string) => titles(other, `/api/events?search=${query}`);
    expect(await found('MIC')).toEqual(['Open mic', 'Chess']);
    expect(await found('100%25')).toEqual(['Open mic']);
    expect(await found('mic_')).toEqual(['Chess']);
    expect(await found('%25')).toEqual(['Open mic']);
    expect(await titles(other, `/api/events?day=${later.eventDate}`)).toEqual(['Chess']);
    expect((await other.get('/api/events?day=2026-02-30')).statusCode).toBe(400);
  });

  it.each(['page=0', 'limit=51', 'cursor=x'])('refuse %s', async (query) => {
    const { author } = await makeCampus(t);
    expect((await author.get(`/api/events?${query}`)).statusCode).toBe(400);
    expect((await author.get(`/api/events/user?${query}`)).statusCode).toBe(400);
  });

  it('come from an index among 50,000', async () => {
    const campus = await makeCampus(t);
    await fill(campus, [-49_800, 200]);
    const { database, clock } = t.api.services;
    // Most are another student's, so that the index of the organiser is the one to take.
    await database.query(
      `update events set organizer_id = $2 where college_id = $1 and right(id::text, 1) <> '0'`,
      [campus.college.id, campus.other.id],
    );
    await database.query('vacuum analyze events');
    const viewer = { collegeId: campus.college.id, studentId: campus.author.id, session: '' };
    const plan = async ({ ids, order, params }: TimedPage) => {
      const lines = await database.query<Record<string, string>>(
        `explain (costs off) ${hydrate(ids, order)}`,
        params,
      );
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    };
    const all = await plan(upcoming(viewer, { page: 3 }, clock()));
    expect(all).toMatch(/using events_soonest on events/);
    expect(all).not.toMatch(/Seq Scan/);
    const mine = await plan(own(viewer, {}, clock()));
    expect(mine.match(/Scan (Backward )?using events_of_organizer on events/g)).toHaveLength(2);
    expect(mine).not.toMatch(/Seq Scan/);
  }, 60_000);
});
