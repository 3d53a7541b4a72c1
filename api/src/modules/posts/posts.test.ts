import { describeOnEachDatabase, makeCampus, makeCommunity, photo, publish } from '../../testing';

const missing = '00000000-0000-4000-8000-000000000000';

describeOnEachDatabase('posts', (t) => {
  it('returns a new post exactly as the list does', async () => {
    const { author, community } = await makeCampus(t);
    const answer = await author.post('/api/posts', {
      content: '  Lost my umbrella  ',
      images: [await photo()],
      community_id: community.id,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      _id: expect.any(String),
      content: 'Lost my umbrella',
      images: [expect.stringMatching(/^data:image\/webp;base64,/)],
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      likes: 0,
      dislikes: 0,
      user_id: { username: author.username },
      community_id: { _id: community.id, name: community.name },
      userLiked: false,
      userDisliked: false,
      isAuthor: true,
      commentsCount: 0,
    });
    const list = await author.get('/api/posts');
    expect(list.json()).toEqual({ posts: [answer.json()], pagination: { hasMore: false } });
  });

  it.each([
    [{}, 'Please write something before posting'],
    [{ content: '   ', community_id: 'x' }, 'Please write something before posting'],
    [{ content: 7, community_id: 'x' }, 'Please write something before posting'],
    [
      { content: 'a'.repeat(5001), community_id: 'x' },
      'A post can be at most 5000 characters long',
    ],
    [{ content: 'Hi' }, 'Please select a community to post in'],
    [{ content: 'Hi', community_id: '' }, 'Please select a community to post in'],
    [{ content: 'Hi', community_id: 'x', images: ['', '', '', ''] }, 'Maximum 3 images allowed'],
    [
      { content: 'Hi', community_id: 'x', images: 'x' },
      'Error processing image. Please try again.',
    ],
  ])('rejects %j', async (body, message) => {
    const { author } = await makeCampus(t);
    const answer = await author.post('/api/posts', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message });
    expect((await author.get('/api/posts')).json()).toMatchObject({ posts: [] });
  });

  it('answers 404 for an unknown community or one of another college', async () => {
    const { author, stranger, community } = await makeCampus(t);
    for (const community_id of [community.id, missing, 'none']) {
      const answer = await stranger.post('/api/posts', { content: 'Hi', community_id });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: "We can't find that community" });
    }
    expect((await author.get('/api/posts')).json()).toMatchObject({ posts: [] });
  });

  it('lets only the author edit and delete a post', async () => {
    const { author, other, stranger, community } = await makeCampus(t);
    const post = await publish(author, community.id);
    const url = `/api/posts/${post._id}`;
    for (const [client, status] of [
      [t.visitor(), 401],
      [other, 403],
      [stranger, 404],
    ] as const) {
      expect((await client.put(url, { content: 'Mine now' })).statusCode).toBe(status);
      expect((await client.delete(url)).statusCode).toBe(status);
    }
    const edited = await author.put(url, { content: ' Chai at five ' });
    expect(edited.statusCode).toBe(200);
    expect(edited.json()).toEqual({ ...post, content: 'Chai at five' });
    const refused = await author.put(url, { content: ' ' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ message: 'Please write something before posting' });
    expect((await other.get('/api/posts')).json()).toMatchObject({
      posts: [{ content: 'Chai at five', isAuthor: false }],
    });
    const deleted = await author.delete(url);
    expect(deleted.statusCode).toBe(200);
    expect(deleted.json()).toEqual({ message: 'Post deleted successfully!' });
    expect((await author.delete(url)).statusCode).toBe(404);
    expect((await author.get('/api/posts')).json()).toMatchObject({ posts: [] });
  });

  it('ignores fields that are not in the contract', async () => {
    const { author, other, community } = await makeCampus(t);
    const answer = await author.post('/api/posts', {
      content: 'Hi',
      community_id: community.id,
      user_id: other.id,
      author_id: other.id,
      likes: 99,
      _id: missing,
      date: '2001-01-01T00:00:00.000Z',
    });
    expect(answer.json()).toMatchObject({ likes: 0, user_id: { username: author.username } });
    expect(answer.json()._id).not.toBe(missing);
  });

  it('returns a single post to students who may see it, and 404 to others', async () => {
    const { author, other, stranger, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id, { images: [await photo()] });
    const url = `/api/posts/${_id}`;
    const [listed] = (await other.get('/api/posts')).json().posts;
    const answer = await other.get(url);
    expect(answer.json()).toEqual(listed);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await author.get(url)).json()).toMatchObject({ isAuthor: true });
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await t.visitor().get(url)).statusCode).toBe(401);
    expect((await author.get(`/api/posts/${missing}`)).statusCode).toBe(404);
    expect((await author.get('/api/posts/not-a-uuid')).statusCode).toBe(404);
    await author.delete(url);
    expect((await other.get(url)).json()).toEqual({
      message: "This post doesn't exist, or it was deleted",
    });
  });

  it('verify-author reports whether the student wrote the post', async () => {
    const { author, other, stranger, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    const url = `/api/posts/${_id}/verify-author`;
    expect((await author.get(url)).json()).toEqual({ isAuthor: true });
    const answer = await other.get(url);
    expect(answer.json()).toEqual({ isAuthor: false });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await stranger.get(url)).statusCode).toBe(404);
    expect((await t.visitor().get(url)).statusCode).toBe(401);
    expect((await author.get(`/api/posts/${missing}/verify-author`)).statusCode).toBe(404);
    expect((await author.get('/api/posts/not-a-uuid/verify-author')).statusCode).toBe(404);
    expect((await author.get('/api/posts/%00/verify-author')).statusCode).toBe(400);
  });

  it('creates one post per idempotency key and rejects another body with the same key', async () => {
    const { author, community } = await makeCampus(t);
    const body = { content: 'Once', community_id: community.id, images: [await photo()] };
    const headers = { 'idempotency-key': 'submit-1' };
    const send = () => author.post('/api/posts', body, headers);
    const answers = await Promise.all([send(), send(), send(), send(), send()]);
    const ids = new Set(answers.map((answer) => answer.json()._id));
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201, 201]);
    expect(ids.size).toBe(1);
    expect((await author.get('/api/posts')).json().posts).toHaveLength(1);
    const changed = await author.post('/api/posts', { ...body, content: 'Twice' }, headers);
    expect(changed.statusCode).toBe(422);
  });

  it('shows posts only to students of their college', async () => {
    const { author, stranger, community } = await makeCampus(t);
    await publish(author, community.id);
    for (const list of ['/api/posts', '/api/posts/important', '/api/user/posts']) {
      expect((await stranger.get(list)).json()).toMatchObject({ posts: [] });
      expect((await t.visitor().get(list)).statusCode).toBe(401);
    }
    expect((await stranger.get(`/api/posts/community/${community.id}`)).statusCode).toBe(404);
    expect((await author.get(`/api/posts/community/${community.id}`)).json().posts).toHaveLength(1);
  });

  it('filters by community and by own posts', async () => {
    const { author, other, college, community } = await makeCampus(t);
    const second = await makeCommunity(t, college);
    const mine = await publish(author, community.id);
    const theirs = await publish(other, second.id);
    const idsOf = async (url: string) =>
      (await author.get(url)).json().posts.map((post: { _id: string }) => post._id);
    expect(await idsOf(`/api/posts/community/${community.id}`)).toEqual([mine._id]);
    expect(await idsOf(`/api/posts/community/${second.id}`)).toEqual([theirs._id]);
    expect(await idsOf('/api/user/posts')).toEqual([mine._id]);
    expect((await idsOf('/api/posts')).sort()).toEqual([mine._id, theirs._id].sort());
  });
});
