import type { Post } from '@campus/contract';
import { describeOnEachDatabase, makeCampus, publish, type TestStudent } from '../../testing';

interface Page {
  readonly posts: Post[];
  readonly pagination: { hasMore: boolean; nextCursor?: string };
}

async function read(student: TestStudent, query: string): Promise<Page> {
  return (await student.get(`/api/posts?${query}`)).json<Page>();
}

const ids = (page: Page) => page.posts.map((post) => post._id);

describeOnEachDatabase('paging of posts', (t) => {
  async function withPosts(count: number) {
    const campus = await makeCampus(t);
    const posts: string[] = [];
    for (let i = 0; i < count; i += 1) {
      t.advance(1);
      posts.unshift((await publish(campus.author, campus.community.id, { content: `${i}` }))._id);
    }
    return { ...campus, posts };
  }

  it('pages by number, newest first, until an empty page', async () => {
    const { other, posts } = await withPosts(7);
    const pages = [];
    for (const page of [1, 2, 3, 4]) pages.push(await read(other, `page=${page}&limit=3`));
    expect(pages.map(ids)).toEqual([posts.slice(0, 3), posts.slice(3, 6), posts.slice(6), []]);
    expect(pages.map((page) => page.pagination.hasMore)).toEqual([true, true, false, false]);
  });

  it('a cursor neither skips nor repeats posts while others are added and deleted', async () => {
    const { author, other, community, posts } = await withPosts(7);
    const seen: string[] = [];
    let page = await read(other, 'limit=3');
    for (;;) {
      seen.push(...ids(page));
      const { hasMore, nextCursor } = page.pagination;
      expect(hasMore).toBe(nextCursor !== undefined);
      if (nextCursor === undefined) break;
      t.advance(1);
      await publish(author, community.id, { content: 'In between' });
      await author.delete(`/api/posts/${seen.at(-1)}`);
      page = await read(other, `limit=3&cursor=${nextCursor}`);
    }
    expect(seen).toEqual(posts);
  });

  it('a full last page reports hasMore: false and no cursor', async () => {
    const { other } = await withPosts(3);
    const page = await read(other, 'limit=3');
    expect(page.pagination).toEqual({ hasMore: false });
  });

  it.each(['0', '-1', '1.5', '1e9', '1e309', 'NaN', '1;drop', '', '9223372036854775808', 'a'])(
    'rejects page or limit %p',
    async (value) => {
      const { other } = await makeCampus(t);
      for (const name of ['page', 'limit']) {
        const answer = await other.get(`/api/posts?${name}=${encodeURIComponent(value)}`);
        expect(answer.statusCode).toBe(400);
        expect(answer.json().message).toMatch(new RegExp(`^${name} must be a whole number from 1`));
      }
    },
  );

  it('accepts limit 50, rejects 51, and returns an empty page far beyond the end', async () => {
    const { other } = await makeCampus(t);
    expect((await other.get('/api/posts?limit=50')).statusCode).toBe(200);
    expect((await other.get('/api/posts?limit=51')).statusCode).toBe(400);
    expect(await read(other, 'page=999999&limit=50')).toEqual({
      posts: [],
      pagination: { hasMore: false },
    });
  });

  it.each([
    'x',
    '%00',
    Buffer.from('2026-01-01T00:00:00.000Z~no-id').toString('base64url'),
    Buffer.from('2026-99-01T00:00:00.000Z~00000000-0000-4000-8000-000000000000').toString(
      'base64url',
    ),
  ])('rejects the cursor %p', async (cursor) => {
    const { other } = await makeCampus(t);
    const answer = await other.get(`/api/posts?cursor=${cursor}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'cursor is not one that this list gave out' });
  });
});

describeOnEachDatabase('important posts', (t) => {
  /** Changed in the table, as advancing the clock would end the sessions. */
  async function age(post: Post, days: number) {
    await t.api.services.database.query(
      `update posts set created_at = created_at - $2::int * interval '1 day' where id = $1`,
      [post._id, days],
    );
  }

  const important = async (student: TestStudent, query = '') =>
    (await student.get(`/api/posts/important${query}`))
      .json<Page>()
      .posts.map((post) => post.content);

  it('are ranked by votes, comments and age', async () => {
    const { author, other, community } = await makeCampus(t);
    const write = (content: string) => publish(author, community.id, { content });
    const [old, voted, plain, discussed, ancient] = [
      await write('Old and loved'),
      await write('Voted for'),
      await write('Plain'),
      await write('Discussed'),
      await write('Forgotten'),
    ];
    for (const student of [author, other]) await student.post(`/api/posts/${old._id}/like`);
    await age(old, 6);
    await age(ancient, 22);
    await other.post(`/api/posts/${voted._id}/like`);
    for (const comment of ['First', 'Second']) {
      await other.post(`/api/posts/${discussed._id}/comments`, { comment });
    }
    expect(await important(other)).toEqual(['Discussed', 'Voted for', 'Plain', 'Old and loved']);
    expect(await important(other, '?limit=2')).toEqual(['Discussed', 'Voted for']);
    await author.delete(`/api/posts/${plain._id}`);
    expect(await important(other, '?limit=3')).toEqual(['Discussed', 'Voted for', 'Old and loved']);
  });

  it('are five by default, and limit 0 is rejected', async () => {
    const { author, community } = await makeCampus(t);
    for (let i = 0; i < 6; i += 1) await publish(author, community.id);
    expect(await important(author)).toHaveLength(5);
    expect((await author.get('/api/posts/important?limit=0')).statusCode).toBe(400);
  });
});
