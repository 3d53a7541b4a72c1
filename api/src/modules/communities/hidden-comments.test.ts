import type { Comment, HiddenPost, Post } from '@campus/contract';
import { operate } from '../../operator/operate-fixture';
import {
  describeOnEachDatabase,
  makeCampus,
  makeCommunity,
  publish,
  type TestStudent,
} from '../../testing';
import { comment, notificationsOf, sentences } from '../notifications/notification-fixture';
import { eraseDueStudents } from '../students/erasure/erase-student';

const missing = '00000000-0000-4000-8000-000000000000';
const commentsOf = (post: string) => `/api/posts/${post}/comments`;
const hidden = (post: string, id: string) => `${commentsOf(post)}/${id}/hidden`;
const why = { reason: 'Off topic' };

describeOnEachDatabase('a comment hidden by a moderator', (t) => {
  const say = async (who: TestStudent, post: string, text: string) =>
    (await comment(who, post, text)).json<Comment>()._id;

  /** A post by `author` with a comment by `other`; `founder` and `helper` moderate its community. */
  async function thread() {
    const made = await makeCampus(t);
    const { college, community, author, other } = made;
    const [founder, helper] = [await t.student({ college }), await t.student({ college })];
    const { id } = community;
    await operate(t, 'moderators add', { community: id, student: founder.username, founder: true });
    await operate(t, 'moderators add', { community: id, student: helper.username });
    const { _id: post } = await publish(author, id);
    const said = await say(other, post, 'Buy my phone');
    const list = `/api/communities/${id}/hidden`;
    return { ...made, founder, helper, post, said, url: hidden(post, said), list };
  }
  const idsOf = async (who: TestStudent, post: string) =>
    (await who.get(commentsOf(post))).json<Comment[]>().map(({ _id }) => _id);
  /** In the list that the students of a college share. */
  const counted = async (who: TestStudent, post: string) =>
    (await who.get('/api/posts')).json<{ posts: Post[] }>().posts.find(({ _id }) => _id === post)
      ?.commentsCount;

  it('is gone for everybody and not counted, and its author reads why', async () => {
    const { author, other, founder, helper, community, post, said, url, list } = await thread();
    const body = { comment: 'Which one?', parentId: said };
    const { _id: reply } = (await author.post(commentsOf(post), body)).json<Comment>();
    expect(await counted(author, post)).toBe(2);
    expect((await helper.put(url, { reason: ' ' })).statusCode).toBe(400);
    const answer = await helper.put(url, { reason: 'Sell it in the market' });
    expect(answer.json()).toEqual({ message: 'Hidden. We told the author why.' });
    expect((await helper.put(url, why)).statusCode).toBe(404);
    for (const one of [author, other, founder]) {
      expect(await idsOf(one, post)).toEqual([reply]);
      expect(await counted(one, post)).toBe(1);
    }
    const change = `${commentsOf(post)}/${said}`;
    expect((await other.put(change, { comment: 'Please' })).statusCode).toBe(404);
    expect((await other.delete(change)).statusCode).toBe(404);
    expect(await sentences(other)).toEqual([
      `A moderator hid your comment in ${community.name}: Sell it in the market`,
      expect.stringContaining('replied to your comment'),
    ]);
    const { notifications } = await notificationsOf(other);
    expect(notifications[0]).toMatchObject({ excerpt: 'Buy my phone', thing: 'comment' });
    expect(JSON.stringify(notifications)).not.toContain(helper.username);
    expect((await founder.get(list)).json<HiddenPost[]>()).toEqual([
      {
        ...{ _id: said, postId: post, excerpt: 'Buy my phone', by: helper.username },
        ...{ reason: 'Sell it in the market', createdAt: expect.any(String) },
      },
    ]);
  });

  it('can be restored by another moderator, once', async () => {
    const { author, other, founder, helper, community, post, said, url, list } = await thread();
    await helper.put(url, why);
    expect(await counted(author, post)).toBe(0);
    const answers = await Promise.all([founder.delete(url), helper.delete(url)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await idsOf(author, post)).toEqual([said]);
    expect(await counted(author, post)).toBe(1);
    expect(await sentences(other)).toEqual([]);
    expect((await founder.get(list)).json()).toEqual([]);
    const { entries } = await operate<{ entries: object[] }>(t, 'moderators log', {
      community: community.id,
    });
    const entry = { postId: post, commentId: said };
    expect(entries).toEqual([
      expect.objectContaining({ ...entry, action: 'restore' }),
      expect.objectContaining({ ...entry, action: 'hide', moderator: helper.username, ...why }),
    ]);
  });

  it('is counted once when it is hidden five times at once', async () => {
    const { founder, helper, author, post, url } = await thread();
    expect(await counted(author, post)).toBe(1);
    const answers = await Promise.all(
      [founder, helper, founder, helper, founder].map((one) => one.put(url, why)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await counted(author, post)).toBe(0);
  });

  it('is in their own community and never on a confession', async () => {
    const { college, author, other, stranger, founder, post, said, url } = await thread();
    // Neither its author nor the author of the post is a moderator.
    for (const [who, status] of [
      [author, 403],
      [other, 403],
      [stranger, 404],
      [t.visitor(), 401],
    ] as const) {
      expect((await who.put(url, why)).statusCode).toBe(status);
      expect((await who.delete(url)).statusCode).toBe(status);
    }
    const { id } = await makeCommunity(t, college);
    const elsewhere = (await publish(author, id))._id;
    const confession = (await publish(author, college.confessionsId))._id;
    const there = await say(other, elsewhere, 'Not theirs');
    const confided = await say(other, confession, 'Me too');
    expect((await founder.put(hidden(elsewhere, there), why)).statusCode).toBe(403);
    for (const address of [
      hidden(post, there),
      hidden(confession, confided),
      hidden(post, missing),
      hidden(post, 'x'),
    ]) {
      expect((await founder.put(address, why)).statusCode).toBe(404);
      expect((await founder.delete(address)).statusCode).toBe(404);
    }
    expect(await idsOf(author, post)).toEqual([said]);
    expect(await idsOf(author, elsewhere)).toEqual([there]);
    expect(await idsOf(author, confession)).toEqual([confided]);
  });

  it('stays hidden when operators hid it as well', async () => {
    const { author, helper, post, said, url, list } = await thread();
    await author.post('/api/reports', { kind: 'comment', id: said, reason: 'harassment' });
    await helper.put(url, why);
    const { reports } = await operate<{ reports: { id: string }[] }>(t, 'reports list');
    await operate(t, 'reports hide', { id: reports[0]!.id, reason: 'Harassment' });
    expect((await helper.delete(url)).statusCode).toBe(404);
    expect((await helper.get(list)).json()).toEqual([]);
    expect(await counted(author, post)).toBe(0);
  });

  it('can be restored while its post stays hidden, and stays restored with it', async () => {
    const { author, founder, post, said, url, list } = await thread();
    const ids = async () =>
      (await founder.get(list))
        .json<HiddenPost[]>()
        .map(({ _id }) => _id)
        .sort();
    await founder.put(url, why);
    await founder.put(`/api/posts/${post}/hidden`, why);
    expect(await ids()).toEqual([post, said].sort());
    expect((await founder.delete(url)).statusCode).toBe(200);
    expect(await ids()).toEqual([post]);
    expect((await founder.delete(`/api/posts/${post}/hidden`)).statusCode).toBe(200);
    expect(await idsOf(author, post)).toEqual([said]);
    expect(await counted(author, post)).toBe(1);
  });

  it('is erased with the account of its author, and so is its entry in the log', async () => {
    const { other, founder, post, url } = await thread();
    await founder.put(url, why);
    await other.post('/api/user/delete', { password: other.password, confessions: 'keep' });
    t.advance(8 * 86_400);
    await eraseDueStudents(t.api.services);
    const left = await t.api.services.database.query(
      `select comments_count as count, (select count(*)::int from comments where post_id = p.id) as comments,
         (select count(*)::int from moderator_log where post_id = p.id) as entries
       from posts p where id = $1`,
      [post],
    );
    expect(left).toEqual([{ count: 0, comments: 0, entries: 0 }]);
  });
});
