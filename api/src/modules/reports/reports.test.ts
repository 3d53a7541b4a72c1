import { reportMessages } from '@campus/contract';
import { describeOnEachDatabase, type TestStudent } from '../../testing';
import { explored, match, matchesOf } from '../dating/dating-fixture';
import { makeThing, thingNames, writeReport, type Thing } from './report-fixture';

const missing = '00000000-0000-4000-8000-000000000000';

/** For each list and address, whether the content is visible. */
async function seenBy(who: TestStudent, { id, lists, single }: Thing): Promise<boolean[]> {
  const listed = lists.map(async (url) => (await who.get(url)).body.includes(id));
  const found = single.map(async (url) => (await who.get(url)).statusCode === 200);
  return Promise.all([...listed, ...found]);
}

describeOnEachDatabase('reporting', (t) => {
  it.each(thingNames)('hides a %s from its reporter only, and stores the report', async (name) => {
    const thing = await makeThing(t, name);
    const { reporter, third, author } = thing;
    expect(await seenBy(reporter, thing)).not.toContain(false);
    const answer = await writeReport(reporter, thing, { details: ' See for yourself ' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: reportMessages.sent }]);
    expect(await seenBy(reporter, thing)).not.toContain(true);
    // Only the two of a match see a message.
    const others = /message/.test(name) ? [author] : [third];
    for (const who of others) expect(await seenBy(who, thing)).not.toContain(false);
    const [kept] = await t.api.services.database.query(
      `select kind, reporter_id, author_id, reason, details, decision from reports
       where subject_id = $1`,
      [thing.id],
    );
    expect(kept).toEqual({
      kind: thing.kind,
      reporter_id: reporter.id,
      author_id: name === 'confession' ? null : author.id,
      reason: expect.any(String),
      details: 'See for yourself',
      decision: 'open',
    });
  });

  it.each(thingNames)('rejects a second report of a %s, and one by its author', async (name) => {
    const thing = await makeThing(t, name);
    await writeReport(thing.reporter, thing);
    const again = await writeReport(thing.reporter, { ...thing, id: thing.id.toUpperCase() });
    expect([again.statusCode, again.json()]).toEqual([409, { message: reportMessages.sentBefore }]);
    for (const id of [thing.id, thing.id.toUpperCase()]) {
      const own = await writeReport(thing.author, { ...thing, id });
      expect([own.statusCode, own.json()]).toEqual([400, { message: reportMessages.own }]);
    }
  });

  it.each(thingNames)('answers 404 for a %s of another college or unknown id', async (name) => {
    const thing = await makeThing(t, name);
    const statuses = [
      await writeReport(thing.stranger, thing),
      await writeReport(thing.reporter, { ...thing, id: missing }),
      await writeReport(thing.reporter, { ...thing, id: 'x' }),
      ...(/message/.test(name) ? [await writeReport(thing.third, thing)] : []),
    ].map((answer) => answer.statusCode);
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect((await writeReport(t.visitor() as TestStudent, thing)).statusCode).toBe(401);
  });

  it.each([
    [{ reason: 'dislike' }, 'reason', reportMessages.reasonRequired],
    [{ reason: undefined }, 'reason', reportMessages.reasonRequired],
    [{ reason: 'fake profile' }, 'reason', reportMessages.reasonRequired],
    [{ details: 'x'.repeat(501) }, 'details', reportMessages.detailsTooLong],
    [{ kind: 'student' }, 'kind', expect.any(String)],
  ])('rejects %j', async (change, field, message) => {
    const thing = await makeThing(t, 'ad');
    const answer = await writeReport(thing.reporter, thing, change);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message, field }]);
  });

  it('accepts a repeated submit with the same key and rejects one without a key', async () => {
    const thing = await makeThing(t, 'ad');
    const body = { kind: 'ad', id: thing.id, reason: 'hate' };
    const submit = () => thing.reporter.post('/api/reports', body, { 'idempotency-key': 'once' });
    const answers = [await submit(), await submit()];
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect((await thing.reporter.post('/api/reports', body)).statusCode).toBe(409);
  });

  it('blocks votes, comments and interest of the reporter on reported content', async () => {
    const { reporter, ...thing } = await makeThing(t, 'post');
    await writeReport(reporter, thing);
    const event = await makeThing(t, 'event');
    await writeReport(event.reporter, event);
    const answers = [
      await reporter.post(`/api/posts/${thing.id}/like`),
      await reporter.post(`/api/posts/${thing.id}/comments`, { comment: 'Still here' }),
      await event.reporter.post(`/api/events/${event.id}/interest`),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
  });

  it('keeps the page size of a list when a reported item is left out', async () => {
    const thing = await makeThing(t, 'ad');
    const second = await makeThing(t, 'ad');
    await writeReport(second.reporter, second);
    for (let n = 0; n < 3; n += 1) {
      await t.api.services.database.query(
        `insert into ads (college_id, seller_id, title, price_paise, description, contact_name,
           social, phone, created_at)
         select college_id, seller_id, 'Copy', 1, '', '', '', '', now() - interval '1 hour'
         from ads where id = $1`,
        [thing.id],
      );
    }
    await writeReport(thing.reporter, thing);
    const { ads, pagination } = (await thing.reporter.get('/api/sell?limit=2')).json();
    expect([ads.length, pagination.hasMore]).toEqual([2, true]);
  });

  it('keeps the match with a reported profile, but does not offer the profile again', async () => {
    const { author, reporter, third, ...thing } = await makeThing(t, 'profile');
    await match(author, reporter);
    await writeReport(reporter, thing);
    expect(await matchesOf(reporter)).toHaveLength(1);
    expect((await author.get(`/api/dating/profile/${reporter.id}`)).statusCode).toBe(200);
    // Without the match, only the report keeps the profile from being offered.
    await t.api.services.database.query('delete from dating_matches where college_id = $1', [
      author.collegeId,
    ]);
    const offeredTo = async (who: TestStudent) => (await explored(who)).map((card) => card.user_id);
    expect(await offeredTo(reporter)).not.toContain(author.id);
    expect(await offeredTo(third)).toContain(author.id);
  });

  it('hides the match request of a reported student', async () => {
    const { author, reporter, ...thing } = await makeThing(t, 'profile');
    await author.post('/api/dating/send-match-request', { toUserId: reporter.id });
    expect((await reporter.get('/api/dating/match-requests')).json()).toHaveLength(1);
    await writeReport(reporter, thing);
    expect((await reporter.get('/api/dating/match-requests')).json()).toEqual([]);
    expect((await reporter.get('/api/dating/home')).json().stats.pendingRequests).toBe(0);
    const block = await reporter.post('/api/dating/block', { userId: author.id });
    expect(block.statusCode).toBe(200);
  });
});
