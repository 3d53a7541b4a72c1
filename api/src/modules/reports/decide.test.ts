import type { Post } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows } from '../../database/database';
import {
  describeOnEachDatabase,
  describeOnOneDatabase,
  publish,
  type TestStudent,
} from '../../testing';
import { gate } from '../../testing/timing';
import { offer } from '../cabs/cab-fixture';
import { askFor, explored, matchesOf, missing } from '../dating/dating-fixture';
import {
  commentOn,
  decide,
  makeThing,
  reportsOf,
  thingNames,
  writeReport,
  type Thing,
} from './report-fixture';
import { listReports, readReport } from './reports.repository';

describeOnEachDatabase('a decision of the operators', (t) => {
  const isListed = async (who: TestStudent, { id, lists }: Thing) =>
    Promise.all(lists.map(async (url) => (await who.get(url)).body.includes(id)));
  const statuses = async (who: TestStudent, urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => (await who.get(url)).statusCode));

  it.each(thingNames)('hides a %s from everybody until it is restored', async (name) => {
    const thing = await makeThing(t, name);
    const { author, reporter, third, single } = thing;
    await writeReport(reporter, thing);
    const [reportId = ''] = await reportsOf(t, thing);
    const expected = {
      collegeId: author.collegeId,
      kind: thing.kind,
      subjectId: thing.id,
      reporterIds: [reporter.id],
      authorId: name === 'confession' ? null : author.id,
    };
    expect(await decide(t, reportId, 'hidden')).toEqual({ ...expected, hasChanged: true });
    for (const who of [author, reporter, third]) {
      expect(await isListed(who, thing)).not.toContain(true);
      const hidden = new Set(await statuses(who, single));
      // Dating calls of the profile's author are refused with a reason (403).
      expect([...hidden].filter((status) => status !== 404 && status !== 403)).toEqual([]);
    }
    expect((await writeReport(third, thing)).statusCode).toBe(404);
    expect(await decide(t, reportId, 'hidden')).toMatchObject({
      reporterIds: [],
      hasChanged: false,
    });
    expect(await decide(t, reportId, 'open')).toEqual({ ...expected, hasChanged: true });
    const viewer = /message/.test(name) ? author : third;
    expect(await isListed(viewer, thing)).not.toContain(false);
    expect(new Set(await statuses(viewer, single))).toEqual(new Set(single.length ? [200] : []));
    expect(await isListed(reporter, thing)).not.toContain(true);
  });

  it.each(['post', 'confession', 'ad', 'cab', 'event', 'explore'])(
    'the author of a hidden %s cannot list, edit or delete it',
    async (name) => {
      const thing = await makeThing(t, name);
      const { author, id } = thing;
      await writeReport(thing.reporter, thing);
      await decide(t, (await reportsOf(t, thing))[0] ?? '', 'hidden');
      const own: Record<string, string> = {
        post: '/api/user/posts',
        confession: '/api/posts/confession?mine=true',
        ad: '/api/sell/user',
        cab: '/api/cabs/user',
        event: '/api/events/user',
        explore: '/api/explores/user',
      };
      expect((await author.get(own[name] ?? '')).body).not.toContain(id);
      const place = { post: 'posts', ad: 'sell' }[thing.kind as string] ?? `${thing.kind}s`;
      const change = { content: 'Better', description: 'Better' };
      expect((await author.put(`/api/${place}/${id}`, change)).statusCode).toBe(404);
      expect((await author.delete(`/api/${place}/${id}`)).statusCode).toBe(404);
    },
  );

  it('one decision applies to all reports of the same item', async () => {
    const thing = await makeThing(t, 'ad');
    await writeReport(thing.reporter, thing);
    t.advance(1);
    await writeReport(thing.third, thing, { reason: 'threat or danger' });
    const { database } = t.api.services;
    const ofThing = async (state: 'open' | 'dismissed' | 'all') =>
      (await listReports(database, { state, limit: 1000 })).filter(
        ({ subjectId }) => subjectId === thing.id,
      );
    expect(await ofThing('open')).toMatchObject([
      { reason: 'threat or danger', kind: 'ad', reporters: 2, decision: 'open' },
      { reason: 'scam or spam', kind: 'ad', reporters: 2, decision: 'open' },
    ]);
    const [reportId = ''] = await reportsOf(t, thing);
    const decided = await decide(t, reportId, 'dismissed');
    expect(new Set(decided?.reporterIds)).toEqual(new Set([thing.reporter.id, thing.third.id]));
    expect(decided?.hasChanged).toBe(false);
    expect([await ofThing('open'), (await ofThing('dismissed')).length]).toEqual([[], 2]);
    expect(await listReports(database, { state: 'all', limit: 1 })).toHaveLength(1);
    expect(await readReport(database, reportId)).toMatchObject({
      subject: 'shown',
      decision: 'dismissed',
      decisionReason: 'For the test',
      decidedAt: expect.stringMatching(/Z$/),
    });
    expect(await isListed(thing.third, thing)).not.toContain(true);
    expect(await decide(t, missing, 'hidden')).toBeUndefined();
    expect(await readReport(database, 'x')).toBeUndefined();
  });

  it('hidden comments are not counted on their post', async () => {
    const { author, reporter, third, ...thing } = await makeThing(t, 'post');
    const { _id: id } = await commentOn(author, thing.id, 'Rude words');
    await commentOn(third, thing.id, 'Kind words');
    await writeReport(reporter, { kind: 'comment', id });
    const [reportId = ''] = await reportsOf(t, { id });
    const count = async () =>
      (await third.get('/api/posts')).json<{ posts: Post[] }>().posts[0]?.commentsCount;
    expect(await count()).toBe(2);
    await decide(t, reportId, 'hidden');
    await decide(t, reportId, 'hidden');
    expect(await count()).toBe(1);
    await decide(t, reportId, 'open');
    expect(await count()).toBe(2);
  });

  it('hidden posts and rides accept no vote, comment or seat request', async () => {
    const post = await makeThing(t, 'post');
    await writeReport(post.reporter, post);
    await decide(t, (await reportsOf(t, post))[0] ?? '', 'hidden');
    const { third } = post;
    const cab = await offer(t, post.author);
    await writeReport(post.reporter, { kind: 'cab', id: cab._id });
    await decide(t, (await reportsOf(t, { id: cab._id }))[0] ?? '', 'hidden');
    const answers = [
      await third.post(`/api/posts/${post.id}/like`),
      await third.get(`/api/posts/${post.id}/likes-dislikes`),
      await third.post(`/api/posts/${post.id}/comments`, { comment: 'Hello?' }),
      await third.post(`/api/cabs/${cab._id}/seat`),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404, 404]);
    await publish(post.author, (await third.get('/api/communities')).json()[0]._id);
    expect((await third.get('/api/posts')).json().posts).toHaveLength(1);
  });

  it('a hidden profile closes dating for its owner and hides its matches until restored', async () => {
    const { author, reporter, third, ...thing } = await makeThing(t, 'message');
    const profile = { kind: 'profile', id: author.id } as const;
    await writeReport(third, profile);
    const [reportId = ''] = await reportsOf(t, profile);
    await decide(t, reportId, 'hidden');
    expect(await matchesOf(reporter)).toEqual([]);
    expect(await statuses(reporter, thing.lists)).toEqual([404]);
    const answers = [
      await author.get('/api/dating/home'),
      await author.get('/api/dating/explore'),
      await author.delete('/api/dating/profile'),
      await askFor(author, third),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([403, 403, 403, 403]);
    await decide(t, reportId, 'open');
    expect(await matchesOf(reporter)).toHaveLength(1);
    expect(await statuses(reporter, thing.lists)).toEqual([200]);
  });

  it.each(['suspended_at', 'delete_at'])('hides the profile while %s is set', async (column) => {
    const { author, reporter, third, ...thing } = await makeThing(t, 'message');
    const set = (value: string) =>
      t.api.services.database.query(`update students set ${column} = ${value} where id = $1`, [
        author.id,
      ]);
    await set('now()');
    expect((await explored(third)).map((card) => card.user_id)).not.toContain(author.id);
    expect((await askFor(third, author)).statusCode).toBe(404);
    expect(await matchesOf(reporter)).toEqual([]);
    expect(await statuses(reporter, thing.lists)).toEqual([404]);
    await set('null');
    expect((await explored(third)).map((card) => card.user_id)).toContain(author.id);
    expect(await matchesOf(reporter)).toHaveLength(1);
  });
});

// The embedded database starts no transaction while another one runs.
const onPostgres = process.env['TEST_DATABASE_URL'] ? it : it.skip;

describeOnOneDatabase('a decision about a comment', (t) => {
  onPostgres('waits for a concurrent deletion of the post without a deadlock', async () => {
    const { database } = t.api.services;
    const thing = await makeThing(t, 'comment');
    await writeReport(thing.reporter, thing);
    const [reportId = ''] = await reportsOf(t, thing);
    const [reached, goOn] = [gate(), gate()];
    const deletion = database.transaction(async (tx) => {
      const comment = sql`select post_id as "postId" from comments where id = ${thing.id}`;
      const [row] = await rows<{ postId: string }>(tx, comment);
      await rows(tx, sql`select 1 from posts where id = ${row?.postId} for update`);
      reached.open();
      await goOn.opened;
      // The next step of a deletion: a decision that waits for the post must not hold the lock on its comment.
      await rows(tx, sql`${comment} for update nowait`);
    });
    await reached.opened;
    const deciding = decide(t, reportId, 'hidden');
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await database.query(waiting)).length === 0);
    goOn.open();
    await deletion;
    expect(await deciding).toMatchObject({ hasChanged: true });
  });
});
