import { tables } from '../../database/database';
import { operate } from '../../operator/operate-fixture';
import {
  describeOnEachDatabase,
  makeCampus,
  sendBeacon,
  teaIncident,
  teaLive,
  teaSeen,
  ticketFor,
} from '../../testing';
import { shellName } from '../beacon/error-stats.repository';

const address = '/api/staff/remotes';

describeOnEachDatabase('the staff page', (t) => {
  it('answers 404 to visitors, students and former staff', async () => {
    const { author, other } = await makeCampus(t);
    await operate(t, 'students staff', { student: author.email });
    expect((await author.get(address)).statusCode).toBe(200);
    const there = await other.get('/api/staff/nothing');
    for (const client of [other, t.visitor()]) {
      const answer = await client.get(address);
      expect([answer.statusCode, answer.body]).toEqual([404, there.body]);
    }
    await operate(t, 'students unstaff', { student: author.email });
    expect((await author.get(address)).statusCode).toBe(404);
  });

  it('shows builds, shares, errors, verdicts and history of each remote', async () => {
    const { author, other } = await makeCampus(t);
    await operate(t, 'students staff', { student: author.email });
    const { breaker, clock, database } = t.api.services;
    // It checks when the test says so, however slow the machine is.
    jest.spyOn(breaker, 'nudge').mockReturnValue(undefined);
    await database.orm.delete(tables.fieldReports);
    const canary = { build: 'three', share: 20 };
    const begun = { at: clock().toISOString(), build: 'three', by: 'operator' as const };
    const live = teaLive(clock(), { canary });
    t.remotes.put({ ...live, history: [{ ...begun, action: 'canary' }, ...live.history] });
    const frame = { kind: 'error', message: 'Frame broke', page: '/', count: 1 };
    const visitor = t.visitor();
    await sendBeacon(visitor, { incidents: [teaIncident(t)], seen: [teaSeen(t)] });
    await sendBeacon(visitor, { incidents: [{ ...frame, ticket: ticketFor(t, shellName) }] });
    await sendBeacon(other, { seen: [teaSeen(t)] });
    const cup = { count: 3, message: 'Cup of asha@tea.example broke' };
    await sendBeacon(author, {
      incidents: [teaIncident(t, cup), teaIncident(t, { kind: 'late', message: 'Steeping' })],
    });
    const answer = (await author.get(address)).json();
    expect(answer).toMatchObject({
      shell: {
        errors: 1,
        students: { failed: 0, ran: 0 },
        networks: { failed: 1, ran: 1 },
        topErrors: [{ message: 'Frame broke' }],
      },
      remotes: [
        {
          title: 'Tea',
          owner: 'Team Tea',
          status: 'on',
          notice: null,
          builds: [
            {
              build: 'two',
              role: 'live',
              share: 80,
              since: live.history[0]?.at,
              errors: 4,
              students: { failed: 1, ran: 2 },
              networks: { failed: 1, ran: 1 },
              ...{ cards: 0, frozen: 0, late: 1 },
              verdict: {
                act: 'ask',
                reason:
                  'errors reported by 1 of 2 students (slow page: 1) and 1 of 1 other networks within 35 minutes: the site checks the build itself',
              },
              topErrors: [
                { message: 'Cup of <email> broke', count: 3 },
                { kind: 'late', message: 'Steeping' },
                { message: 'Kettle broke', count: 1 },
              ],
            },
            {
              build: 'three',
              role: 'canary',
              share: 20,
              since: begun.at,
              errors: 0,
              verdict: { reason: 'no errors reported' },
            },
            { build: 'one', role: 'previous', share: 0, errors: 0, verdict: null },
          ],
          history: [
            { action: 'canary', build: 'three', from: null, by: 'operator', reason: null },
            { action: 'publish', build: 'two', from: 'one' },
            { action: 'publish', build: 'one', by: 'start' },
          ],
        },
      ],
    });
    await breaker.look();
    const decided = (await author.get(address)).json();
    expect(decided.remotes[0].history).toContainEqual(
      expect.objectContaining({
        action: 'ask',
        build: 'two',
        by: 'breaker',
        reason: answer.remotes[0].builds[0].verdict.reason,
      }),
    );
    t.advance(3 * 3600);
    const later = (await author.get(address)).json();
    expect(later.remotes[0].builds[0]).toMatchObject({ errors: 0, topErrors: [] });
  });

  it('counts reports that were not believed by remote and reason', async () => {
    const old = teaIncident(t);
    t.advance(3 * 24 * 3600);
    const { author } = await makeCampus(t);
    await operate(t, 'students staff', { student: author.email });
    const { clock, database } = t.api.services;
    await database.orm.delete(tables.fieldReports);
    t.remotes.put(teaLive(clock()));
    const [forged, invented] = [{ ticket: 'made.up' }, { build: 'invented' }];
    const elsewhere = { remote: 'mfe-invented', build: 'two', ticket: 'made.up' };
    const incidents = [
      old,
      ...[forged, forged, invented, elsewhere].map((of) => teaIncident(t, of)),
    ];
    await sendBeacon(t.visitor(), { incidents });
    await sendBeacon(t.visitor(), { incidents: [teaIncident(t, forged)] });
    const { dropped, remotes } = (await author.get(address)).json();
    expect(dropped).toEqual([
      { remote: 'mfe-tea', reason: 'with a ticket older than a day', count: 1 },
      { remote: 'mfe-tea', reason: expect.stringContaining('build that does not exist'), count: 1 },
      { remote: 'mfe-tea', reason: 'without a valid ticket of this site', count: 3 },
    ]);
    expect(remotes[0].builds[0]).toMatchObject({ errors: 0, topErrors: [] });
    t.advance(3601);
    expect((await author.get(address)).json().dropped).toEqual([]);
  });
});
