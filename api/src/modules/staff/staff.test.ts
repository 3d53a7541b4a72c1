import { tables } from '../../database';
import { describeOnEachDatabase, makeCampus, teaLive, type Harness } from '../../testing';
import { operate } from '../../operator/testing/operate';

const address = '/api/staff/remotes';

const tell = (t: Harness, tab: string, incident: object) =>
  t.visitor().post('/api/beacon', {
    tab: tab.padEnd(22, 'x'),
    incidents: [{ kind: 'error', message: 'Kettle broke', page: '/tea', count: 1, ...incident }],
    seen: [],
  });

describeOnEachDatabase('the staff page', (t) => {
  it('is nothing for visitors, students and who was staff', async () => {
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

  it('tells what is live, since when, for how many, and what fails in it', async () => {
    const { author } = await makeCampus(t);
    await operate(t, 'students staff', { student: author.email });
    const { clock, database } = t.api.services;
    await database.orm.delete(tables.incidents);
    const canary = { build: 'three', share: 20 };
    const begun = { at: clock().toISOString(), build: 'three', by: 'operator' as const };
    const live = teaLive(clock(), { canary });
    t.remotes.put({ ...live, history: [{ ...begun, action: 'canary' }, ...live.history] });
    const tea = { remote: 'mfe-tea', build: 'two' };
    await tell(t, 'one', tea);
    await tell(t, 'two', { ...tea, count: 3, message: 'Cup of asha@tea.example broke' });
    await tell(t, 'two', { ...tea, kind: 'slow', message: 'Steeping' });
    await tell(t, 'one', { message: 'Frame broke' });
    const answer = (await author.get(address)).json();
    expect(answer).toMatchObject({
      shell: { errors: 1, browsers: 1, told: [{ message: 'Frame broke' }] },
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
              browsers: 2,
              told: [
                { message: 'Cup of <email> broke', count: 3 },
                { message: 'Kettle broke', count: 1 },
                { kind: 'slow', message: 'Steeping' },
              ],
            },
            { build: 'three', role: 'canary', share: 20, since: begun.at, errors: 0 },
            { build: 'one', role: 'previous', share: 0, errors: 0 },
          ],
          history: [
            { action: 'canary', build: 'three', from: null, by: 'operator', reason: null },
            { action: 'publish', build: 'two', from: 'one' },
            { action: 'publish', build: 'one', by: 'start' },
          ],
        },
      ],
    });
    t.advance(3 * 3600);
    const later = (await author.get(address)).json();
    expect(later.remotes[0].builds[0]).toMatchObject({ errors: 0, told: [] });
  });
});
