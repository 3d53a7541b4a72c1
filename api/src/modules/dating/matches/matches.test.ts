import { datingMessages, matchMessages } from '@campus/contract';
import { tables } from '../../../database/database';
import { describeOnEachDatabase, describeOnOneDatabase } from '../../../testing';
import {
  askFor,
  dater,
  explored,
  joinDating,
  makePair,
  match,
  matchesOf,
  missing,
  requestTo,
  respond,
} from '../dating-fixture';

const day = 24 * 60 * 60;

describeOnEachDatabase('match requests', (t) => {
  it('are listed to the receiver and become a match of both when accepted', async () => {
    const { asha, arjun } = await makePair(t);
    const sent = await askFor(arjun, asha);
    expect([sent.statusCode, sent.json()]).toEqual([
      200,
      { message: matchMessages.sent, matched: false },
    ]);
    const requests = (await asha.get('/api/dating/match-requests')).json();
    expect(requests).toEqual([
      {
        _id: expect.any(String),
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        profile: {
          user_id: arjun.id,
          name: 'Arjun',
          gender: 'male',
          shortDescription: 'Climber and chai person',
          profilePhoto: expect.stringMatching(/^data:image/),
        },
      },
    ]);
    expect((await arjun.get('/api/dating/match-requests')).json()).toEqual([]);
    expect((await asha.get('/api/dating/home')).json().stats.pendingRequests).toBe(1);
    expect((await arjun.get('/api/dating/home')).json().stats.pendingRequests).toBe(0);

    const answer = await respond(asha, requests[0]._id, 'accept');
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: matchMessages.accepted }]);
    expect((await matchesOf(asha)).map(({ profile }) => profile.user_id)).toEqual([arjun.id]);
    expect((await matchesOf(arjun)).map(({ profile }) => profile.user_id)).toEqual([asha.id]);
    expect((await asha.get('/api/dating/match-requests')).json()).toEqual([]);
    const { stats } = (await arjun.get('/api/dating/home')).json();
    expect(stats).toEqual({ pendingRequests: 0, acceptedMatches: 1, unreadChats: 0 });
  });

  it('are answered only by their receiver, and only once', async () => {
    const { college, asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    const id = await requestTo(asha);
    const third = await dater(t, college, 'male');
    expect((await respond(arjun, id, 'accept')).statusCode).toBe(403);
    expect((await respond(third, id, 'accept')).statusCode).toBe(404);
    expect(
      (await respond(await dater(t, await t.college(), 'male'), id, 'accept')).statusCode,
    ).toBe(404);
    expect((await respond(t.visitor() as never, id, 'accept')).statusCode).toBe(401);
    expect((await respond(asha, missing, 'accept')).statusCode).toBe(404);
    expect((await respond(asha, id, 'maybe' as never)).statusCode).toBe(400);
    const rejected = await respond(asha, id, 'reject');
    expect(rejected.json()).toEqual({ message: matchMessages.rejected });
    for (const action of ['accept', 'reject'] as const) {
      const again = await respond(asha, id, action);
      expect([again.statusCode, again.json()]).toEqual([
        409,
        { message: matchMessages.answeredBefore },
      ]);
    }
    expect(await matchesOf(asha)).toEqual([]);
  });

  it('accept only one of two simultaneous answers', async () => {
    const { asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    const id = await requestTo(asha);
    const answers = await Promise.all([respond(asha, id, 'accept'), respond(asha, id, 'reject')]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
    const accepted = answers[0]?.statusCode === 200;
    expect(await matchesOf(asha)).toHaveLength(accepted ? 1 : 0);
  });

  it('become one match when both students ask each other', async () => {
    const { asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    const back = await askFor(asha, arjun);
    const matches = await matchesOf(asha);
    expect(matches).toHaveLength(1);
    expect(back.json()).toEqual({
      message: matchMessages.matched,
      matched: true,
      matchId: matches[0]?.matchId,
    });
    expect(await matchesOf(arjun)).toHaveLength(1);
    expect((await askFor(asha, arjun)).statusCode).toBe(409);
  });

  it.each(['not-an-id-of-ours', missing])('to %s are rejected with 404', async (toUserId) => {
    const { asha } = await makePair(t);
    const answer = await asha.post('/api/dating/send-match-request', { toUserId });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: matchMessages.notAvailable },
    ]);
    expect((await asha.post('/api/dating/send-match-request', {})).statusCode).toBe(400);
  });

  it('are possible only to profiles that the student may see', async () => {
    const { college, asha, arjun } = await makePair(t);
    const elsewhere = await dater(t, await t.college(), 'male');
    const without = await t.student({ college });
    const woman = await dater(t, college, 'female');
    const other = await dater(t, college, 'other');
    for (const to of [asha, woman, other, elsewhere, without]) {
      expect((await askFor(asha, to)).statusCode).toBe(404);
    }
    const answer = await askFor(without, arjun);
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      { message: datingMessages.noProfile },
    ]);
    expect((await askFor(other, await dater(t, college, 'other'))).statusCode).toBe(200);
    await asha.post('/api/dating/pause', { isPaused: true });
    expect((await askFor(asha, arjun)).json()).toEqual({ message: matchMessages.pausedCannotAsk });
    expect((await askFor(arjun, asha)).statusCode).toBe(404);
  });

  it('look the same to a rejected sender and to a waiting one', async () => {
    const { college, asha, arjun } = await makePair(t);
    const waiting = await dater(t, college, 'male');
    await askFor(arjun, asha);
    await respond(asha, await requestTo(asha), 'reject');
    await askFor(waiting, asha);
    const told = async (who: typeof arjun) => {
      const answers = [await askFor(who, asha), await who.get(`/api/dating/profile/${asha.id}`)];
      const { stats } = (await who.get('/api/dating/home')).json();
      return [...answers.map((each) => [each.statusCode, each.json()]), stats, await explored(who)];
    };
    expect(await told(arjun)).toEqual(await told(waiting));
    expect((await told(arjun))[0]).toEqual([409, { message: matchMessages.askedBefore }]);
  });

  it.each(['rejecting', 'rejected'])(
    'can be sent by the %s student 91 days after a rejection, but not after 89 days',
    async (who) => {
      const { asha, arjun } = await makePair(t);
      const [from, to] = who === 'rejecting' ? [asha, arjun] : [arjun, asha];
      await askFor(arjun, asha);
      await respond(asha, await requestTo(asha), 'reject');
      t.advance(89 * day);
      expect(await explored(await again(from))).toEqual([]);
      expect((await askFor(from, to)).statusCode).toBe(409);
      t.advance(2 * day);
      expect((await explored(await again(from))).map((card) => card.user_id)).toEqual([to.id]);
      expect((await askFor(from, to)).json().matched).toBe(false);
      expect(await requestTo(await again(to))).toEqual(expect.any(String));
    },
  );

  /** Signs in again, as a session expires before a refusal does. */
  async function again(student: Awaited<ReturnType<typeof makePair>>['asha']) {
    await student.post('/api/auth/login', { email: student.email, password: student.password });
    return student;
  }

  it('are hidden and cannot be answered while the receiver may not see the sender', async () => {
    const { asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    const id = await requestTo(asha);
    const waiting = async () => (await asha.get('/api/dating/match-requests')).json().length;
    const counted = async () => (await asha.get('/api/dating/home')).json().stats.pendingRequests;
    await arjun.post('/api/dating/pause', { isPaused: true });
    expect([await waiting(), await counted()]).toEqual([0, 0]);
    expect((await respond(asha, id, 'accept')).statusCode).toBe(404);
    await arjun.post('/api/dating/pause', { isPaused: false });
    expect([await waiting(), await counted()]).toEqual([1, 1]);
    await arjun.put('/api/dating/profile', { gender: 'female' });
    expect([await waiting(), await counted()]).toEqual([0, 0]);
    expect((await respond(asha, id, 'accept')).statusCode).toBe(404);
    await arjun.delete('/api/dating/profile');
    expect((await respond(asha, id, 'accept')).statusCode).toBe(404);
  });

  it('stay rejected when the sender deletes and recreates the profile', async () => {
    const { asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    await respond(asha, await requestTo(asha), 'reject');
    await arjun.delete('/api/dating/profile');
    await joinDating(arjun, { gender: 'male' });
    expect((await askFor(arjun, asha)).statusCode).toBe(409);
    expect(await explored(asha)).toEqual([]);
  });

  it('unmatching deletes the match and its messages for both students', async () => {
    const { college, asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    await arjun.post('/api/dating/send-message', { matchId, message: 'Hi' });
    const third = await dater(t, college, 'male');
    expect((await third.post('/api/dating/unmatch', { matchId })).statusCode).toBe(404);
    const ended = await asha.post('/api/dating/unmatch', { matchId });
    expect([ended.statusCode, ended.json()]).toEqual([200, { message: matchMessages.unmatched }]);
    for (const who of [asha, arjun]) {
      expect(await matchesOf(who)).toEqual([]);
      expect((await who.get(`/api/dating/chat/${matchId}`)).statusCode).toBe(404);
      const ids = (await explored(who)).map((card) => card.user_id);
      expect(ids).toEqual(who === asha ? [third.id] : []);
      expect((await who.post('/api/dating/unmatch', { matchId })).statusCode).toBe(404);
    }
    expect((await askFor(arjun, asha)).statusCode).toBe(409);
    const left = await t.api.services.database.query(
      'select 1 from dating_messages where college_id = $1',
      [college.id],
    );
    expect(left).toEqual([]);
  });
});

// The embedded database always runs one transaction after the other.
describeOnOneDatabase('simultaneous match requests', (t) => {
  it('200 pairs that ask each other at the same moment become 200 matches', async () => {
    const college = await t.college();
    const students = await Promise.all(Array.from({ length: 400 }, () => t.student({ college })));
    await t.api.services.database.orm.insert(tables.datingProfiles).values(
      students.map(({ id: studentId }, n) => ({
        collegeId: college.id,
        studentId,
        ...{ name: 'N', shortDescription: 's', fullDescription: 'f', partnerPreferences: 'p' },
        gender: n < 200 ? 'male' : 'female',
        createdAt: new Date(),
      })),
    );
    const pairs = students.slice(0, 200).map((man, n) => [man, students[200 + n] ?? man] as const);
    const answers = await Promise.all(
      pairs.flatMap(([man, woman]) => [askFor(man, woman), askFor(woman, man)]),
    );
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    expect(answers.filter((answer) => answer.json().matched)).toHaveLength(200);
    const rows = await t.api.services.database.query(
      `select least(low_id, high_id) from dating_matches
       where college_id = $1 and state = 'accepted'`,
      [college.id],
    );
    expect(rows).toHaveLength(200);
  });
});
