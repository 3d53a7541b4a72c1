import type { Comment, Person, Post } from '@campus/contract';
import {
  describeOnEachDatabase,
  makeCampus,
  photo,
  publish,
  type TestStudent,
} from '../../testing';
import { commentOn } from '../reports/report-fixture';

describeOnEachDatabase('a student’s picture', (t) => {
  async function upload(who: TestStudent) {
    const answer = await who.put('/api/user/avatar', { image: await photo() });
    expect(answer.statusCode).toBe(200);
    return answer.json<{ avatar: string }>().avatar;
  }
  const first = async (who: TestStudent, url: string) =>
    (await who.get(url)).json<{ posts: Post[] }>().posts[0]?.user_id;

  it('appears on posts, comments and in search, and can be replaced and deleted', async () => {
    const { author, other, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    const before = await first(other, '/api/posts');
    expect(before).toEqual({ username: author.username });
    await commentOn(author, _id, 'See?');
    const avatar = await upload(author);
    expect(avatar).toMatch(/^\/media\/[0-9a-f]{40}c[0-9a-f]{12}-320\.webp$/);
    const name = { username: author.username, avatar };
    const me = async () => (await author.get('/api/auth/me')).json<Person>().avatar;
    expect(await me()).toBe(avatar);
    const shown = async () => [
      await first(other, '/api/posts'),
      await first(other, '/api/posts/important'),
      await first(other, `/api/posts?author=${author.username}`),
      (await other.get(`/api/posts/${_id}`)).json<Post>().user_id,
    ];
    expect(await shown()).toEqual([name, name, name, name]);
    const [comment] = (await other.get(`/api/posts/${_id}/comments`)).json<Comment[]>();
    expect(comment).toMatchObject(name);
    expect(await commentOn(author, _id, 'Again')).toMatchObject(name);
    expect((await publish(author, community.id)).user_id).toEqual(name);
    const found = (await other.get(`/api/people?q=${author.username}`)).json<Person[]>();
    expect(found).toMatchObject([name]);
    expect((await other.get(avatar)).statusCode).toBe(200);
    const next = await upload(author);
    expect((await first(other, '/api/posts'))?.avatar).toBe(next);
    expect(await me()).toBe(next);
    expect((await author.delete('/api/user/avatar')).statusCode).toBe(200);
    expect(await me()).toBeNull();
    expect(await first(other, '/api/posts')).toEqual({ username: author.username });
    t.advance(31);
    for (const gone of [avatar, next]) expect((await other.get(gone)).statusCode).toBe(404);
  });

  it('never appears on a confession or on a comment on one', async () => {
    const { author, other, college } = await makeCampus(t);
    const avatar = await upload(author);
    const confession = await publish(author, college.confessionsId);
    const comment = await commentOn(author, confession._id, 'It was me');
    const bodies = await Promise.all(
      ['/api/posts/confession', `/api/posts/${confession._id}`].map(async (url) => [
        (await other.get(url)).body,
        (await author.get(url)).body,
      ]),
    );
    const comments = (await other.get(`/api/posts/${confession._id}/comments`)).body;
    const said = JSON.stringify([confession, comment, bodies, comments]);
    expect(said).not.toContain(avatar);
    expect(said).not.toContain('avatar');
  });

  it.each(['data:image/png;base64,AAAA', 'https://elsewhere.example/a.png', '', 7])(
    'rejects the value "%s"',
    async (image) => {
      const student = await t.student();
      const answer = await student.put('/api/user/avatar', { image });
      expect([answer.statusCode, answer.json().field]).toEqual([400, 'image']);
      expect((await t.visitor().put('/api/user/avatar', { image })).statusCode).toBe(401);
    },
  );
});
