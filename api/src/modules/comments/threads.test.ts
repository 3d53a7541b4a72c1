import { describeOnEachDatabase, makeCampus, publish, type TestStudent } from '../../testing';
import { notificationsOf, sentences } from '../notifications/notification-fixture';

interface Reply {
  readonly comment: string;
  readonly parentId: string;
}

interface Made {
  readonly _id: string;
  readonly username: string;
}

const absent = '00000000-0000-4000-8000-000000000000';
const missing = { message: "This comment doesn't exist, or it was deleted" };

describeOnEachDatabase('a comment', (t) => {
  async function say(who: TestStudent, url: string, comment: string | Reply) {
    const body = typeof comment === 'string' ? { comment } : comment;
    const answer = await who.post(url, body);
    expect(answer.statusCode).toBe(201);
    return answer.json<Made>();
  }
  const listOf = async (who: TestStudent, postId: string) =>
    (await who.get(`/api/posts/${postId}/comments`)).json();

  async function posted({ confession = false } = {}) {
    const campus = await makeCampus(t);
    const { author, community, college } = campus;
    const { _id } = await publish(author, confession ? college.confessionsId : community.id);
    const third = await t.student({ college });
    return { ...campus, third, postId: _id, url: `/api/posts/${_id}/comments` };
  }

  it('can be edited and deleted only by its author', async () => {
    const { author, other, stranger, postId, url } = await posted();
    const { _id } = await say(other, url, 'First words');
    for (const [who, status] of [
      [author, 403],
      [stranger, 404],
      [t.visitor(), 401],
    ] as const) {
      expect((await who.put(`${url}/${_id}`, { comment: 'Mine now' })).statusCode).toBe(status);
      expect((await who.delete(`${url}/${_id}`)).statusCode).toBe(status);
    }
    const changed = await other.put(`${url}/${_id}`, { comment: ' Second words ' });
    expect(changed.json()).toMatchObject({ content: 'Second words', isEdited: true });
    expect(await listOf(author, postId)).toMatchObject([
      { _id, content: 'Second words', isEdited: true, isAuthor: false },
    ]);
    const refused = await other.put(`${url}/${_id}`, { comment: 'I will kill you tonight' });
    expect(refused.statusCode).toBe(422);
    expect((await other.delete(`${url}/${_id}`)).json()).toEqual({ message: 'Comment deleted' });
    expect((await other.delete(`${url}/${_id}`)).json()).toEqual(missing);
    expect(await listOf(author, postId)).toEqual([]);
    expect((await author.get(`/api/posts/${postId}`)).json()).toMatchObject({ commentsCount: 0 });
  });

  it('lowers the count once when its deletion arrives five times at once', async () => {
    const { other, postId, url } = await posted();
    await say(other, url, 'Stays');
    const { _id } = await say(other, url, 'Goes');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => other.delete(`${url}/${_id}`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404, 404]);
    expect((await other.get(`/api/posts/${postId}`)).json()).toMatchObject({ commentsCount: 1 });
  });

  it('counts one like per student, which can be taken back', async () => {
    const { author, other, stranger, postId, url } = await posted();
    const { _id } = await say(other, url, 'Well said');
    const like = `${url}/${_id}/like`;
    expect((await author.put(like)).json()).toEqual({ likes: 1, isLiked: true });
    expect((await author.put(like)).json()).toEqual({ likes: 1, isLiked: true });
    await Promise.all(Array.from({ length: 5 }, () => other.put(like)));
    expect(await listOf(author, postId)).toMatchObject([{ likes: 2, isLiked: true }]);
    expect((await author.delete(like)).json()).toEqual({ likes: 1, isLiked: false });
    expect((await author.delete(like)).json()).toEqual({ likes: 1, isLiked: false });
    expect((await stranger.put(like)).json()).toEqual(missing);
    for (const id of [absent, 'x']) {
      expect((await author.put(`${url}/${id}/like`)).json()).toEqual(missing);
    }
  });

  it('has replies one level deep, which remain when it is deleted', async () => {
    const { author, other, postId, url } = await posted();
    const first = await say(other, url, 'Who has the notes?');
    t.advance(1);
    const reply = await say(author, url, { comment: 'I do', parentId: first._id });
    t.advance(1);
    const deeper = await say(other, url, { comment: 'Thanks', parentId: reply._id });
    expect(await listOf(author, postId)).toMatchObject([
      { _id: first._id },
      { _id: reply._id, parentId: first._id },
      { _id: deeper._id, parentId: first._id },
    ]);
    await other.delete(`${url}/${first._id}`);
    expect(await listOf(author, postId)).toHaveLength(2);
    const late = await say(author, url, { comment: 'To nobody', parentId: absent });
    expect(late).not.toHaveProperty('parentId');
  });

  it('notifies the author it replies to and the students it mentions, once each', async () => {
    const { author, other, stranger, third, community, postId, url } = await posted();
    const first = await say(other, url, 'Who has the notes?');
    expect(await sentences(author)).toHaveLength(1);
    const text = `Ask @${author.username}, @${third.username.toUpperCase()}, @${other.username} or @${stranger.username}`;
    const reply = await say(third, url, {
      comment: `${text} @${third.username}`,
      parentId: first._id,
    });
    expect(await sentences(other)).toEqual([
      `${third.username} replied to your comment in ${community.name}`,
    ]);
    expect((await notificationsOf(other)).notifications).toMatchObject([
      { kind: 'reply', postId, commentId: reply._id },
    ]);
    expect(await sentences(author)).toEqual([
      `2 new comments on your post in ${community.name}, the latest from ${third.username}`,
    ]);
    expect(await sentences(third)).toEqual([]);
    expect(await sentences(stranger)).toEqual([]);
    await say(author, url, `@${third.username} thank you`);
    expect(await sentences(third)).toEqual([
      `${author.username} mentioned you in a comment in ${community.name}`,
    ]);
    await author.delete(`/api/posts/${postId}`);
    for (const student of [author, other, third]) expect(await sentences(student)).toEqual([]);
  });

  it('notifies those whom an edit mentions for the first time, but none on a confession', async () => {
    const { author, other, stranger, third, community, college, url } = await posted();
    const { _id } = await say(other, url, `Ask @${third.username}`);
    const comment = `Ask @${third.username}, @${author.username} or @${stranger.username}`;
    await other.put(`${url}/${_id}`, { comment });
    expect(await sentences(third)).toHaveLength(1);
    expect((await notificationsOf(third)).notifications).toMatchObject([{ count: 1 }]);
    expect(await sentences(author)).toHaveLength(1);
    expect(await sentences(stranger)).toEqual([]);
    const fourth = await t.student({ college });
    await other.put(`${url}/${_id}`, { comment: `${comment} @${fourth.username}` });
    expect(await sentences(fourth)).toEqual([
      `${other.username} mentioned you in a comment in ${community.name}`,
    ]);
    const secret = `/api/posts/${(await publish(author, college.confessionsId))._id}/comments`;
    const said = await say(other, secret, 'Ask somebody');
    await other.put(`${secret}/${said._id}`, { comment: `Ask @${fourth.username}` });
    expect(await sentences(fourth)).toHaveLength(1);
  });

  it('is rejected when a mention contains an insult', async () => {
    const { author, url } = await posted();
    const answer = await author.post(url, { comment: 'Ask @fuck_you_all for the notes' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ field: 'comment' });
  });

  it('on a confession can be edited by its author without an edited mark or a name', async () => {
    const { author, other, third, postId, url } = await posted({ confession: true });
    const first = await say(other, url, 'Same here');
    const answer = await say(third, url, { comment: 'And here', parentId: first._id });
    expect([first.username, answer.username]).toEqual(['Anonymous 1', 'Anonymous 2']);
    for (const student of [other, third]) expect(await sentences(student)).toEqual([]);
    expect(await sentences(author)).toEqual(['Your confession has 2 new comments']);
    expect((await third.put(`${url}/${first._id}`, { comment: 'Mine' })).statusCode).toBe(403);
    const changed = await other.put(`${url}/${first._id}`, { comment: 'Not any more' });
    expect(changed.json()).toMatchObject({ username: 'Anonymous 1', content: 'Not any more' });
    expect(changed.json()).not.toHaveProperty('isEdited');
    const seen = JSON.stringify(await listOf(author, postId));
    for (const student of [author, other, third]) expect(seen).not.toContain(student.id);
  });

  it('deleted from a confession leaves the notification about another comment', async () => {
    const { author, other, third, url } = await posted({ confession: true });
    const old = await say(other, url, 'Seen and then deleted');
    await author.post('/api/notifications/read', {});
    expect(await sentences(author)).toEqual([]);
    t.advance(60_000);
    await say(third, url, 'Not seen yet');
    await other.delete(`${url}/${old._id}`);
    expect(await sentences(author)).toEqual(['Your confession has a new comment']);
  });
});
