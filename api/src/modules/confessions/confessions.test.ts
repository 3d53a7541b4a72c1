import type { Post } from '@campus/contract';
import { describeOnEachDatabase, makeCampus, publish, type TestStudent } from '../../testing';

const read = async (student: TestStudent, query = '') =>
  (await student.get(`/api/posts/confession${query}`)).json<{
    posts: Post[];
    community_id: string;
  }>();

describeOnEachDatabase('confessions', (t) => {
  it('have a list of their own, which contains the id of their community', async () => {
    const { author, other, college, community } = await makeCampus(t);
    await publish(author, community.id);
    const confession = await publish(author, college.confessionsId, {
      content: 'I like 8 am labs',
    });
    const list = await read(other);
    expect(list.community_id).toBe(college.confessionsId);
    expect(list.posts).toEqual([{ ...confession, isAuthor: false }]);
    const community1 = await other.get(`/api/posts/community/${college.confessionsId}`);
    expect(community1.json().posts).toEqual(list.posts);
    for (const student of [author, other]) {
      const [listed] = (await read(student)).posts;
      const single = (await student.get(`/api/posts/${confession._id}`)).json();
      expect(single).toEqual(listed);
    }
    expect((await t.visitor().get('/api/posts/confession')).statusCode).toBe(401);
  });

  it('appear in no other list of posts', async () => {
    const { author, college } = await makeCampus(t);
    const { _id } = await publish(author, college.confessionsId);
    await author.post(`/api/posts/${_id}/like`);
    for (const list of ['/api/posts', '/api/posts/important', '/api/user/posts']) {
      expect((await author.get(list)).json()).toMatchObject({ posts: [] });
    }
  });

  it('are listed with mine=true only for their author', async () => {
    const { author, other, college } = await makeCampus(t);
    const mine = await publish(author, college.confessionsId, { content: 'Mine' });
    const theirs = await publish(other, college.confessionsId, { content: 'Theirs' });
    expect(mine.isAuthor).toBe(true);
    expect((await read(author, '?mine=true')).posts.map((post) => post._id)).toEqual([mine._id]);
    expect((await read(other, '?mine=true')).posts.map((post) => post._id)).toEqual([theirs._id]);
    const all = (await read(author)).posts;
    expect(all.find((post) => post._id === mine._id)?.isAuthor).toBe(true);
    expect(all.find((post) => post._id === theirs._id)?.isAuthor).toBe(false);
    expect((await author.get('/api/posts/confession?mine=yes')).statusCode).toBe(400);
  });

  it('are paged by cursor without gaps when many share one minute', async () => {
    const { author, other, college } = await makeCampus(t);
    const ids = [];
    for (let i = 0; i < 7; i += 1) ids.push((await publish(author, college.confessionsId))._id);
    const seen: string[] = [];
    let query = '?limit=3';
    for (;;) {
      const answer = (await other.get(`/api/posts/confession${query}`)).json();
      seen.push(...answer.posts.map((post: Post) => post._id));
      if (!answer.pagination.nextCursor) break;
      query = `?limit=3&cursor=${answer.pagination.nextCursor}`;
    }
    expect(seen).toHaveLength(7);
    expect([...seen].sort()).toEqual([...ids].sort());
  });

  it('can be edited and deleted only by their author, without an author id or edit time', async () => {
    const { author, other, stranger, college } = await makeCampus(t);
    const confession = await publish(author, college.confessionsId);
    const url = `/api/posts/${confession._id}`;
    expect((await other.put(url, { content: 'x' })).statusCode).toBe(403);
    expect((await other.delete(url)).statusCode).toBe(403);
    expect((await stranger.put(url, { content: 'x' })).statusCode).toBe(404);
    expect((await stranger.delete(url)).statusCode).toBe(404);
    t.advance(600);
    const edited = await author.put(url, { content: 'Better said' });
    expect(edited.json()).toEqual({ ...confession, content: 'Better said' });
    const row = 'select edited_at, author_id from posts where id = $1';
    expect(await t.api.services.database.query(row, [confession._id])).toEqual([
      { edited_at: null, author_id: null },
    ]);
    expect((await author.delete(url)).statusCode).toBe(200);
    expect((await read(other)).posts).toEqual([]);
    const links = 'select 1 from confession_authors where post_id = $1';
    expect(await t.api.services.database.query(links, [confession._id])).toEqual([]);
  });

  it('show labels instead of names in comments, one label per student and post', async () => {
    const { author, other, college } = await makeCampus(t);
    const third = await t.student({ college });
    const first = await publish(author, college.confessionsId);
    const second = await publish(author, college.confessionsId);
    const say = async (student: TestStudent, post: Post) =>
      (await student.post(`/api/posts/${post._id}/comments`, { comment: 'Same here' })).json()
        .username;
    expect(await say(other, first)).toBe('Anonymous 1');
    expect(await say(author, first)).toBe('OP');
    expect(await say(third, first)).toBe('Anonymous 2');
    expect(await say(other, first)).toBe('Anonymous 1');
    expect(await say(third, second)).toBe('Anonymous 1');
    const thread = (await other.get(`/api/posts/${first._id}/comments`)).json();
    const labels = thread.map((comment: { username: string }) => comment.username);
    expect(labels.sort()).toEqual(['Anonymous 1', 'Anonymous 1', 'Anonymous 2', 'OP']);
  });

  it('give each student one distinct label when many comment at once', async () => {
    const { author, college } = await makeCampus(t);
    const { _id } = await publish(author, college.confessionsId);
    const students = await Promise.all(Array.from({ length: 12 }, () => t.student({ college })));
    const say = async (student: TestStudent) =>
      (await student.post(`/api/posts/${_id}/comments`, { comment: 'Me too' })).json().username;
    const labels = await Promise.all(students.map((s) => Promise.all([say(s), say(s), say(s)])));
    for (const label of labels) expect(new Set(label).size).toBe(1);
    expect(new Set(labels.map((label) => label[0])).size).toBe(12);
    const numbers = labels.map((label) => Number(label[0]?.replace('Anonymous ', '')));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  });

  it('can be voted on', async () => {
    const { author, other, college } = await makeCampus(t);
    const { _id } = await publish(author, college.confessionsId);
    await other.post(`/api/posts/${_id}/like`);
    expect((await author.get(`/api/posts/${_id}/likes-dislikes`)).json()).toMatchObject({
      likes: 1,
      userLiked: false,
    });
  });
});
