import type { Person } from '@campus/contract';
import { describeOnEachDatabase, makeCampus, publish, type TestStudent } from '../../testing';
import { sell } from '../ads/ad-fixture';
import { offer } from '../cabs/cab-fixture';
import { explored, joinDating, missing } from '../dating/dating-fixture';
import { announce as announceEvent } from '../events/event-fixture';
import { announce as announceTrip } from '../explores/explore-fixture';
import { notificationsOf } from '../notifications/notification-fixture';
import { commentOn } from '../reports/report-fixture';

describeOnEachDatabase('blocking a person', (t) => {
  const idOf = async (who: TestStudent, { username }: TestStudent) =>
    (await who.get(`/api/people/${username}`)).json<Person>()._id;
  const block = async (who: TestStudent, whom: TestStudent) =>
    who.put(`/api/user/blocks/${await idOf(who, whom)}`);

  it('hides posts, comments and listings of the two students from each other', async () => {
    const { author, other, community, college } = await makeCampus(t);
    const third = await t.student({ college });
    const thirds = await publish(third, community.id);
    const { _id: postId } = await publish(author, community.id);
    await commentOn(author, thirds._id, 'Rude words');
    const urls = [
      ...['/api/posts', '/api/posts?page=1&limit=50', '/api/posts/important'],
      ...[`/api/posts/community/${community.id}`, `/api/posts/${thirds._id}/comments`],
      ...['/api/sell', '/api/cabs', '/api/events', '/api/explores'],
    ];
    const ids = [
      postId,
      (await sell(author))._id,
      (await offer(t, author))._id,
      (await announceEvent(t, author))._id,
      (await announceTrip(t, author))._id,
    ];
    const seen = async (who: TestStudent) => {
      const all = await Promise.all(urls.map(async (url) => (await who.get(url)).body));
      return [...ids, 'Rude words'].filter((word) => all.some((body) => body.includes(word)));
    };
    expect(await seen(other)).toHaveLength(6);
    expect((await block(other, author)).statusCode).toBe(200);
    expect(await seen(other)).toEqual([]);
    expect((await other.get(`/api/posts/${postId}`)).statusCode).toBe(404);
    expect((await other.post(`/api/posts/${postId}/like`)).statusCode).toBe(404);
    const mine = await publish(other, community.id);
    // A student's marks on posts are cached for some seconds.
    t.advance(6);
    expect((await author.get(`/api/posts/${mine._id}`)).statusCode).toBe(404);
    expect((await author.get('/api/posts?limit=49')).body).not.toContain(mine._id);
    expect(await seen(third)).toHaveLength(6);
  });

  it('lets neither reply to a comment of the other', async () => {
    const { author, other, community, college } = await makeCampus(t);
    const third = await t.student({ college });
    const { _id } = await publish(third, community.id);
    const url = `/api/posts/${_id}/comments`;
    const { _id: parentId } = (await author.post(url, { comment: 'Rude words' })).json();
    await block(author, other);
    expect((await other.post(url, { comment: 'Hi', parentId })).json()).not.toHaveProperty(
      'parentId',
    );
    expect((await third.post(url, { comment: 'Hi', parentId })).json()).toMatchObject({ parentId });
    expect((await notificationsOf(author)).notifications).toMatchObject([
      { kind: 'reply', count: 1 },
    ]);
  });

  it('is listed only for the blocker, and can be repeated and undone', async () => {
    const { author, other } = await makeCampus(t);
    const id = await idOf(other, author);
    const url = `/api/user/blocks/${id}`;
    expect([(await other.put(url)).statusCode, (await other.put(url)).statusCode]).toEqual([
      200, 200,
    ]);
    expect((await other.get('/api/user/blocks')).json()).toEqual([
      { _id: id, username: author.username, createdAt: expect.stringMatching(/Z$/) },
    ]);
    expect((await author.get('/api/user/blocks')).json()).toEqual([]);
    expect((await other.delete(url)).statusCode).toBe(200);
    expect(await idOf(other, author)).toBe(id);
    expect((await other.get('/api/user/blocks')).json()).toEqual([]);
  });

  it('answers 404 for oneself, invisible students and unknown ids', async () => {
    const { author, other, stranger } = await makeCampus(t);
    const theirs = (await stranger.get(`/api/people/${stranger.username}`)).json<Person>()._id;
    const own = await idOf(author, author);
    for (const id of [theirs, own, missing, 'x', other.id]) {
      expect((await author.put(`/api/user/blocks/${id}`)).statusCode).toBe(404);
    }
    expect((await t.visitor().put(`/api/user/blocks/${own}`)).statusCode).toBe(401);
    await block(other, author);
    expect((await author.put(`/api/user/blocks/${await idOf(other, other)}`)).statusCode).toBe(404);
  });

  it('changes nothing in dating or confessions, so that it reveals no identity', async () => {
    const { author, other, college } = await makeCampus(t);
    await joinDating(author, { gender: 'female' });
    await joinDating(other, { gender: 'male' });
    const { _id } = await publish(author, college.confessionsId);
    await commentOn(author, _id, 'It was me');
    const urls = ['/api/posts/confession', `/api/posts/${_id}`, `/api/posts/${_id}/comments`];
    const answers = async () => Promise.all(urls.map(async (url) => (await other.get(url)).body));
    const before = [await answers(), await explored(other), await explored(author)];
    await block(other, author);
    expect([await answers(), await explored(other), await explored(author)]).toEqual(before);
  });

  it('hides mentions by the blocked student and creates no new notification', async () => {
    const { author, other, community, college } = await makeCampus(t);
    const third = await t.student({ college });
    const { _id } = await publish(third, community.id);
    const unread = async () => (await other.get('/api/notifications')).json().unread;
    await commentOn(author, _id, `Ask @${other.username}`);
    expect(await unread()).toBe(1);
    await block(other, author);
    expect(await unread()).toBe(0);
    await commentOn(author, _id, `Ask @${other.username} again`);
    const rows = await t.api.services.database.query(
      'select 1 from notifications where student_id = $1',
      [other.id],
    );
    expect(rows).toHaveLength(1);
  });
});
