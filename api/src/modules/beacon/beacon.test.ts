import { describeOnEachDatabase, teaLive, type Harness } from '../../testing';
import { keepHouse } from '../../housekeeping';
import { buildsInUse, countIncidents, mostTold } from './incidents.repository';

const tab = (number: number) => `tab-${number}`.padEnd(22, 'x');
const incident = {
  kind: 'error',
  remote: 'mfe-tea',
  build: 'two',
  message: 'Kettle broke',
  page: '/tea/:cup',
  count: 2,
};

const tell = (t: Harness, body: object) =>
  t.visitor().post('/api/beacon', { tab: tab(1), incidents: [], seen: [], ...body });

const counted = (t: Harness) => {
  const since = new Date(t.api.services.clock().getTime() - 5 * 60_000);
  return countIncidents(t.api.services.database, { since, kinds: ['error', 'rejection', 'load'] });
};

/** The look that was asked for, and another one: nothing is waited for. */
const look = (t: Harness) => t.api.services.breaker.look();

describeOnEachDatabase(
  'the beacon',
  (t) => {
    beforeEach(async () => {
      await t.api.services.database.query('delete from incidents');
      t.remotes.put(teaLive(t.api.services.clock()));
    });

    it('answers 204 without a body, and counts by build and browser', async () => {
      const first = await tell(t, { incidents: [incident, { ...incident, message: 'Again' }] });
      expect(first.statusCode).toBe(204);
      expect(first.body).toBe('');
      expect(first.headers['set-cookie']).toBeUndefined();
      await tell(t, { incidents: [incident] });
      await tell(t, { tab: tab(2), incidents: [{ ...incident, kind: 'slow' }, incident] });
      expect(await counted(t)).toEqual([
        { remote: 'mfe-tea', build: 'two', incidents: 8, browsers: 2 },
      ]);
    });

    it('counts nothing of a build that nobody published, and the shell under its name', async () => {
      const incidents = [
        { ...incident, build: 'invented' },
        { ...incident, remote: 'mfe-invented' },
        { kind: 'error', build: 's1', message: 'Frame broke', page: '/', count: 1 },
      ];
      expect((await tell(t, { incidents })).statusCode).toBe(204);
      expect(await counted(t)).toEqual([
        { remote: 'shell', build: 's1', incidents: 1, browsers: 1 },
      ]);
    });

    it('keeps neither the tab, nor an address, nor what a message tells of somebody', async () => {
      const student = await t.student();
      const message = `No cup for ${student.email}`;
      await student.post('/api/beacon', {
        tab: tab(3),
        incidents: [{ ...incident, message }],
        seen: [],
      });
      const rows = await t.api.services.database.query('select * from incidents');
      const kept = JSON.stringify(rows);
      expect(kept).toContain('No cup for <email>');
      for (const secret of [tab(3), student.id, student.username, '127.0.0.1']) {
        expect(kept).not.toContain(secret);
        expect(t.log.join('')).not.toContain(secret);
      }
    });

    it('remembers for a day which builds open tabs run', async () => {
      const seen = [
        { remote: 'mfe-tea', build: 'one' },
        { remote: 'mfe-tea', build: 'invented' },
      ];
      await tell(t, { seen: [...seen, ...seen], incidents: [incident] });
      const { database } = t.api.services;
      expect(await buildsInUse(database)).toEqual([{ remote: 'mfe-tea', build: 'one' }]);
      const tidy = async () => {
        const house = keepHouse(t.api.services, { warn: jest.fn() });
        await house.firstRound;
        house.stop();
      };
      const since = new Date(0);
      t.advance(24 * 3600 - 120);
      await tidy();
      expect(await mostTold(database, since)).toHaveLength(1);
      expect(await buildsInUse(database)).toHaveLength(1);
      expect(t.remotes.inUse).toEqual([{ remote: 'mfe-tea', build: 'one' }]);
      t.advance(240);
      await tidy();
      expect(await mostTold(database, since)).toEqual([]);
      expect(await buildsInUse(database)).toEqual([]);
      expect(t.remotes.inUse).toEqual([]);
    });

    it.each([
      ['no tab', { tab: undefined }, 400],
      ['another kind', { incidents: [{ ...incident, kind: 'gossip' }] }, 400],
      ['too many', { incidents: Array.from({ length: 21 }, () => incident) }, 400],
      ['too large', { more: 'x'.repeat(17_000) }, 413],
    ])('refuses %s', async (_case, change, status) => {
      expect((await tell(t, change)).statusCode).toBe(status);
      expect(await counted(t)).toEqual([]);
    });

    it('is refused to other sites', async () => {
      const body = { tab: tab(1), incidents: [incident], seen: [] };
      const elsewhere = { origin: 'https://evil.example' };
      expect((await t.visitor().post('/api/beacon', body, elsewhere)).statusCode).toBe(403);
    });

    it('leads to a rollback, a mail and a line in the log: once', async () => {
      for (const number of [1, 2, 3]) {
        await look(t);
        expect((await t.remotes.list())[0]?.current).toBe('two');
        await tell(t, { tab: tab(number), incidents: [incident] });
      }
      await look(t);
      await look(t);
      const [live] = await t.remotes.list();
      expect(live).toMatchObject({ current: 'one', previous: 'two' });
      expect(live?.history.filter(({ action }) => action === 'rollback')).toHaveLength(1);
      expect(live?.history[0]?.reason).toBe('6 errors in 3 browsers within 5 minutes');
      const mail = await t.postbox.mailTo('operators@campus.example');
      expect(mail.subject).toBe('A build of Tea (mfe-tea, Team Tea) was taken back');
      expect(mail.text).toContain('6 errors in 3 browsers within 5 minutes. one is live instead');
      expect(t.postbox.mails).toHaveLength(1);
      expect(t.log.filter((line) => line.includes('build taken back'))).toHaveLength(1);
      expect(t.remotes.field).toEqual([
        { remote: 'mfe-tea', build: 'two', errors: 6, browsers: 3 },
      ]);
    });

    it('ends a canary and leaves what is live', async () => {
      const now = t.api.services.clock();
      const begun = { at: now.toISOString(), action: 'canary', build: 'three', by: 'operator' };
      const { history } = teaLive(now);
      const canary = { build: 'three', share: 20 };
      t.remotes.put(teaLive(now, { canary, history: [begun as (typeof history)[0], ...history] }));
      for (const number of [1, 2, 3]) {
        await tell(t, { tab: tab(number), incidents: [{ ...incident, build: 'three' }] });
      }
      await look(t);
      const [live] = await t.remotes.list();
      expect(live).toMatchObject({ current: 'two', previous: 'one' });
      expect(live?.canary).toBeUndefined();
    });
  },
  { contactAddress: 'operators@campus.example' },
);

describeOnEachDatabase(
  'a flood of beacons',
  (t) => {
    it('is cut off by address', async () => {
      const answers = [];
      for (let sent = 0; sent < 250; sent += 1) answers.push((await tell(t, {})).statusCode);
      expect(answers.slice(0, 240).every((status) => status === 204)).toBe(true);
      expect(answers.at(-1)).toBe(429);
    });
  },
  { rateLimits: true },
);
