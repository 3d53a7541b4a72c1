import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import {
  describeOnEachDatabase,
  describeOnOneDatabase,
  makeCampus,
  publish,
  type Campus,
} from '../../testing';
import { toggleVote } from './votes.repository';

const missing = '00000000-0000-4000-8000-000000000000';

describeOnEachDatabase('votes', (t) => {
  it('a second equal vote removes the vote, and the opposite one replaces it', async () => {
    const { author, other, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    const url = `/api/posts/${_id}`;
    const steps = [
      ['like', { likes: 1, dislikes: 0, userLiked: true, userDisliked: false }],
      ['dislike', { likes: 0, dislikes: 1, userLiked: false, userDisliked: true }],
      ['dislike', { likes: 0, dislikes: 0, userLiked: false, userDisliked: false }],
      ['like', { likes: 1, dislikes: 0, userLiked: true, userDisliked: false }],
    ] as const;
    for (const [name, state] of steps) {
      const answer = await other.post(`${url}/${name}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ ...state, message: 'Vote saved' });
      expect((await other.get(`${url}/likes-dislikes`)).json()).toEqual(state);
    }
    expect((await author.get(`${url}/likes-dislikes`)).json()).toMatchObject({ userLiked: false });
    expect((await other.get('/api/posts')).json().posts[0]).toMatchObject({
      likes: 1,
      userLiked: true,
    });
  });

  it('are rejected from other colleges, from visitors and for unknown posts', async () => {
    const { author, stranger, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    for (const call of ['like', 'dislike']) {
      expect((await stranger.post(`/api/posts/${_id}/${call}`)).statusCode).toBe(404);
      expect((await t.visitor().post(`/api/posts/${_id}/${call}`)).statusCode).toBe(401);
      expect((await author.post(`/api/posts/${missing}/${call}`)).statusCode).toBe(404);
      expect((await author.post(`/api/posts/x/${call}`)).statusCode).toBe(404);
    }
    expect((await stranger.get(`/api/posts/${_id}/likes-dislikes`)).statusCode).toBe(404);
    expect((await t.visitor().get(`/api/posts/${_id}/likes-dislikes`)).statusCode).toBe(401);
    expect((await author.get(`/api/posts/${_id}/likes-dislikes`)).json()).toMatchObject({
      likes: 0,
      dislikes: 0,
    });
  });

  // Fifty runs: npm run test:holds. 200 is more than a driver sends ahead on one connection.
  it.each([1, 2, 3])(
    'deleting a post during 200 votes and comments leaves none of them behind (%s)',
    async () => {
      const campus = await makeCampus(t);
      const { author, other, community } = campus;
      const { database } = t.api.services;
      const { _id } = await publish(author, community.id);
      const url = `/api/posts/${_id}`;
      const calls = Array.from({ length: 200 }, (_, i) =>
        i % 2
          ? other.post(`${url}/like`)
          : other.post(`${url}/comments`, { comment: `Hello ${i}` }),
      );
      const answers = await Promise.all([...calls, author.delete(url)]);
      const statuses = new Set(answers.map(({ statusCode }) => statusCode));
      expect([200, 201, 404]).toEqual(expect.arrayContaining([...statuses]));
      const left = await database.query(
        `select 1 from votes where post_id = $1 union all select 1 from comments where post_id = $1`,
        [_id],
      );
      expect(left).toEqual([]);
    },
  );
});

// The embedded database always runs one transaction after the other.
describeOnOneDatabase('simultaneous votes', (t) => {
  /** Inserted directly, as signing in a thousand students is not under test. */
  async function voters(campus: Campus, count: number): Promise<string[]> {
    const { database } = t.api.services;
    const rows = await database.query<{ id: string }>(
      `insert into students (college_id, email, username, username_lower, password_hash)
       select $1, $2 || n || '@x.example', $2 || n, $2 || n, '-' from generate_series(1, ${count}) n
       returning id`,
      [campus.college.id, `v${randomUUID().slice(0, 8)}`],
    );
    return rows.map((row) => row.id);
  }

  it('are counted exactly when 1000 arrive at once', async () => {
    const campus = await makeCampus(t);
    const { database } = t.api.services;
    const { _id } = await publish(campus.author, campus.community.id);
    const students = await voters(campus, 250);
    const { id: collegeId } = campus.college;
    // Four votes each: two equal ones, then one more of each kind for some.
    const votes = students.flatMap((studentId, i) =>
      ([1, 1, i % 2 ? 1 : -1, i % 3 ? -1 : 1] as const).map((vote) => ({ studentId, vote })),
    );
    // With more at once, some might be refused after waiting too long for a connection.
    const lanes = pLimit(250);
    await Promise.all(
      votes.map(({ studentId, vote }) =>
        lanes(() =>
          toggleVote(database, { collegeId, studentId, session: '' }, { postId: _id, vote }),
        ),
      ),
    );
    const [counted] = await database.query(
      `select likes, dislikes from posts where college_id = $1 and id = $2`,
      [collegeId, _id],
    );
    const [real] = await database.query(
      `select count(*) filter (where value = 1)::int as likes,
         count(*) filter (where value = -1)::int as dislikes
       from votes where college_id = $1 and post_id = $2`,
      [collegeId, _id],
    );
    expect(counted).toEqual(real);
    expect(votes).toHaveLength(1000);
  }, 120_000);
});
