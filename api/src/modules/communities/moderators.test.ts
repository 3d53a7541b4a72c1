import { limits, type CommunityRules, type HiddenPost, type Post } from '@campus/contract';
import { operate } from '../../operator/operate-fixture';
import {
  describeOnEachDatabase,
  makeCampus,
  makeCommunity,
  publish,
  type TestStudent,
} from '../../testing';

const missing = '00000000-0000-4000-8000-000000000000';
const rulesOf = (id: string) => `/api/communities/${id}/rules`;
const pinned = (id: string) => `/api/posts/${id}/pinned`;
const hidden = (id: string) => `/api/posts/${id}/hidden`;
const named = (id: string, { username }: { username: string }) =>
  `/api/communities/${id}/moderators/${username}`;

describeOnEachDatabase('moderators of communities', (t) => {
  /** A founder and a moderator of one community; `author` and `other` are neither. */
  async function campus() {
    const made = await makeCampus(t);
    const { college, community } = made;
    const founder = await t.student({ college });
    const helper = await t.student({ college });
    const meant = { community: community.id, student: founder.username };
    await operate(t, 'moderators add', { ...meant, founder: true });
    expect((await founder.put(named(community.id, helper))).statusCode).toBe(200);
    return { ...made, founder, helper, room: `/api/posts/community/${community.id}` };
  }

  const rules = async (student: TestStudent, id: string) =>
    (await student.get(rulesOf(id))).json<CommunityRules>();
  const listed = async (student: TestStudent, address: string) =>
    (await student.get(address)).json<{ posts: Post[]; pagination: { nextCursor?: string } }>();
  const idsOf = async (student: TestStudent, address: string) =>
    (await listed(student, address)).posts.map(({ _id }) => _id);

  it("are listed to every student of the college, together with that student's own role", async () => {
    const { author, stranger, founder, helper, community, college } = await campus();
    const moderators = [
      { username: founder.username, isFounder: true },
      { username: helper.username, isFounder: false },
    ];
    const expected = { rules: '', moderators };
    expect(await rules(author, community.id)).toEqual({
      ...expected,
      isModerator: false,
      isFounder: false,
    });
    expect(await rules(helper, community.id)).toMatchObject({
      isModerator: true,
      isFounder: false,
    });
    expect(await rules(founder, community.id)).toMatchObject({
      isModerator: true,
      isFounder: true,
    });
    expect((await stranger.get(rulesOf(community.id))).statusCode).toBe(404);
    expect((await t.visitor().get(rulesOf(community.id))).statusCode).toBe(401);
    for (const id of [college.confessionsId, missing, 'x']) {
      expect((await author.get(rulesOf(id))).statusCode).toBe(404);
    }
  });

  it('are the only students with moderator actions, and only in their own community', async () => {
    const { author, other, stranger, founder, helper, community, college } = await campus();
    const elsewhere = await makeCommunity(t, college);
    const here = (await publish(author, community.id))._id;
    const there = (await publish(author, elsewhere.id))._id;
    const confession = (await publish(author, college.confessionsId))._id;
    const acts = (post: string, id: string) =>
      [
        [rulesOf(id), { rules: 'Be kind' }],
        [pinned(post), { pinned: true }],
        [hidden(post), { reason: 'Off topic' }],
      ] as const;
    for (const [url, body] of acts(here, community.id)) {
      // A post's author is not its moderator.
      for (const one of [author, other]) expect((await one.put(url, body)).statusCode).toBe(403);
      expect((await stranger.put(url, body)).statusCode).toBe(404);
      expect((await t.visitor().put(url, body)).statusCode).toBe(401);
    }
    for (const [url, body] of acts(there, elsewhere.id)) {
      expect((await founder.put(url, body)).statusCode).toBe(403);
    }
    for (const [url, body] of acts(confession, college.confessionsId)) {
      expect((await founder.put(url, body)).statusCode).toBe(404);
    }
    expect((await other.delete(hidden(here))).statusCode).toBe(403);
    expect((await other.get(`/api/communities/${community.id}/hidden`)).statusCode).toBe(403);
    for (const one of [helper, author]) {
      expect((await one.put(named(community.id, other))).statusCode).toBe(403);
      expect((await one.delete(named(community.id, founder))).statusCode).toBe(403);
    }
  });

  it('are added and removed by the founder, and can resign', async () => {
    const { author, other, stranger, founder, helper, community } = await campus();
    const names = async () =>
      (await rules(author, community.id)).moderators.map(({ username }) => username);
    expect((await founder.put(named(community.id, stranger))).statusCode).toBe(404);
    expect((await founder.put(named(community.id, { username: 'n@body' }))).statusCode).toBe(404);
    const spelt = { username: other.username.toUpperCase() };
    for (let n = 0; n < 2; n += 1) await founder.put(named(community.id, spelt));
    // Naming a founder as moderator does not change their role.
    await founder.put(named(community.id, founder));
    expect(await names()).toEqual([founder, helper, other].map(({ username }) => username));
    expect((await rules(founder, community.id)).isFounder).toBe(true);
    expect((await helper.delete(named(community.id, helper))).statusCode).toBe(200);
    expect((await founder.delete(named(community.id, other))).statusCode).toBe(200);
    expect(await names()).toEqual([founder.username]);
    expect((await helper.put(rulesOf(community.id), { rules: 'x' })).statusCode).toBe(403);
  });

  it('stay within the limit when many are added at once', async () => {
    const { founder, community, college } = await campus();
    const many = await Promise.all(
      Array.from({ length: limits.moderatorsPerCommunity }, () => t.student({ college })),
    );
    const answers = await Promise.all(many.map((one) => founder.put(named(community.id, one))));
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(2);
    expect((await rules(founder, community.id)).moderators).toHaveLength(
      limits.moderatorsPerCommunity,
    );
  });

  it('edit the rules, which have a maximum length and are moderated', async () => {
    const { author, helper, community } = await campus();
    const write = (text: unknown) => helper.put(rulesOf(community.id), { rules: text });
    expect((await write('  Be kind.\nNo ads.  ')).json()).toEqual({ message: 'Rules saved' });
    expect((await rules(author, community.id)).rules).toBe('Be kind.\nNo ads.');
    expect((await write('x'.repeat(limits.rulesLength + 1))).statusCode).toBe(400);
    expect((await write('You fucking idiot, nobody wants you here')).json()).toMatchObject({
      type: 'content_moderation_failed',
      field: 'rules',
    });
    await write('');
    expect((await rules(author, community.id)).rules).toBe('');
  });

  it('pin posts, which come first on page one and appear only once', async () => {
    const { author, other, helper, community, room } = await campus();
    const posts: string[] = [];
    for (let n = 0; n < 9; n += 1) {
      t.advance(1);
      posts.unshift((await publish(author, community.id))._id);
    }
    for (const at of [7, 3]) {
      t.advance(1);
      await helper.put(pinned(posts[at]!), { pinned: true });
    }
    const rest = posts.filter((_, at) => at !== 7 && at !== 3);
    const order = [posts[3], posts[7], ...rest];
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await idsOf(other, `${room}?limit=4&page=${page}`));
    expect(pages).toEqual([order.slice(0, 4), order.slice(4, 8), order.slice(8)]);
    const first = await listed(other, `${room}?limit=4`);
    expect(first.posts.map(({ isPinned }) => isPinned ?? false)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const next = await idsOf(other, `${room}?limit=10&cursor=${first.pagination.nextCursor}`);
    expect(next).toEqual(order.slice(4));
    // A page that is too small for more than the pinned posts is unchanged.
    expect(await idsOf(other, `${room}?limit=3`)).toEqual(posts.slice(0, 3));
    expect((await idsOf(other, '/api/posts?limit=10')).slice(0, 9)).toEqual(posts);
    await helper.put(pinned(posts[3]!), { pinned: false });
    expect((await idsOf(other, `${room}?limit=4`))[0]).toBe(posts[7]);
  });

  it('pin at most three posts, also with five concurrent calls', async () => {
    const { author, founder, helper, community, room } = await campus();
    const posts = [];
    for (let n = 0; n < 5; n += 1) posts.push((await publish(author, community.id))._id);
    const answers = await Promise.all(
      posts.map((id, at) => (at % 2 ? founder : helper).put(pinned(id), { pinned: true })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409, 409]);
    const { posts: all } = await listed(author, room);
    expect(all.filter(({ isPinned }) => isPinned)).toHaveLength(limits.pinnedPosts);
  });

  it('hide a post with a reason, which notifies its author, and can restore it', async () => {
    const { author, other, founder, helper, community, room } = await campus();
    const { _id } = await publish(author, community.id, { content: 'Buy my phone' });
    await helper.put(pinned(_id), { pinned: true });
    await idsOf(other, '/api/posts');
    expect((await helper.put(hidden(_id), { reason: '  ' })).statusCode).toBe(400);
    const answer = await helper.put(hidden(_id), { reason: 'Sell it in the market' });
    expect(answer.json()).toEqual({ message: 'Hidden. We told the author why.' });
    expect((await helper.put(hidden(_id), { reason: 'Again' })).statusCode).toBe(404);
    for (const one of [author, other, founder]) {
      expect(await idsOf(one, '/api/posts')).not.toContain(_id);
      expect(await idsOf(one, room)).toEqual([]);
      expect((await one.get(`/api/posts/${_id}`)).statusCode).toBe(404);
    }
    const news = async () => (await author.get('/api/notifications')).json().notifications;
    expect(await news()).toEqual([
      expect.objectContaining({
        kind: 'post-hidden',
        reason: 'Sell it in the market',
        excerpt: 'Buy my phone',
        communityName: community.name,
      }),
    ]);
    // Only moderators can see which moderator it was.
    expect(JSON.stringify(await news())).not.toContain(helper.username);
    const list = (await founder.get(`/api/communities/${community.id}/hidden`)).json<
      HiddenPost[]
    >();
    expect(list).toEqual([
      expect.objectContaining({ _id, by: helper.username, reason: 'Sell it in the market' }),
    ]);
    expect((await founder.delete(hidden(_id))).statusCode).toBe(200);
    expect(await idsOf(other, '/api/posts')).toContain(_id);
    expect((await listed(other, room)).posts[0]?.isPinned).toBeUndefined();
    expect(await news()).toEqual([]);
    expect((await founder.delete(hidden(_id))).statusCode).toBe(404);
  });

  it('cannot restore a post that operators hid', async () => {
    const { author, other, helper, community } = await campus();
    const { _id } = await publish(author, community.id);
    await other.post('/api/reports', { kind: 'post', id: _id, reason: 'harassment' });
    await helper.put(hidden(_id), { reason: 'Unkind' });
    const { reports } = await operate<{ reports: { id: string }[] }>(t, 'reports list');
    await operate(t, 'reports hide', { id: reports[0]!.id, reason: 'Harassment' });
    expect((await helper.delete(hidden(_id))).statusCode).toBe(404);
    expect((await helper.get(`/api/communities/${community.id}/hidden`)).json()).toEqual([]);
  });

  it('are listed and removed by operators, who also read the log of their actions', async () => {
    const { author, founder, helper, community } = await campus();
    const { _id } = await publish(author, community.id);
    await helper.put(hidden(_id), { reason: 'Off topic' });
    const meant = { community: community.id };
    const { entries } = await operate<{ entries: object[] }>(t, 'moderators log', meant);
    expect(entries).toEqual([
      expect.objectContaining({ moderator: helper.username, action: 'hide', reason: 'Off topic' }),
      expect.objectContaining({ moderator: founder.username, action: 'name' }),
    ]);
    await operate(t, 'moderators remove', { ...meant, student: founder.username });
    const { moderators } = await operate<{ moderators: object[] }>(t, 'moderators list', meant);
    expect(moderators).toEqual([expect.objectContaining({ username: helper.username })]);
    for (const student of [founder.username, 'nobody']) {
      await expect(operate(t, 'moderators remove', { ...meant, student })).rejects.toThrow(
        / does not moderate | has no student /,
      );
    }
  });

  it('include the student whose community request was accepted, as founder', async () => {
    const { author } = await makeCampus(t);
    const asked = { name: 'Quizzers', description: 'Questions, and now and then an answer.' };
    await author.post('/api/community-request', asked);
    const { requests } = await operate<{ requests: { id: string }[] }>(
      t,
      'community-requests list',
    );
    const { communityId } = await operate<{ communityId: string }>(t, 'community-requests accept', {
      id: requests[0]!.id,
    });
    expect(await rules(author, communityId)).toMatchObject({ isModerator: true, isFounder: true });
  });
});
