import { describeOnOneDatabase, makeCampus, photo, publish } from '../../testing';

const abuse = 'You are a fucking idiot, kill yourself';

describeOnOneDatabase('moderation of posts and comments', (t) => {
  it('rejects a post with type, field and reason, and stores nothing', async () => {
    const { author, community } = await makeCampus(t);
    const body = { content: abuse, community_id: community.id, images: [await photo()] };
    const answer = await author.post('/api/posts', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      type: 'content_moderation_failed',
      field: 'content',
      reason: expect.stringMatching(/\S/),
      message: expect.stringMatching(/\S/),
    });
    expect((await author.get('/api/posts')).json().posts).toEqual([]);
  });

  it('rejects an edit like a new post and keeps the old text', async () => {
    const { author, community } = await makeCampus(t);
    const post = await publish(author, community.id);
    const answer = await author.put(`/api/posts/${post._id}`, { content: abuse });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ field: 'content' });
    expect((await author.get('/api/posts')).json().posts).toEqual([post]);
  });

  it('rejects a comment and names its field', async () => {
    const { author, other, community } = await makeCampus(t);
    const post = await publish(author, community.id);
    const answer = await other.post(`/api/posts/${post._id}/comments`, { comment: abuse });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ type: 'content_moderation_failed', field: 'comment' });
    expect((await author.get('/api/posts')).json().posts).toEqual([post]);
  });

  it('rejects phone numbers in confessions', async () => {
    const { author, college } = await makeCampus(t);
    const content = 'Call me on 98765 43210 if you feel the same';
    const answer = await author.post('/api/posts', {
      content,
      community_id: college.confessionsId,
    });
    expect(answer.statusCode).toBe(422);
  });
});
