import type { Post } from '@campus/contract';
import { createApi, type Api } from '../../api';
import { describeOnEachDatabase, makeCampus, photo, publish, testConfig } from '../../testing';
import type { Client } from '../../testing/harness';

const lists = ['/api/posts', '/api/posts/important'];

async function read(from: Client, path: string, headers = {}): Promise<Post[]> {
  const answer = await from.get(path, headers);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  return answer.json<{ posts: Post[] }>().posts;
}

describeOnEachDatabase('post lists shared by a college', (t) => {
  /** More posts than the first page contains, with votes, a report and a picture among them. */
  async function lively() {
    const campus = await makeCampus(t);
    const { author, other, community } = campus;
    const posts: string[] = [];
    for (let number = 0; number < 14; number += 1) {
      const images = number === 12 ? [await photo()] : [];
      const by = number % 3 === 0 ? other : author;
      const body = { content: `Notice ${number}`, community_id: community.id, images };
      posts.push((await by.post('/api/posts', body)).json<Post>()._id);
    }
    await other.post(`/api/posts/${posts[13]}/like`);
    await author.post(`/api/posts/${posts[11]}/dislike`);
    const report = { kind: 'post', id: posts[10], reason: 'something else' };
    expect((await other.post('/api/reports', report)).statusCode).toBe(200);
    return { ...campus, posts };
  }

  it('are identical to a read for a single student', async () => {
    const { author, other } = await lively();
    for (const client of [author, other]) {
      for (const headers of [{}, { prefer: 'images=url' }]) {
        for (const [path, size] of [
          ['/api/posts', 10],
          ['/api/posts/important', 5],
        ] as const) {
          // A limit so high that the posts are read for this student only.
          const alone = await read(client, `${path}?limit=50`, headers);
          await read(client, path, headers);
          expect(await read(client, path, headers)).toEqual(alone.slice(0, size));
        }
      }
    }
  });

  it('continue on page two where page one ended', async () => {
    const { other } = await lively();
    const first = (await other.get('/api/posts')).json();
    expect(first.pagination.hasMore).toBe(true);
    const next = await read(other, `/api/posts?cursor=${first.pagination.nextCursor}`);
    const all = [...first.posts, ...next].map((post: Post) => post.content);
    expect(await read(other, '/api/posts?page=2')).toEqual(next);
    expect(all).toEqual(
      (await read(other, '/api/posts?limit=40')).map((post: Post) => post.content),
    );
    expect(all).toHaveLength(13);
  });

  it.each(lists)('%s shows votes, comments, edits and deletions immediately', async (path) => {
    const { author, other, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    const seen = async () => (await read(other, path))[0];
    expect(await seen()).toMatchObject({ _id, likes: 0, userLiked: false, commentsCount: 0 });
    await other.post(`/api/posts/${_id.toUpperCase()}/like`);
    expect(await seen()).toMatchObject({ likes: 1, userLiked: true });
    expect((await read(author, path))[0]).toMatchObject({ likes: 1, userLiked: false });
    await author.post(`/api/posts/${_id}/comments`, { comment: 'Found it' });
    expect(await seen()).toMatchObject({ commentsCount: 1 });
    await author.put(`/api/posts/${_id}`, { content: 'Another text' });
    expect(await seen()).toMatchObject({ content: 'Another text', isAuthor: false });
    expect((await read(author, path))[0]).toMatchObject({ isAuthor: true });
    await author.delete(`/api/posts/${_id}`);
    expect(await seen()).toBeUndefined();
  });

  it.each(lists)('%s leaves out a reported post, only for its reporter', async (path) => {
    const { author, other, posts } = await lively();
    const ids = async (client: Client) => (await read(client, path)).map(({ _id }) => _id);
    expect(await ids(author)).toContain(posts[13]);
    const report = { kind: 'post', id: posts[13], reason: 'something else' };
    await other.post('/api/reports', report);
    expect(await ids(other)).not.toContain(posts[13]);
    expect(await ids(author)).toContain(posts[13]);
  });

  it('contain no confession, and the list of confessions contains no author id', async () => {
    const { author, other, college } = await makeCampus(t);
    const secret = { content: 'I never returned the book', community_id: college.confessionsId };
    await author.post('/api/posts', { ...secret, images: [] });
    for (const path of lists) expect(await read(other, path)).toEqual([]);
    const all = await other.get(`/api/posts/community/${college.confessionsId}`);
    expect(all.body).not.toContain(author.id);
  });

  it('contain no id of an author', async () => {
    const { author, other } = await lively();
    for (const path of lists) {
      const { body } = await other.get(path);
      expect(body).not.toContain(author.id);
      expect(body).not.toContain(other.id);
    }
  });

  it('are never shown in another college', async () => {
    const here = await lively();
    const elsewhere = await makeCampus(t);
    await read(here.author, '/api/posts');
    expect(await read(elsewhere.author, '/api/posts')).toEqual([]);
  });
});

const redisUrl = process.env['TEST_REDIS_URL'];

describeOnEachDatabase('post lists served by two processes', (t) => {
  const apis: Api[] = [];
  afterEach(() => Promise.all(apis.splice(0).map((api) => api.app.close())));

  /** Another process of the site, and a student's client of it. */
  async function another(cookie: string) {
    const { database } = t.api.services;
    const config = testConfig({ redisUrl });
    const api = await createApi({ config, database, logStream: { write: () => undefined } });
    apis.push(api);
    await api.redis?.subscribed();
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { cookie, 'content-type': 'application/json' };
    return {
      posts: async (path: string): Promise<Post[]> =>
        (await (await fetch(url + path, { headers })).json()).posts,
      write: async (path: string, body: object = {}) =>
        (await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json(),
    };
  }

  (redisUrl ? it : it.skip)('show a new post and each vote at once in both processes', async () => {
    const { author, community } = await makeCampus(t);
    const [here, there] = [await another(author.cookie()), await another(author.cookie())];
    expect(await there.posts('/api/posts')).toEqual([]);
    const post = { content: 'Lost: a red cycle', community_id: community.id, images: [] };
    const { _id } = await here.write('/api/posts', post);
    expect(await there.posts('/api/posts')).toMatchObject([{ _id }]);
    for (let time = 1; time <= 20; time += 1) {
      await here.write(`/api/posts/${_id}/like`);
      const likes = time % 2;
      for (const path of lists) {
        expect(await there.posts(path)).toMatchObject([{ likes, userLiked: likes === 1 }]);
      }
    }
  });
});
