import {
  hiddenFromMessages,
  limits,
  matchMessages,
  peopleMessages,
  reportMessages,
} from '@campus/contract';
import { describeOnEachDatabase, type TestStudent } from '../../../testing';
import {
  askFor,
  dater,
  explored,
  joinDating,
  makePair,
  match,
  matchesOf,
  missing,
  say,
} from '../dating-fixture';

describeOnEachDatabase('safety in dating', (t) => {
  const block = (who: TestStudent, whom: { readonly id: string }) =>
    who.post('/api/dating/block', { userId: whom.id });
  const report = (who: TestStudent, { id }: { readonly id: string }, more = {}) =>
    who.post('/api/reports', { kind: 'profile', id, reason: 'harassment', ...more });

  it('a block hides both students from each other, and only the blocker sees it listed', async () => {
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    await say(arjun, matchId, 'Hi');
    const answer = await block(asha, arjun);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: matchMessages.blocked }]);
    for (const [who, whom] of [
      [asha, arjun],
      [arjun, asha],
    ] as const) {
      expect(await explored(who)).toEqual([]);
      expect(await matchesOf(who)).toEqual([]);
      const answers = await Promise.all([
        who.get(`/api/dating/chat/${matchId}`),
        say(who, matchId, 'Hi'),
        who.get(`/api/dating/profile/${whom.id}`),
        askFor(who, whom),
      ]);
      expect(answers.map((each) => each.statusCode)).toEqual([404, 404, 404, 404]);
    }
    expect((await arjun.get('/api/dating/blocked')).json()).toEqual([]);
    expect((await asha.get('/api/dating/blocked')).json()).toEqual([
      { userId: arjun.id, name: 'Arjun', createdAt: expect.stringMatching(/Z$/) },
    ]);
  });

  it('hiding from the own department hides both students from each other, except in a match', async () => {
    const { college, asha, arjun } = await makePair(t);
    const physics = (who: TestStudent, department = 'Physics') =>
      who.put('/api/user/about', { department, year: null });
    const hide = (who: TestStudent, isHidden: boolean) =>
      who.post('/api/dating/hide-from-department', { isHidden });
    await Promise.all([physics(asha), physics(arjun, 'physics')]);
    expect(await explored(arjun)).toHaveLength(1);
    await askFor(arjun, asha);

    expect((await hide(asha, true)).statusCode).toBe(200);
    for (const [who, whom] of [
      [asha, arjun],
      [arjun, asha],
    ] as const) {
      expect(await explored(who)).toEqual([]);
      expect((await who.get(`/api/dating/profile/${whom.id}`)).statusCode).toBe(404);
      expect((await askFor(who, whom)).statusCode).toBe(404);
    }
    expect((await asha.get('/api/dating/match-requests')).json()).toEqual([]);
    const elsewhere = await dater(t, college, 'male');
    expect((await explored(asha)).map(({ user_id }) => user_id)).toEqual([elsewhere.id]);
    expect(await explored(elsewhere)).toHaveLength(1);

    const home = (await asha.get('/api/dating/home')).json();
    expect(home.profile).toMatchObject({ hidesFromDepartment: true, department: 'Physics' });
    expect((await hide(asha, false)).statusCode).toBe(200);
    // Asking a student who has already asked creates a match.
    await askFor(asha, arjun);
    await hide(asha, true);
    expect(await matchesOf(arjun)).toHaveLength(1);
    expect((await arjun.get(`/api/dating/profile/${asha.id}`)).statusCode).toBe(200);
  });

  describe('hiding from one student', () => {
    const address = (whom: { readonly username: string }) =>
      `/api/dating/hidden-from/${whom.username}`;
    const hide = (who: TestStudent, whom: { readonly username: string }) =>
      who.put(address(whom), {});
    const sees = async (who: TestStudent, whom: TestStudent) => [
      (await explored(who)).length,
      (await who.get(`/api/dating/profile/${whom.id}`)).statusCode,
    ];

    it('hides the profile only from that student and changes nothing for the one who hides', async () => {
      const { college, asha, arjun } = await makePair(t);
      const kabir = await dater(t, college, 'male');
      const answer = await hide(asha, { username: arjun.username.toUpperCase() });
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { message: hiddenFromMessages.hidden(arjun.username) },
      ]);
      expect(await sees(arjun, asha)).toEqual([0, 404]);
      expect((await askFor(arjun, asha)).statusCode).toBe(404);
      expect(await sees(kabir, asha)).toEqual([1, 200]);
      // If a student were missing from the list, those who hide would learn which profile is whose.
      expect(await sees(asha, arjun)).toEqual([2, 200]);
      expect((await asha.get('/api/dating/hidden-from')).json()).toEqual([
        { username: arjun.username, createdAt: expect.stringMatching(/Z$/) },
      ]);
      expect((await arjun.get('/api/dating/hidden-from')).json()).toEqual([]);

      expect((await asha.delete(address(arjun))).statusCode).toBe(200);
      expect(await sees(arjun, asha)).toEqual([1, 200]);
    });

    it('keeps earlier requests, and the student who hides can still send one', async () => {
      const { asha, arjun } = await makePair(t);
      await askFor(arjun, asha);
      await hide(asha, arjun);
      expect((await asha.get('/api/dating/match-requests')).json()).toHaveLength(1);

      const other = await makePair(t);
      await hide(other.asha, other.arjun);
      await askFor(other.asha, other.arjun);
      expect((await other.arjun.get('/api/dating/match-requests')).json()).toHaveLength(1);
      expect((await other.arjun.get(`/api/dating/profile/${other.asha.id}`)).statusCode).toBe(200);
      expect((await askFor(other.arjun, other.asha)).json()).toMatchObject({ matched: true });
      expect(await matchesOf(other.arjun)).toHaveLength(1);
    });

    it('accepts students without a dating profile and rejects names outside the college', async () => {
      const { college, asha } = await makePair(t);
      const outside = await t.student({ college });
      expect((await hide(asha, outside)).json()).toEqual({
        message: hiddenFromMessages.hidden(outside.username),
      });
      const elsewhere = await t.student();
      for (const username of [elsewhere.username, 'nobody_here', 'not a name']) {
        const answer = await asha.put(
          `/api/dating/hidden-from/${encodeURIComponent(username)}`,
          {},
        );
        expect([answer.statusCode, answer.json().message]).toEqual([404, peopleMessages.missing]);
      }
      const own = await hide(asha, asha);
      expect([own.statusCode, own.json().message]).toEqual([400, hiddenFromMessages.yourself]);
      expect((await asha.get('/api/dating/hidden-from')).json()).toHaveLength(1);
    });

    it('is limited in number, also for simultaneous calls, and can be repeated for one student', async () => {
      const { college, asha } = await makePair(t);
      const others = await Promise.all(
        Array.from({ length: limits.hiddenFrom + 2 }, () => t.student({ college })),
      );
      const answers = await Promise.all(others.map((other) => hide(asha, other)));
      const refused = answers.filter(({ statusCode }) => statusCode === 409);
      expect(refused.map((each) => each.json().message)).toEqual(
        Array.from({ length: 2 }, () => hiddenFromMessages.tooMany),
      );
      const list: { username: string }[] = (await asha.get('/api/dating/hidden-from')).json();
      expect(list).toHaveLength(limits.hiddenFrom);
      expect((await hide(asha, list[0]!)).statusCode).toBe(200);
    });
  });

  it('a block hides pending requests in both directions and rejects new ones', async () => {
    const { asha, arjun } = await makePair(t);
    await askFor(arjun, asha);
    await block(asha, arjun);
    expect((await asha.get('/api/dating/match-requests')).json()).toEqual([]);
    expect((await askFor(asha, arjun)).statusCode).toBe(404);
    const other = await makePair(t);
    await askFor(other.arjun, other.asha);
    await block(other.arjun, other.asha);
    expect((await other.asha.get('/api/dating/match-requests')).json()).toEqual([]);
  });

  it('an unblock shows the students again, but a match ended by the block stays ended', async () => {
    const { asha, arjun } = await makePair(t);
    await block(asha, arjun);
    await block(asha, arjun);
    expect((await arjun.post('/api/dating/unblock', { userId: asha.id })).statusCode).toBe(200);
    expect(await explored(arjun)).toEqual([]);
    const answer = await asha.post('/api/dating/unblock', { userId: arjun.id });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: matchMessages.unblocked }]);
    expect(await explored(arjun)).toHaveLength(1);
    await match(arjun, asha);
    await block(asha, arjun);
    await asha.post('/api/dating/unblock', { userId: arjun.id });
    expect(await explored(arjun)).toEqual([]);
    expect(await matchesOf(arjun)).toEqual([]);
  });

  it('a block remains when either student deletes and recreates the profile', async () => {
    const { asha, arjun } = await makePair(t);
    await block(asha, arjun);
    await arjun.delete('/api/dating/profile');
    expect((await asha.get('/api/dating/blocked')).json()[0].name).toBe(
      'Somebody without a profile',
    );
    await joinDating(arjun, { gender: 'male' });
    const seen = async () => [...(await explored(arjun)), ...(await explored(asha))];
    expect(await seen()).toEqual([]);
    await asha.delete('/api/dating/profile');
    await joinDating(asha, { gender: 'female' });
    expect(await seen()).toEqual([]);
  });

  it('blocking or reporting an invisible student answers like an unknown id', async () => {
    const { college, asha } = await makePair(t);
    const woman = await dater(t, college, 'female');
    const elsewhere = await dater(t, await t.college(), 'male');
    const without = await t.student({ college });
    expect((await block(asha, asha)).statusCode).toBe(404);
    for (const whom of [woman, elsewhere, without, { id: missing }, { id: 'x' }]) {
      for (const answer of [await block(asha, whom), await report(asha, whom)]) {
        expect([answer.statusCode, answer.json()]).toEqual([
          404,
          { message: matchMessages.notAvailable },
        ]);
      }
    }
    expect((await block(t.visitor() as TestStudent, asha)).statusCode).toBe(401);
    expect((await report(t.visitor() as TestStudent, asha)).statusCode).toBe(401);
  });

  it('a report keeps the profile, messages and photos after they are deleted', async () => {
    const { college, asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    await say(arjun, matchId, 'Send me money');
    const answer = await report(asha, arjun, { details: ' Asked for money ' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: reportMessages.sent }]);
    await asha.post('/api/dating/unmatch', { matchId });
    await arjun.delete('/api/dating/profile');
    const [kept] = await t.api.services.database.query<Record<string, unknown>>(
      `select reporter_id, author_id, reason, details, evidence from reports
       where college_id = $1`,
      [college.id],
    );
    expect(kept).toEqual({
      reporter_id: asha.id,
      author_id: arjun.id,
      reason: 'harassment',
      details: 'Asked for money',
      evidence: {
        profile: expect.objectContaining({ name: 'Arjun' }),
        messages: [expect.objectContaining({ sender_id: arjun.id, message: 'Send me money' })],
        images: [expect.any(String)],
      },
    });
  });
});
