import {
  createAd,
  createCab,
  createComment,
  createDatingProfile,
  createEvent,
  createExplore,
  createPost,
  sendConversationMessage,
  sendMessage,
  startConversation,
  textFields,
  updateAbout,
} from '@campus/contract';
import { endpoints } from '@campus/contract/testing';
import { sweepPictures } from '../../media/sweep';
import { describeOnEachDatabase, makeCampus, photo, publish } from '../../testing';
import { sell } from '../ads/ad-fixture';
import { begin, write } from '../conversations/conversation-fixture';
import { match, say } from '../dating/dating-fixture';
import { commentOn, decide, makeThing, reportsOf, writeReport } from './report-fixture';
import { readReport } from './reports.repository';

describeOnEachDatabase('the evidence stored with a report', (t) => {
  async function kept(id: string) {
    const [reportId] = await reportsOf(t, { id });
    const report = await readReport(t.api.services.database, reportId ?? '');
    if (report === undefined) throw new Error('There is no report.');
    return report;
  }

  it('is the post as it was reported, with its pictures, until the report is decided', async () => {
    const { author, other, community } = await makeCampus(t);
    const images = [await photo(), await photo()];
    const { _id: id } = await publish(author, community.id, { content: 'As it was', images });
    await writeReport(other, { kind: 'post', id });
    await author.put(`/api/posts/${id}`, { content: 'As it was never' });
    await author.delete(`/api/posts/${id}`);
    t.advance(3700);
    await sweepPictures(t.api.services);
    const report = await kept(id);
    expect(report).toMatchObject({
      subject: 'deleted',
      author: author.username,
      reporter: other.username,
      reporters: 1,
      evidence: { content: 'As it was', community: community.name },
    });
    const { media } = t.api.services;
    const files = () => Promise.all(report.evidence.images.map((key) => media.read(key, 'full')));
    expect(await files()).toEqual([expect.anything(), expect.anything()]);
    await decide(t, report.id, 'dismissed');
    await sweepPictures(t.api.services);
    expect(await files()).toEqual([undefined, undefined]);
  });

  it('is a comment with the text of its post, also after the post is deleted', async () => {
    const { author, other, community } = await makeCampus(t);
    const { _id: postId } = await publish(author, community.id, { content: 'Chai?' });
    const { _id: id } = await commentOn(author, postId, 'Rude words');
    await writeReport(other, { kind: 'comment', id });
    await author.delete(`/api/posts/${postId}`);
    expect((await kept(id)).evidence).toEqual({
      content: 'Rude words',
      post: 'Chai?',
      community: community.name,
      images: [],
    });
  });

  it.each([
    ['ad', { title: 'Study lamp', price: 349.5, phone: '98765 43210' }],
    ['cab', { source: 'Main gate', passengerName: 'Asha Nair', startsAt: expect.any(String) }],
    ['event', { title: 'Open mic night', images: [expect.any(String)] }],
    ['explore', { destination: 'Lonavala', socialMedia: '@trek.club' }],
  ])('includes the main fields of a reported %s', async (name, evidence) => {
    const thing = await makeThing(t, name);
    await writeReport(thing.reporter, thing);
    expect((await kept(thing.id)).evidence).toMatchObject(evidence);
  });

  /** The call that creates each kind, and the names of its texts in the evidence. */
  const creations = {
    post: [createPost, { content: 'content' }],
    comment: [createComment, { comment: 'content' }],
    ad: [createAd, {}],
    cab: [createCab, {}],
    event: [createEvent, {}],
    explore: [createExplore, { socialMediaHandle: 'socialMedia' }],
    message: [sendMessage, {}],
    'conversation-message': [startConversation, {}],
  } as const;

  it.each(Object.entries(creations))('is every text of a %s', async (name, [{ body }, names]) => {
    const thing = await makeThing(t, name);
    await writeReport(thing.reporter, thing);
    const { evidence } = await kept(thing.id);
    for (const { field, evidence: isKept } of textFields(body)) {
      const keptAs = (names as Record<string, string>)[field] ?? field;
      expect([field, evidence[keptAs]]).toEqual([
        field,
        isKept ? expect.stringMatching(/\S/) : undefined,
      ]);
    }
  });

  it('is every text of a message that follows the first one of a conversation', async () => {
    const { author, other } = await makeCampus(t);
    const { conversationId } = await begin(author, (await sell(other))._id);
    const { _id: id } = (await write(author, conversationId, 'Rude words')).json().sent;
    await writeReport(other, { kind: 'conversation-message', id });
    const { evidence } = await kept(id);
    const texts = textFields(sendConversationMessage.body).map(({ field }) => evidence[field]);
    expect(texts).toEqual(['Rude words']);
  });

  it('is every text of a dating profile that is marked as evidence', async () => {
    const thing = await makeThing(t, 'profile');
    await writeReport(thing.reporter, thing);
    const { profile } = (await kept(thing.id)).evidence;
    expect(Object.keys(profile as object)).toHaveLength(
      textFields(createDatingProfile.body).filter(({ evidence }) => evidence).length,
    );
    expect(profile).toMatchObject({ name: 'Arjun', short_description: 'Climber and chai person' });
  });

  it('is the name, department, year and picture of a reported student, and nothing else', async () => {
    const thing = await makeThing(t, 'person');
    await thing.author.put('/api/user/avatar', { image: await photo() });
    await writeReport(thing.reporter, thing);
    await thing.author.put('/api/user/about', { department: '', year: null });
    await thing.author.delete('/api/user/avatar');
    const { evidence } = await kept(thing.id);
    expect(evidence).toEqual({
      ...{ department: 'Physics', username: thing.author.username, year: 2 },
      images: [expect.any(String)],
    });
    const { media } = t.api.services;
    expect(await media.read(evidence.images[0] ?? '', 'full')).toBeDefined();
    expect(Object.keys(evidence)).toEqual(
      expect.arrayContaining(textFields(updateAbout.body).map(({ field }) => field)),
    );
  });

  it('every POST call with evidence fields is listed in this file', () => {
    const tried = [
      ...Object.values(creations).map(([call]) => call),
      createDatingProfile,
      sendConversationMessage,
    ];
    const keeps = endpoints.filter(({ method, body }) => {
      return method === 'POST' && body && textFields(body).some(({ evidence }) => evidence);
    });
    expect(new Set(keeps)).toEqual(new Set(tried));
  });

  it('is a message with the last 50 messages of its conversation', async () => {
    const { author, reporter } = await makeThing(t, 'profile');
    const matchId = await match(author, reporter);
    const first = await say(author, matchId, 'Number 0');
    const { _id: id } = first.json<{ sent: { _id: string } }>().sent;
    for (let n = 1; n <= 50; n += 1) await say(n % 2 ? reporter : author, matchId, `Number ${n}`);
    await writeReport(reporter, { kind: 'message', id });
    await reporter.post('/api/dating/unmatch', { matchId });
    const { evidence } = await kept(id);
    const messages = evidence['messages'] as { sender_id: string; message: string }[];
    expect(evidence['message']).toBe('Number 0');
    expect(messages).toHaveLength(50);
    expect(messages[0]).toMatchObject({ sender_id: reporter.id, message: 'Number 1' });
    expect(messages.at(-1)).toMatchObject({ message: 'Number 50' });
  });

  it('contains no author of a confession or of a comment on one', async () => {
    const { author, other, college } = await makeCampus(t);
    const third = await t.student({ college });
    const { _id: id } = await publish(author, college.confessionsId, { content: 'A secret' });
    const byAuthor = await commentOn(author, id, 'It was me');
    const byThird = await commentOn(third, id, 'Was it?');
    const things = [
      { kind: 'post', id } as const,
      { kind: 'comment', id: byAuthor._id } as const,
      { kind: 'comment', id: byThird._id } as const,
    ];
    // The authors cannot report their own comments: they are identified by the thread's labels.
    expect((await writeReport(author, things[1]!)).statusCode).toBe(400);
    expect((await writeReport(third, things[2]!)).statusCode).toBe(400);
    for (const thing of things.toReversed()) {
      expect((await writeReport(other, thing)).statusCode).toBe(200);
    }
    const { database } = t.api.services;
    const all = await database.query<{ row: string }>(
      'select to_jsonb(reports)::text as row from reports where college_id = $1',
      [college.id],
    );
    expect(all).toHaveLength(3);
    const read = await Promise.all(things.map((thing) => kept(thing.id)));
    const everything = JSON.stringify([all, read]);
    for (const student of [author, third]) {
      for (const secret of [student.id, student.username, student.email]) {
        expect(everything).not.toContain(secret);
      }
    }
    expect(read.map((report) => report.evidence['label'])).toEqual([
      undefined,
      'OP',
      'Anonymous 1',
    ]);
  });
});
