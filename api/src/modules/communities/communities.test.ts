import { describeOnEachDatabase, makeCampus } from '../../testing';

const notJoined = {
  joined: false,
  members: 0,
  muted: false,
  unread: 0,
  hasRules: false,
  isModerator: false,
};

describeOnEachDatabase('communities', (t) => {
  it("lists only those of the student's college, with the confessions last and marked", async () => {
    const { author, stranger, college, community } = await makeCampus(t);
    const answer = await author.get('/api/communities');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        _id: community.id,
        name: community.name,
        description: 'For tests.',
        isConfession: false,
        isYours: true,
        ...notJoined,
      },
      {
        _id: college.confessionsId,
        name: 'Confession',
        description: expect.any(String),
        isConfession: true,
        isYours: false,
        ...notJoined,
      },
    ]);
    expect((await stranger.get('/api/communities')).body).not.toContain(community.id);
    expect((await t.visitor().get('/api/communities')).statusCode).toBe(401);
  });
});
