import type { Person, Post, ReportKind } from '@campus/contract';
import type { LightMyRequestResponse } from 'fastify';
import { operate } from '../../operator/operate-fixture';
import {
  asAddresses,
  describeOnEachDatabase,
  makeCampus,
  photo,
  publish,
  type Harness,
  type TestStudent,
} from '../../testing';
import { sell } from '../ads/ad-fixture';
import { introduced, makePair } from '../dating/dating-fixture';
import { announce as announceEvent } from '../events/event-fixture';
import { announce as announceTrip } from '../explores/explore-fixture';
import { reportsOf, writeReport } from '../reports/report-fixture';
import { eraseDueStudents } from '../students/erasure/erase-student';
import { pictureTables, type PictureKind } from './picture-rows';
import { createPicturesInSight } from './visibility';

interface Shown {
  readonly report: { readonly kind: ReportKind; readonly id: string };
  readonly author: TestStudent;
  readonly reporter: TestStudent;
  /** The path with which the author deletes it. */
  readonly path: string;
  /** Full size and thumbnail, as returned to the reporter. */
  readonly addresses: readonly string[];
}

type Listed = Readonly<Record<string, readonly string[]>>;

async function listed(reader: TestStudent, list: string, key: string): Promise<string[]> {
  const [first] = (await reader.get(list, asAddresses)).json<Record<string, Listed[]>>()[key] ?? [];
  return [...(first?.['images'] ?? first?.['image'] ?? []), ...(first?.['thumbnails'] ?? [])];
}

/** Creates content of each kind with pictures. A new kind does not compile until it is added here. */
const makers: Readonly<Record<PictureKind, (t: Harness) => Promise<Shown>>> = {
  async post(t) {
    const { author, other: reporter, community } = await makeCampus(t);
    const { _id: id } = await publish(author, community.id, { images: [await photo()] });
    const addresses = await listed(reporter, '/api/posts', 'posts');
    const report = { kind: 'post', id } as const;
    return { report, author, reporter, path: `/api/posts/${id}`, addresses };
  },
  async ad(t) {
    const { author, other: reporter } = await makeCampus(t);
    const { _id: id } = await sell(author);
    const addresses = await listed(reporter, '/api/sell', 'ads');
    const report = { kind: 'ad', id } as const;
    return { report, author, reporter, path: `/api/sell/${id}`, addresses };
  },
  async event(t) {
    const { author, other: reporter } = await makeCampus(t);
    const { _id: id } = await announceEvent(t, author);
    const addresses = await listed(reporter, '/api/events', 'events');
    const report = { kind: 'event', id } as const;
    return { report, author, reporter, path: `/api/events/${id}`, addresses };
  },
  async explore(t) {
    const { author, other: reporter } = await makeCampus(t);
    const { _id: id } = await announceTrip(t, author);
    const addresses = await listed(reporter, '/api/explores', 'explores');
    const report = { kind: 'explore', id } as const;
    return { report, author, reporter, path: `/api/explores/${id}`, addresses };
  },
  async avatar(t) {
    const { author, other: reporter } = await makeCampus(t);
    await author.put('/api/user/avatar', { image: await photo() });
    const page = (await reporter.get(`/api/people/${author.username}`)).json<Person>();
    const report = { kind: 'person', id: page._id } as const;
    const addresses = [(page.avatar ?? '').replace('-320', ''), page.avatar ?? ''];
    return { report, author, reporter, path: '/api/user/avatar', addresses };
  },
  async dating(t) {
    const { asha: author, arjun: reporter } = await makePair(t);
    const { profilePhoto, profileThumbnail } = (
      await reporter.get(`/api/dating/profile/${author.id}`, asAddresses)
    ).json();
    const report = { kind: 'profile', id: author.id } as const;
    const addresses = [profilePhoto, profileThumbnail];
    return { report, author, reporter, path: '/api/dating/profile', addresses };
  },
};

const kinds = Object.keys(pictureTables) as PictureKind[];
const keyIn = (address = '') => /g?[0-9a-f]{40}(c[0-9a-f]{12})?/.exec(address)?.[0] ?? '';
const reason = 'Against the guidelines';
const week = 7 * 24 * 3600;

describeOnEachDatabase('pictures of deleted or hidden content', (t) => {
  async function statuses({ reporter, addresses }: Shown): Promise<number[]> {
    const answers: LightMyRequestResponse[] = [];
    for (const address of addresses) answers.push(await reporter.get(address));
    return answers.map((answer) => answer.statusCode);
  }

  async function shown(kind: PictureKind): Promise<Shown> {
    const thing = await makers[kind](t);
    expect(await statuses(thing)).toEqual([200, 200]);
    return thing;
  }

  async function reported(thing: Shown): Promise<string> {
    expect((await writeReport(thing.reporter, thing.report)).statusCode).toBe(200);
    const [id = ''] = await reportsOf(t, thing.report);
    return id;
  }

  /** The number of pictures that only operators can see. */
  async function evidence(id: string): Promise<number> {
    const { files } = await operate<{ files: unknown[] }>(t, 'reports pictures', {
      id,
      folder: 'unused',
    });
    return files.length;
  }

  it('pictureTables lists every table with a media_key column', async () => {
    const found = await t.api.services.database.query<{ table: string }>(
      `select table_name::text as "table" from information_schema.columns
       where column_name = 'media_key' and table_schema = current_schema()`,
    );
    const known = Object.values(pictureTables).map(({ table }) => table);
    expect(found.map(({ table }) => table).sort()).toEqual(known.sort());
  });

  it.each(kinds)(
    'when the author deletes a reported %s, the pictures remain only as evidence',
    async (kind) => {
      const thing = await shown(kind);
      const id = await reported(thing);
      expect((await thing.author.delete(thing.path)).statusCode).toBe(200);
      t.advance(31);
      expect(await statuses(thing)).toEqual([404, 404]);
      expect(await evidence(id)).toBe(1);
      const report = await operate<{ pictures: string[] }>(t, 'reports show', { id });
      expect(report.pictures).toEqual([]);
      await operate(t, 'reports dismiss', { id, reason });
    },
  );

  it.each(kinds)('are gone while an operator hides a %s', async (kind) => {
    const thing = await shown(kind);
    const elsewhere = createPicturesInSight(t.api.services);
    const key = keyIn(thing.addresses[0]);
    expect(await elsewhere.find(key)).toBe(true);
    const id = await reported(thing);
    await operate(t, 'reports hide', { id, reason });
    t.advance(31);
    expect(await statuses(thing)).toEqual([404, 404]);
    expect(await elsewhere.find(key)).toBe(false);
    expect(await evidence(id)).toBe(1);
    await operate(t, 'reports restore', { id, reason: 'A mistake' });
    t.advance(31);
    expect(await elsewhere.find(key)).toBe(true);
    // A profile is no longer offered to its reporter; its author still sees it.
    expect(await statuses({ ...thing, reporter: thing.author })).toEqual([200, 200]);
  });

  it.each(kinds)('erasing the account deletes the pictures of its %s', async (kind) => {
    const thing = await shown(kind);
    const { password } = thing.author;
    await thing.author.post('/api/user/delete', { password, confessions: 'keep' });
    t.advance(week + 60);
    await eraseDueStudents(t.api.services);
    const { database } = t.api.services;
    const left = 'select 1 from media where key = $1';
    expect(await database.query(left, [keyIn(thing.addresses[0])])).toEqual([]);
    expect((await t.visitor().get(`/media/${keyIn(thing.addresses[0])}.webp`)).statusCode).toBe(
      404,
    );
  });

  it.each(['avatar', 'dating'] as const)(
    'the %s of a student is gone while the student is suspended or about to leave',
    async (kind) => {
      const thing = await shown(kind);
      const { id, email } = thing.author;
      await operate(t, 'students suspend', { student: email, reason });
      t.advance(31);
      expect(await statuses(thing)).toEqual([404, 404]);
      await operate(t, 'students restore', { student: email });
      t.advance(31);
      expect(await statuses(thing)).toEqual([200, 200]);
      await t.api.services.database.query('update students set delete_at = $2 where id = $1', [
        id,
        t.api.services.clock().toISOString(),
      ]);
      t.advance(31);
      expect(await statuses(thing)).toEqual([404, 404]);
    },
  );

  it('old posts and comments of a suspended student have no avatar', async () => {
    const { author, other: reader, community } = await makeCampus(t);
    await author.put('/api/user/avatar', { image: await photo() });
    const { _id } = await publish(author, community.id);
    await author.post(`/api/posts/${_id}/comments`, { comment: 'Mine' });
    const avatars = async () => {
      const post = (await reader.get(`/api/posts/${_id}`)).json<Post>();
      const [comment] = (await reader.get(`/api/posts/${_id}/comments`)).json<
        { avatar?: string }[]
      >();
      return [post.user_id?.avatar ?? null, comment?.avatar ?? null];
    };
    expect(await avatars()).not.toContain(null);
    await operate(t, 'students suspend', { student: author.email, reason });
    expect(await avatars()).toEqual([null, null]);
  });

  it('are gone while a moderator of the community hides their post', async () => {
    const { author, other: reader, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id, { images: [await photo()] });
    const addresses = await listed(reader, '/api/posts', 'posts');
    const get = async () => (await reader.get(addresses[0] ?? '')).statusCode;
    expect(await get()).toBe(200);
    const named = { community: community.id, student: reader.username };
    await operate(t, 'moderators add', named);
    const answer = await reader.put(`/api/posts/${_id}/hidden`, { reason });
    expect(answer.statusCode).toBe(200);
    t.advance(31);
    expect(await get()).toBe(404);
  });

  it('an edit of a reported profile removes the replaced pictures', async () => {
    const thing = await shown('dating');
    await reported(thing);
    const { profilePhoto } = await introduced();
    const answer = await thing.author.put('/api/dating/profile', { profilePhoto });
    expect(answer.statusCode).toBe(200);
    expect(await statuses({ ...thing, reporter: thing.author })).toEqual([404, 404]);
  });

  it('answer 404 when their post is deleted but the file remains', async () => {
    const thing = await shown('post');
    const { database, media } = t.api.services;
    await database.query('delete from posts where id = $1', [thing.report.id]);
    t.advance(31);
    expect(await media.read(keyIn(thing.addresses[0]), 'full')).toBeDefined();
    expect(await statuses(thing)).toEqual([404, 404]);
  });

  it('are checked with two queries for 50 simultaneous requests', async () => {
    const { addresses } = await shown('post');
    const { database, clock } = t.api.services;
    let asked = 0;
    const counting = new Proxy(database, {
      get(target, name) {
        if (name === 'query') asked += 1;
        return Reflect.get(target, name);
      },
    });
    const inSight = createPicturesInSight({ database: counting, clock });
    const key = keyIn(addresses[0]);
    const all = await Promise.all(Array.from({ length: 50 }, () => inSight.find(key)));
    // Two queries: for the picture's kind, and for whether that kind shows it.
    expect([new Set(all), asked]).toEqual([new Set([true]), 2]);
  });
});
