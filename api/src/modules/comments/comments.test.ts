import { listText } from './comments.repository';
import { describeOnEachDatabase, makeCampus, publish } from '../../testing';

const missing = '00000000-0000-4000-8000-000000000000';

describeOnEachDatabase('comments', (t) => {
  it('are listed oldest first with the usernames of their authors, and counted on the post', async () => {
    const { author, other, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    const url = `/api/posts/${_id}/comments`;
    const first = await other.post(url, { comment: '  Count me in  ' });
    t.advance(1);
    const second = await author.post(url, { comment: 'Five at the gate' });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({
      _id: expect.any(String),
      username: other.username,
      content: 'Count me in',
      isAuthor: true,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      likes: 0,
      isLiked: false,
    });
    const list = await other.get(url);
    expect(list.json()).toEqual([first.json(), { ...second.json(), isAuthor: false }]);
    expect((await author.get('/api/posts')).json().posts[0]).toMatchObject({ commentsCount: 2 });
  });

  it.each([
    [{}, 'Please write a comment'],
    [{ comment: ' \n ' }, 'Please write a comment'],
    [{ comment: ['x'] }, 'Please write a comment'],
    [{ comment: 'a'.repeat(2001) }, 'A comment can be at most 2000 characters long'],
  ])('rejects %j and stores no comment', async (body, message) => {
    const { author, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    const answer = await author.post(`/api/posts/${_id}/comments`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, field: 'comment' });
    expect((await author.get(`/api/posts/${_id}/comments`)).json()).toEqual([]);
  });

  it('are listed up to the newest 500, which are read by index', async () => {
    const { author, college, community } = await makeCampus(t);
    const [{ _id }, other] = [
      await publish(author, community.id),
      await publish(author, community.id),
    ];
    const { database } = t.api.services;
    for (const [postId, count] of [
      [_id, 1501],
      [other._id, 20_000],
    ] as const) {
      await database.query(
        `insert into comments (college_id, post_id, author_id, content, created_at)
         select $1, $2, $3, 'Comment ' || n, '2026-01-01'::timestamptz + n * interval '1 second'
         from generate_series(1, ${count}) n`,
        [college.id, postId, author.id],
      );
    }
    await database.query('vacuum analyze comments');
    const list = (await author.get(`/api/posts/${_id}/comments`)).json<{ content: string }[]>();
    expect(list).toHaveLength(500);
    expect([list[0]?.content, list[499]?.content]).toEqual(['Comment 1002', 'Comment 1501']);
    const plan = await database.query<Record<string, string>>(`explain (costs off) ${listText}`, [
      college.id,
      author.id,
      _id,
    ]);
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('Index Scan Backward using comments_of_post on comments');
    expect(text).not.toMatch(/Seq Scan on comments/);
  });

  it('can be read and written only by students of the college, on existing posts', async () => {
    const { author, stranger, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    const url = `/api/posts/${_id}/comments`;
    expect((await stranger.post(url, { comment: 'Hi' })).statusCode).toBe(404);
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await t.visitor().post(url, { comment: 'Hi' })).statusCode).toBe(401);
    expect((await t.visitor().get(url)).statusCode).toBe(401);
    for (const id of [missing, 'x']) {
      const answer = await author.post(`/api/posts/${id}/comments`, { comment: 'Hi' });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: "This post doesn't exist, or it was deleted" });
    }
    await author.delete(`/api/posts/${_id}`);
    expect((await author.post(url, { comment: 'Hi' })).statusCode).toBe(404);
    expect((await author.get(url)).statusCode).toBe(404);
  });

  it('are rejected from a student who no longer sees the post', async () => {
    const { author, other, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    const url = `/api/posts/${_id}/comments`;
    await other.post(url, { comment: 'Hi' });
    await other.post('/api/reports', { kind: 'post', id: _id, reason: 'something else' });
    expect((await other.post(url, { comment: 'Hi again' })).statusCode).toBe(404);
    expect((await author.get(url)).json()).toHaveLength(1);
  });

  it('are counted exactly under concurrent writes and stored once per idempotency key', async () => {
    const { author, other, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    const url = `/api/posts/${_id}/comments`;
    const key = { 'idempotency-key': 'same' };
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, (_, i) => other.post(url, { comment: `Number ${i}` })),
      ...Array.from({ length: 5 }, () => author.post(url, { comment: 'Only once' }, key)),
    ]);
    expect(answers.every((answer) => answer.statusCode === 201)).toBe(true);
    expect((await author.get(url)).json()).toHaveLength(11);
    expect((await author.get('/api/posts')).json().posts[0]).toMatchObject({ commentsCount: 11 });
  });
});

describeOnEachDatabase(
  'comments of one student',
  (t) => {
    it('are limited to 300 a day per student', async () => {
      const { author, community } = await makeCampus(t);
      const { _id } = await publish(author, community.id);
      const url = `/api/posts/${_id}/comments`;
      const { limits } = t.api.services;
      for (let n = 0; n < 299; n += 1) await limits.take('comment-daily', author.id);
      expect((await author.post(url, { comment: 'The last one' })).statusCode).toBe(201);
      expect((await author.post(url, { comment: 'One more' })).statusCode).toBe(429);
    });
  },
  { rateLimits: true },
);
