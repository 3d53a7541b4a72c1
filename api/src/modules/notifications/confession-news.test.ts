import { describeOnEachDatabase, makeCampus, publish } from '../../testing';
import { createNotification } from './create';
import { comment, read, sentences, stored, notificationsOf } from './notification-fixture';

describeOnEachDatabase('comments on a confession', (t) => {
  async function confessed() {
    const campus = await makeCampus(t);
    const confess = async (content: string) =>
      (await publish(campus.author, campus.college.confessionsId, { content }))._id;
    const third = await t.student({ college: campus.college });
    return { ...campus, third, confess, id: await confess('I like 8 am labs') };
  }

  it('are counted for its author, without commenter, confession id or exact time', async () => {
    const { author, other, third, id } = await confessed();
    await comment(other, id);
    await comment(third, id);
    await comment(author, id);
    const answer = await author.get('/api/notifications');
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.json()).toEqual({
      notifications: [
        {
          _id: 'confessions',
          kind: 'confession-comments',
          count: 2,
          confessions: 1,
          createdAt: expect.stringMatching(/:00\.000Z$/),
          isRead: false,
        },
      ],
      unread: 1,
      unreadMessages: 0,
      unreadRides: 0,
      unreadConversations: 0,
      pagination: { hasMore: false },
    });
    expect(await sentences(author)).toEqual(['Your confession has 2 new comments']);
    for (const secret of [id, author.id, other.id, other.username]) {
      expect(answer.body).not.toContain(secret);
    }
    for (const student of [other, third]) expect(await sentences(student)).toEqual([]);
  });

  it('create no notification row and no log line that links them to a student', async () => {
    const { college, author, other, third, id } = await confessed();
    await comment(other, id);
    await comment(author, id);
    const commented = (await comment(third, id)).json<{ _id: string }>();
    const { services } = t.api;
    for (const subjectId of [id, commented._id]) {
      for (const kind of ['comment', 'content-hidden'] as const) {
        for (const student of [author, third]) {
          const whole = { collegeId: college.id, studentId: student.id, kind, subjectId };
          await services.database.transaction((tx) => createNotification(services, tx, whole));
        }
      }
    }
    await read(author);
    const rows = await stored(t);
    for (const secret of [id, commented._id, author.id, other.id, third.id]) {
      expect(rows).not.toContain(secret);
    }
    expect(rows).not.toContain('confession');
    const lines = t.log.filter((line) => line.includes(id) || line.includes(commented._id));
    for (const line of lines) {
      for (const { id: studentId } of [author, other, third]) {
        expect(line).not.toContain(studentId);
      }
    }
  });

  it('are unread until they are read, separately for each confession', async () => {
    const { author, other, confess, id } = await confessed();
    const second = await confess('I have never seen the library');
    await comment(other, id);
    await comment(other, second);
    await comment(other, second);
    expect(await sentences(author)).toEqual(['Your confessions have 3 new comments']);
    await read(other);
    await read(author, []);
    expect((await notificationsOf(author)).unread).toBe(1);
    await read(author, ['confessions']);
    expect(await notificationsOf(author)).toMatchObject({ notifications: [], unread: 0 });
    await comment(author, second);
    expect(await sentences(author)).toEqual([]);
    await comment(other, second);
    expect(await sentences(author)).toEqual(['Your confession has a new comment']);
    await read(author);
    expect(await sentences(author)).toEqual([]);
  });

  it('are not counted while hidden, and later ones still are', async () => {
    const { author, other, id } = await confessed();
    await comment(other, id);
    await read(author);
    const { database } = t.api.services;
    await comment(other, id);
    await database.query('update comments set hidden_at = now() where post_id = $1', [id]);
    expect(await sentences(author)).toEqual([]);
    await comment(other, id);
    expect(await sentences(author)).toEqual(['Your confession has a new comment']);
    await database.query('update posts set hidden_at = now() where id = $1', [id]);
    expect(await notificationsOf(author)).toMatchObject({ notifications: [], unread: 0 });
  });

  it('are sorted by time among other notifications and appear once when paging', async () => {
    const { author, other, community, id } = await confessed();
    const about = async () => comment(other, (await publish(author, community.id))._id);
    await about();
    t.advance(120);
    await comment(other, id);
    t.advance(120);
    await about();
    await about();
    const kinds: string[] = [];
    let cursor = '';
    for (;;) {
      const page = await notificationsOf(author, `?limit=1${cursor}`);
      kinds.push(...page.notifications.map(({ kind }) => kind));
      if (!page.pagination.hasMore) break;
      cursor = `&cursor=${page.pagination.nextCursor}`;
    }
    expect(kinds).toEqual(['comment', 'comment', 'confession-comments', 'comment']);
    expect((await notificationsOf(author)).unread).toBe(4);
  });
});
