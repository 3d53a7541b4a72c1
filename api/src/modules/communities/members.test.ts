import { type Community, limits } from '@campus/contract';
import {
  describeOnEachDatabase,
  makeCampus,
  makeCommunity,
  publish,
  type TestStudent,
} from '../../testing';
import { activityStatement, listStatement } from './members.repository';

const membership = (id: string) => `/api/communities/${id}/membership`;

describeOnEachDatabase('members of communities', (t) => {
  async function campus() {
    const made = await makeCampus(t);
    const chess = await makeCommunity(t, made.college);
    return { ...made, chess };
  }

  async function seenBy(student: TestStudent, id: string): Promise<Partial<Community>> {
    const list: Community[] = (await student.get('/api/communities')).json();
    return list.find(({ _id }) => _id === id) ?? {};
  }

  const yours = async (student: TestStudent) => {
    const list: Community[] = (await student.get('/api/communities')).json();
    return list.filter(({ isYours }) => isYours).map(({ _id }) => _id);
  };

  it('join once for repeated calls, and can leave', async () => {
    const { author, other, community, chess, college } = await campus();
    expect((await yours(author)).sort()).toEqual([community.id, chess.id].sort());
    const joins = await Promise.all([1, 2, 3].map(() => author.put(membership(chess.id))));
    expect(joins.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await other.put(membership(chess.id));
    expect(await seenBy(author, chess.id)).toMatchObject({ joined: true, members: 2, unread: 0 });
    expect(await yours(author)).toEqual([chess.id]);
    expect(await seenBy(author, college.confessionsId)).toMatchObject({ isYours: false });
    await author.delete(membership(chess.id));
    await author.delete(membership(chess.id));
    expect(await seenBy(author, chess.id)).toMatchObject({ joined: false, members: 1 });
    expect(await yours(author)).toHaveLength(2);
  });

  it('cannot join unknown communities, those of another college or the confessions', async () => {
    const { author, stranger, community, college } = await campus();
    const ids = ['none', '00000000-0000-4000-8000-000000000000', college.confessionsId];
    for (const id of ids) expect((await author.put(membership(id))).statusCode).toBe(404);
    expect((await stranger.put(membership(community.id))).statusCode).toBe(404);
    expect((await t.visitor().put(membership(community.id))).statusCode).toBe(401);
    expect(await seenBy(author, community.id)).toMatchObject({ members: 0 });
  });

  it('see the number of visible posts by others since their last visit as unread', async () => {
    const { author, other, community, college } = await campus();
    await publish(other, community.id);
    t.advance(1);
    await author.put(membership(community.id));
    expect(await seenBy(author, community.id)).toMatchObject({ unread: 0 });
    t.advance(1);
    await publish(author, community.id);
    const [post] = [await publish(other, community.id), await publish(other, community.id)];
    expect(await seenBy(author, community.id)).toMatchObject({ unread: 2 });
    await author.post('/api/reports', { kind: 'post', id: post._id, reason: 'harassment' });
    expect(await seenBy(author, community.id)).toMatchObject({ unread: 1 });
    const third = await t.student({ college });
    await publish(third, community.id);
    const { _id: person } = (await author.get(`/api/people/${third.username}`)).json();
    await author.put(`/api/user/blocks/${person}`);
    expect(await seenBy(author, community.id)).toMatchObject({ unread: 1 });
    t.advance(1);
    await author.put(`/api/communities/${community.id}/seen`);
    expect(await seenBy(author, community.id)).toMatchObject({ unread: 0 });
  });

  it('see unread counts up to a limit, and 0 while the community is muted', async () => {
    const { author, community, college } = await campus();
    const muted = `/api/communities/${community.id}/muted`;
    expect((await author.put(muted, { muted: true })).statusCode).toBe(404);
    await author.put(membership(community.id));
    t.advance(1);
    for (let n = 0; n < limits.unreadPosts + 1; n += 7) {
      const writer = await t.student({ college });
      for (let each = 0; each < 7; each += 1) await publish(writer, community.id);
    }
    expect(await seenBy(author, community.id)).toMatchObject({ unread: limits.unreadPosts });
    expect((await author.put(muted, { muted: 'yes' })).statusCode).toBe(400);
    await author.put(muted, { muted: true });
    expect(await seenBy(author, community.id)).toMatchObject({ unread: 0, muted: true });
    await author.put(muted, { muted: false });
    expect(await seenBy(author, community.id)).toMatchObject({ unread: limits.unreadPosts });
  });

  it('see the number of posts of the last week in each community', async () => {
    const { author, other, community, chess, college } = await campus();
    await publish(other, community.id);
    const activity = async (student: TestStudent) => {
      const list = (await student.get('/api/communities/activity')).json();
      return Object.fromEntries(
        list.map((each: { _id: string; posts: number }) => [each._id, each.posts]),
      );
    };
    expect(await activity(author)).toEqual({ [community.id]: 1, [chess.id]: 0 });
    t.advance(8 * 24 * 3600);
    const later = await t.student({ college });
    expect(await activity(later)).toMatchObject({ [community.id]: 0 });
  });
});

/** 60,000 posts in 60 communities, ten of which the student has joined. */
describeOnEachDatabase('the query for unread posts in communities', (t) => {
  it('uses an index on posts for the list and for the activity of communities', async () => {
    const { database } = t.api.services;
    const { author, college } = await makeCampus(t);
    await database.query(
      `insert into communities (college_id, name, description)
       select $1, 'Club ' || n, '' from generate_series(1, 60) n`,
      [college.id],
    );
    await database.query(
      `insert into posts (college_id, community_id, author_id, content, created_at)
       select $1, c.id, $2, 'x', now() - n * interval '1 minute'
       from communities c, generate_series(1, 1000) n where c.college_id = $1 and not is_confession`,
      [college.id, author.id],
    );
    const viewer = { collegeId: college.id, studentId: author.id, session: '' };
    await database.query('vacuum analyze posts');
    await database.query('vacuum analyze communities');
    for (const { text, params } of [
      listStatement(viewer),
      activityStatement(viewer, new Date('2026-01-01')),
    ]) {
      const lines = await database.query<Record<string, string>>(
        `explain (costs off) ${text}`,
        params,
      );
      const plan = lines.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).toMatch(/using posts_of_community on posts/);
      expect(plan).not.toMatch(/Seq Scan on (posts|community_members)/);
    }
  });
});
