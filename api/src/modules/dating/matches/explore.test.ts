import { datingMessages } from '@campus/contract';
import { describeOnEachDatabase } from '../../../testing';
import { askFor, dater, explored, makePair, match, requestTo, respond } from '../dating-fixture';

describeOnEachDatabase('the explore list of dating', (t) => {
  it('shows women to men, men to women and others to others in the same college', async () => {
    const college = await t.college();
    const [woman, man, other, another] = await Promise.all(
      ['female', 'male', 'other', 'other'].map((gender) => dater(t, college, gender)),
    );
    await dater(t, await t.college(), 'male');
    const idsFor = async (who = woman) =>
      (await explored(who as NonNullable<typeof who>)).map((card) => card.user_id);
    expect(await idsFor(woman)).toEqual([man?.id]);
    expect(await idsFor(man)).toEqual([woman?.id]);
    expect(await idsFor(other)).toEqual([another?.id]);
    expect(await idsFor(another)).toEqual([other?.id]);
  });

  it('is closed to students without a profile', async () => {
    const { college, asha } = await makePair(t);
    const without = await t.student({ college });
    for (const path of ['explore', `profile/${asha.id}`]) {
      const answer = await without.get(`/api/dating/${path}`);
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { message: datingMessages.noProfile },
      ]);
      expect((await t.visitor().get(`/api/dating/${path}`)).statusCode).toBe(401);
    }
  });

  it('leaves out students who are asked, asking, matched, rejected, blocked or paused', async () => {
    const { college, asha } = await makePair(t);
    const men = await Promise.all(Array.from({ length: 6 }, () => dater(t, college, 'male')));
    const [asked, asks, matched, refused, blocks, hidden] = men as [
      typeof asha,
      typeof asha,
      typeof asha,
      typeof asha,
      typeof asha,
      typeof asha,
    ];
    expect(await explored(asha)).toHaveLength(7);
    await askFor(asha, asked);
    await match(matched, asha);
    await askFor(refused, asha);
    await respond(asha, await requestTo(asha), 'reject');
    await askFor(asks, asha);
    await blocks.post('/api/dating/block', { userId: asha.id });
    await hidden.post('/api/dating/pause', { isPaused: true });
    expect(await explored(asha)).toHaveLength(1);
    for (const man of [asked, asks, matched, refused, blocks]) {
      const ids = (await explored(man)).map((card) => card.user_id);
      expect(ids).not.toContain(asha.id);
    }
    const status = async (who: typeof asha) =>
      (await asha.get(`/api/dating/profile/${who.id}`)).statusCode;
    expect(await Promise.all([asks, matched].map(status))).toEqual([200, 200]);
    expect(await Promise.all([asked, refused, blocks, hidden].map(status))).toEqual([
      404, 404, 404, 404,
    ]);
  });

  it('pages through all profiles once, by number and by cursor, oldest last', async () => {
    const { college, asha, arjun } = await makePair(t);
    const later = await Promise.all(Array.from({ length: 24 }, () => dater(t, college, 'male')));
    const all = new Set([arjun, ...later].map((student) => student.id));
    const byNumber = await Promise.all([1, 2, 3].map((page) => explored(asha, `?page=${page}`)));
    expect(byNumber.map((page) => page.length)).toEqual([10, 10, 5]);
    expect(new Set(byNumber.flat().map((card) => card.user_id))).toEqual(all);
    expect(byNumber[2]?.at(-1)?.user_id).toBe(arjun.id);

    const first = (await asha.get('/api/dating/explore?limit=7')).json();
    // A student who was asked leaves the list, but no later one is skipped.
    await askFor(asha, { id: first.profiles[0].user_id });
    const seen = first.profiles.map((card: { user_id: string }) => card.user_id);
    for (let { pagination } = first; pagination.hasMore;) {
      const next = (
        await asha.get(`/api/dating/explore?limit=7&cursor=${pagination.nextCursor}`)
      ).json();
      seen.push(...next.profiles.map((card: { user_id: string }) => card.user_id));
      pagination = next.pagination;
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen)).toEqual(all);
    expect((await asha.get('/api/dating/explore?limit=51')).statusCode).toBe(400);
    expect((await asha.get('/api/dating/explore?cursor=x')).statusCode).toBe(400);
  });

  it('returns a full profile to students who may see it, and 404 to others', async () => {
    const { asha, arjun } = await makePair(t);
    // Fields for the owner only.
    const own = { isPaused: false, hidesFromDepartment: false, showsRead: false, department: '' };
    const mine = (await asha.get('/api/dating/profile')).json();
    expect(mine).toMatchObject(own);
    const shown = Object.fromEntries(Object.entries(mine).filter(([field]) => !(field in own)));
    expect((await arjun.get(`/api/dating/profile/${asha.id}`)).json()).toEqual(shown);
    const elsewhere = await dater(t, await t.college(), 'male');
    const answer = await elsewhere.get(`/api/dating/profile/${asha.id}`);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { message: datingMessages.profileMissing },
    ]);
    expect((await arjun.get('/api/dating/profile/nobody')).statusCode).toBe(404);
  });
});
