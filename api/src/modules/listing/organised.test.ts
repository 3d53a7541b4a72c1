import { listingMessages } from '@campus/contract';
import {
  asAddresses,
  describeOnEachDatabase,
  makeCampus,
  type Campus,
  type TestStudent,
} from '../../testing';
import * as event from '../events/event-fixture';
import { hydrate as hydrateEvents } from '../events/events.repository';
import * as eventLists from '../events/events.repository';
import * as explore from '../explores/explore-fixture';
import { hydrate as hydrateExplores } from '../explores/explores.repository';
import * as exploreLists from '../explores/explores.repository';
import { entries, events, explores } from './listing-fixture';
import type { TimedPage } from './timed-page';

/** Common features of events and trips that other listings do not have: organiser, pictures, start, interest. */
const organised = [
  {
    ...{ name: 'events', listing: events, lists: eventLists, hydrate: hydrateEvents },
    ...{ inMinutes: event.inMinutes, day: 'eventDate', time: 'eventTime', location: undefined },
    required: '',
    change: { title: 'Poetry night', phone: '12345' },
  },
  {
    ...{ name: 'explores', listing: explores, lists: exploreLists, hydrate: hydrateExplores },
    ...{ inMinutes: explore.inMinutes, day: 'exploreDate', time: 'exploreTime' },
    location: 'LOCATION:Main gate',
    required: 'source, destination, duration, social, ',
    change: { title: 'Sunset trek', destination: '', socialMediaHandle: '' },
  },
] as const;

describe.each(organised)('$name', (kind) => {
  const { listing, lists, hydrate, inMinutes, day, time } = kind;
  const { table, path, make } = listing;

  describeOnEachDatabase('as listings with an organiser', (t) => {
    /** One per minute, between the given minutes from now: one in `every` is the author's, the others are `other`'s. */
    async function fill(
      { college, author, other }: Campus,
      [from, to]: [number, number],
      every = 1,
    ) {
      const empty = kind.required.replaceAll(/\w+/g, `''`);
      await t.api.services.database.query(
        `insert into ${table} (college_id, organizer_id, title, organiser_name, phone, starts_at,
           description, ${kind.required} created_at)
         select $1, case when n % ${every} = 0 then $2::uuid else $4::uuid end, 'Number ' || n, 'Club', '1', $3::timestamptz + n * interval '1 minute', '-',
           ${empty} now()
         from generate_series(${from}, ${to}) n`,
        [college.id, author.id, t.api.services.clock().toISOString(), other.id],
      );
    }

    async function titles(student: TestStudent, query = ''): Promise<unknown[]> {
      return (await entries(listing, student, query)).map(({ title }) => title);
    }

    async function walk(student: TestStudent, query: string): Promise<unknown[]> {
      const found: unknown[] = [];
      for (let next = ''; ;) {
        found.push(...(await titles(student, `${query}${next}`)));
        const { pagination } = (await student.get(`${path}${query}${next}`)).json();
        if (!pagination.hasMore) return found;
        next = `&cursor=${pagination.nextCursor}`;
      }
    }

    it('are returned to their organiser and to other students once they are created', async () => {
      const { author, other } = await makeCampus(t);
      const form = await listing.form(t, { title: ' Sunrise trek ' });
      const answer = await author.post(path, form);
      expect(answer.statusCode).toBe(201);
      const created = {
        ...{ ...form, title: 'Sunrise trek', _id: expect.stringMatching(/^[\w-]{36}$/) },
        images: [expect.stringMatching(/^data:image\/webp;base64,/)],
        ...{ isOrganizer: true, hasEnded: false, interestedCount: 0, isInterested: false },
        acquaintances: [],
        postedBy: author.username,
      };
      expect(answer.json()).toEqual(created);
      const list = { [kind.name]: [created], pagination: { hasMore: false } };
      expect((await author.get(path)).json()).toEqual(list);
      expect((await author.get(`${path}/user`)).json()).toEqual(list);
      const seen = { ...created, isOrganizer: false };
      const one = `${path}/${answer.json()._id}`;
      expect((await other.get(one)).json()).toEqual(seen);
      expect((await other.get(path)).json()).toEqual({ ...list, [kind.name]: [seen] });
      expect((await other.get(`${path}/user`)).json()[kind.name]).toEqual([]);
      const verify = `${one}/verify-organizer`;
      expect((await author.get(verify)).json()).toEqual({ isOrganizer: true });
      expect((await other.get(verify)).json()).toEqual({ isOrganizer: false });
    });

    it('change only in the fields that are sent', async () => {
      const { author } = await makeCampus(t);
      const before = await make(t, author);
      const change = { ...kind.change, ...inMinutes(t, 3000) };
      for (const sent of [change, {}]) {
        const answer = await author.put(`${path}/${before._id}`, sent);
        expect([answer.statusCode, answer.json()]).toEqual([200, { ...before, ...change }]);
      }
    });

    it('are deleted with their pictures', async () => {
      const { author, college } = await makeCampus(t);
      const { _id } = await make(t, author);
      const one = `${path}/${_id}`;
      const { images, thumbnails } = (await author.get(one, asAddresses)).json();
      for (const address of [...images, ...thumbnails]) {
        expect((await author.get(address)).headers['content-type']).toBe('image/webp');
      }
      expect((await author.delete(one)).statusCode).toBe(200);
      for (const address of [...images, ...thumbnails]) {
        expect((await author.get(address)).statusCode).toBe(404);
      }
      const [left] = await t.api.services.database.query<{ n: number }>(
        'select count(*)::int as n from media where college_id = $1',
        [college.id],
      );
      expect(left?.n).toBe(0);
    });

    it.each([
      [[], listingMessages.imagesRequired],
      [['', '', '', ''], listingMessages.tooManyImages],
      [['data:text/html;base64,AAAA'], listingMessages.imageFailed],
    ])('reject images %j', async (images, message) => {
      const { author } = await makeCampus(t);
      const answer = await author.post(path, await listing.form(t, { images }));
      expect([answer.statusCode, answer.json()]).toEqual([400, { message, field: 'images' }]);
    });

    it.each([
      ['a minute ago', -1, listingMessages.inThePast],
      ['in three years', 3 * 365 * 1440, listingMessages.tooFarAhead],
    ])('reject a start %s, on creation and on change', async (_when, minutes, message) => {
      const { author } = await makeCampus(t);
      const when = inMinutes(t, minutes);
      const refusal = { message, field: day };
      expect((await author.post(path, await listing.form(t, when))).json()).toEqual(refusal);
      const { _id } = await make(t, author);
      expect((await author.put(`${path}/${_id}`, when)).json()).toEqual(refusal);
    });

    it('are available as a calendar file with the campus time', async () => {
      const { author, other } = await makeCampus(t);
      const item = await make(t, author, { title: 'Diwali "night"' });
      const answer = await other.get(`${path}/${item._id}/calendar.ics`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
      expect(answer.headers['content-disposition']).toBe('attachment; filename="diwali-night.ics"');
      expect(answer.headers['cache-control']).toBe('no-store');
      const stamp = `${item[day]}T${item[time]}00`.replaceAll(/[-:]/g, '');
      expect(answer.body).toContain(`DTSTART;TZID=Asia/Kolkata:${stamp}`);
      expect(answer.body).toContain(kind.location ?? 'END:VEVENT');
    });

    it('count each interested student once under concurrent calls', async () => {
      const { author, college } = await makeCampus(t);
      const { _id } = await make(t, author);
      const students = await Promise.all(Array.from({ length: 12 }, () => t.student({ college })));
      const interest = `${path}/${_id}/interest`;
      const twice = [...students, ...students];
      const answers = await Promise.all(twice.map((student) => student.post(interest)));
      expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
      const [first] = students;
      const one = async (who = author) => (await who.get(`${path}/${_id}`)).json();
      expect(await one(first)).toMatchObject({ interestedCount: 12, isInterested: true });
      expect(await one()).toMatchObject({ interestedCount: 12, isInterested: false });
      await Promise.all(twice.map((student) => student.delete(interest)));
      expect((await first!.delete(interest)).json()).toEqual({
        message: "You're no longer interested",
        interestedCount: 0,
        isInterested: false,
      });
    });

    it('are paged soonest first, by page and by cursor', async () => {
      const campus = await makeCampus(t);
      await fill(campus, [1, 25]);
      const expected = Array.from({ length: 25 }, (_, i) => `Number ${i + 1}`);
      const pages = [1, 2, 3].map((page) => titles(campus.other, `?page=${page}`));
      expect(await Promise.all(pages)).toEqual([0, 10, 20].map((i) => expected.slice(i, i + 10)));
      expect(await walk(campus.other, '?limit=4')).toEqual(expected);
      expect(await titles(campus.other, '?limit=3')).toEqual(expected.slice(0, 3));
    });

    it('list upcoming entries under Your, then ended ones, latest first', async () => {
      const campus = await makeCampus(t);
      await fill(campus, [1, 3]);
      await fill(campus, [-123, -121]);
      const toCome = ['Number 1', 'Number 2', 'Number 3'];
      expect(await titles(campus.author)).toEqual(toCome);
      const ended = ['Number -121', 'Number -122', 'Number -123'];
      expect(await walk(campus.author, '/user?limit=2')).toEqual([...toCome, ...ended]);
    });

    it('stay listed for two hours after their start', async () => {
      const { author, other } = await makeCampus(t);
      const { _id } = await make(t, author, inMinutes(t, 2));
      t.advance(2 * 3600);
      expect(await entries(listing, other)).toHaveLength(1);
      t.advance(121);
      expect(await entries(listing, other)).toEqual([]);
      const mine = await entries(listing, author, '/user');
      expect(mine).toEqual([expect.objectContaining({ _id, hasEnded: true })]);
    });

    it('are found by text in title or description, without wildcards, and by campus day', async () => {
      const { author, other } = await makeCampus(t);
      await make(t, author, { title: 'Open mic', description: '100% fun' });
      const later = inMinutes(t, 5 * 1440);
      await make(t, author, { title: 'Chess', description: 'with a mic_check', ...later });
      const found = (query: string) => titles(other, `?search=${query}`);
      expect(await found('MIC')).toEqual(['Open mic', 'Chess']);
      expect(await found('100%25')).toEqual(['Open mic']);
      expect(await found('mic_')).toEqual(['Chess']);
      expect(await found('%25')).toEqual(['Open mic']);
      const on = (later as Record<string, string>)[day];
      expect(await titles(other, `?day=${on}`)).toEqual(['Chess']);
      expect((await other.get(`${path}?day=2026-02-30`)).statusCode).toBe(400);
    });

    it.each(['page=0', 'limit=51', 'cursor=x'])('reject the query %s', async (query) => {
      const { author } = await makeCampus(t);
      expect((await author.get(`${path}?${query}`)).statusCode).toBe(400);
      expect((await author.get(`${path}/user?${query}`)).statusCode).toBe(400);
    });

    it('are read by index among 50,000 rows', async () => {
      const campus = await makeCampus(t);
      // Most belong to another student, so that the organiser's index is the best choice.
      await fill(campus, [-49_800, 200], 16);
      const { database, clock } = t.api.services;
      await database.query(`vacuum analyze ${table}`);
      const viewer = { collegeId: campus.college.id, studentId: campus.author.id, session: '' };
      const plan = async ({ ids, order, params }: TimedPage) => {
        const lines = await database.query<Record<string, string>>(
          `explain (costs off) ${hydrate(ids, order)}`,
          params,
        );
        return lines.map((line) => line['QUERY PLAN']).join('\n');
      };
      const all = await plan(lists.upcoming(viewer, { page: 3 }, clock()));
      expect(all).toContain(`using ${table}_soonest on ${table}`);
      expect(all).not.toMatch(/Seq Scan/);
      const mine = await plan(lists.own(viewer, {}, clock()));
      const scan = new RegExp(`Scan (Backward )?using ${table}_of_organizer on ${table}`, 'g');
      expect(mine.match(scan)).toHaveLength(2);
      expect(mine).not.toMatch(/Seq Scan/);
    }, 60_000);
  });
});
