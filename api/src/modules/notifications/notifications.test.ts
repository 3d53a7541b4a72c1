import { notificationMessages } from '@campus/contract';
import { startHousekeeping } from '../../housekeeping';
import { describeOnEachDatabase, makeCampus, publish, type TestStudent } from '../../testing';
import { comment, read, sentences, notificationsOf } from './notification-fixture';

const day = 24 * 3600;

describeOnEachDatabase('notifications', (t) => {
  async function posted() {
    const campus = await makeCampus(t);
    const post = await publish(campus.author, campus.community.id);
    return { ...campus, post };
  }

  it('show who commented on a post, the community and the start of the post', async () => {
    const { author, other, community, post } = await posted();
    const { _id: commentId } = (await comment(other, post._id)).json();
    const answer = await author.get('/api/notifications');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.json()).toEqual({
      notifications: [
        {
          _id: expect.any(String),
          kind: 'comment',
          count: 1,
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          isRead: false,
          name: other.username,
          excerpt: 'Anyone up for chai?',
          postId: post._id,
          commentId,
          communityId: community.id,
          communityName: community.name,
        },
      ],
      unread: 1,
      unreadMessages: 0,
      unreadRides: 0,
      unreadConversations: 0,
      pagination: { hasMore: false },
    });
    expect(await sentences(author)).toEqual([
      `${other.username} commented on your post in ${community.name}`,
    ]);
  });

  it('are not created for own comments or for other students', async () => {
    const { college, author, other, stranger, post } = await posted();
    const bystander = await t.student({ college });
    await comment(author, post._id);
    await comment(other, post._id);
    for (const student of [other, bystander, stranger]) {
      expect(await notificationsOf(student)).toEqual({
        notifications: [],
        unread: 0,
        unreadMessages: 0,
        unreadRides: 0,
        unreadConversations: 0,
        pagination: { hasMore: false },
      });
    }
    expect((await notificationsOf(author)).notifications).toMatchObject([{ count: 1 }]);
    for (const answer of [
      await t.visitor().get('/api/notifications'),
      await t.visitor().post('/api/notifications/read', {}),
    ]) {
      expect(answer.statusCode).toBe(401);
    }
  });

  it('count comments while unread and start a new entry after reading', async () => {
    const { college, author, other, community, post } = await posted();
    const third = await t.student({ college });
    await comment(other, post._id);
    await comment(other, post._id);
    t.advance(5);
    await comment(third, post._id);
    expect(await sentences(author)).toEqual([
      `3 new comments on your post in ${community.name}, the latest from ${third.username}`,
    ]);
    expect((await notificationsOf(author)).unread).toBe(1);
    const answer = await read(author);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: notificationMessages.read },
    ]);
    expect(await notificationsOf(author)).toMatchObject({
      unread: 0,
      notifications: [{ isRead: true }],
    });
    t.advance(5);
    await comment(other, post._id);
    expect(await notificationsOf(author)).toMatchObject({
      unread: 1,
      notifications: [
        { count: 1, isRead: false, name: other.username },
        { count: 3, isRead: true },
      ],
    });
  });

  it('count each comment once, for retries and for simultaneous comments', async () => {
    const { author, other, post } = await posted();
    const key = { 'idempotency-key': 'retry' };
    const send = () => other.post(`/api/posts/${post._id}/comments`, { comment: 'Hi' }, key);
    await send();
    await send();
    await Promise.all(Array.from({ length: 9 }, () => comment(other, post._id)));
    expect((await notificationsOf(author)).notifications).toMatchObject([{ count: 10 }]);
  });

  it('are marked as read individually, and only by their receiver', async () => {
    const { author, other, stranger, community, post } = await posted();
    const second = await publish(author, community.id);
    await comment(other, post._id);
    t.advance(5);
    await comment(other, second._id);
    const [newest, oldest] = (await notificationsOf(author)).notifications;
    const both = [newest?._id ?? '', oldest?._id ?? ''];
    for (const student of [other, stranger]) {
      expect((await read(student, both)).statusCode).toBe(200);
      expect((await read(student)).statusCode).toBe(200);
    }
    expect((await notificationsOf(author)).unread).toBe(2);
    await read(author, [both[1] ?? '', 'not-an-id']);
    expect(await notificationsOf(author)).toMatchObject({
      unread: 1,
      notifications: [{ isRead: false }, { isRead: true }],
    });
    await read(author, []);
    expect((await notificationsOf(author)).unread).toBe(1);
    await author.post('/api/notifications/read');
    expect((await notificationsOf(author)).unread).toBe(0);
    expect((await author.post('/api/notifications/read', { ids: ['?'] })).statusCode).toBe(400);
  });

  it('are paged by cursor without gaps or repeats, and by page number', async () => {
    const { author, other, community } = await posted();
    const about = async () => comment(other, (await publish(author, community.id))._id);
    for (let n = 0; n < 5; n += 1) {
      await about();
      // Notifications with the same time are sorted by id.
      if (n % 2) t.advance(5);
    }
    const all = (await notificationsOf(author)).notifications.map(({ _id }) => _id);
    expect(new Set(all).size).toBe(5);
    const walk = async () => {
      const first = await notificationsOf(author, '?limit=2');
      await about();
      const second = await notificationsOf(
        author,
        `?limit=2&cursor=${first.pagination.nextCursor}`,
      );
      const third = await notificationsOf(
        author,
        `?limit=2&cursor=${second.pagination.nextCursor}`,
      );
      expect(third.pagination).toEqual({ hasMore: false });
      return [first, second, third].flatMap(({ notifications }) => notifications);
    };
    expect((await walk()).map(({ _id }) => _id)).toEqual(all);
    const numbered = await notificationsOf(author, '?limit=4&page=2');
    expect(numbered.notifications.map(({ _id }) => _id)).toEqual(all.slice(3));
    expect(numbered.unread).toBe(6);
    expect((await author.get('/api/notifications?cursor=wrong')).statusCode).toBe(400);
  });

  it('disappear when the post is deleted or hidden, or the comment is hidden', async () => {
    const { author, other, community, post } = await posted();
    const second = await publish(author, community.id);
    const third = await publish(author, community.id);
    for (const { _id } of [post, second, third]) await comment(other, _id);
    expect((await notificationsOf(author)).unread).toBe(3);
    const { database } = t.api.services;
    await author.delete(`/api/posts/${post._id}`);
    await database.query('update posts set hidden_at = now() where id = $1', [second._id]);
    await database.query('update comments set hidden_at = now() where post_id = $1', [third._id]);
    expect(await notificationsOf(author)).toMatchObject({ notifications: [], unread: 0 });
  });

  it('do not name the author of a hidden comment', async () => {
    const { college, author, other, community, post } = await posted();
    const third = await t.student({ college });
    await comment(other, post._id);
    await comment(third, post._id, 'Something bad');
    const { database } = t.api.services;
    await database.query('update comments set hidden_at = now() where author_id = $1', [third.id]);
    expect(await sentences(author)).toEqual([
      `2 new comments on your post in ${community.name}, the latest from Someone`,
    ]);
  });

  it('are deleted one month after reading, and after three months when unread', async () => {
    const { author, other, community, post } = await posted();
    const tidy = async () => {
      const house = startHousekeeping(t.api.services, {
        warn: (...line: unknown[]) => void t.log.push(String(line)),
      });
      await house.firstRound;
      house.stop();
    };
    const left = async (student: TestStudent) => {
      const found = await t.api.services.database.query<{ read: boolean }>(
        `select read_at is not null as read from notifications where student_id = $1
         order by created_at`,
        [student.id],
      );
      return found.map((row) => row.read);
    };
    const second = await publish(author, community.id);
    await comment(other, post._id);
    t.advance(600);
    await read(author);
    await comment(other, second._id);
    t.advance(29 * day);
    await tidy();
    expect(await left(author)).toEqual([true, false]);
    t.advance(2 * day);
    await tidy();
    expect(await left(author)).toEqual([false]);
    t.advance(60 * day);
    await tidy();
    expect(await left(author)).toEqual([]);
  });
});
