import {
  describeOnEachDatabase,
  describeOnOneDatabase,
  sendBeacon,
  teaIncident,
  teaLive,
  teaSeen,
  type Harness,
} from '../testing';
import type { LiveRemote, SelfCheck } from './remotes-port';

const sound: SelfCheck = { result: 'sound', says: 'its own browser finds nothing' };
const broken: SelfCheck = { result: 'broken', says: 'its own browser: Error: thrown on purpose' };

/** One check by the breaker, the site's own check if that one requested it, and the next check by the breaker. */
async function look(t: Harness): Promise<void> {
  await t.api.services.breaker.look();
  await new Promise(setImmediate);
  await t.api.services.breaker.look();
}

const live = async (t: Harness): Promise<LiveRemote | undefined> => (await t.remotes.list())[0];
const current = async (t: Harness) => (await live(t))?.current;

/** A student of their own college, in whose tab build `two` fails. */
async function failingStudent(t: Harness, address?: string): Promise<void> {
  const body = { incidents: [teaIncident(t)], seen: [teaSeen(t)] };
  const from = address === undefined ? undefined : { 'x-forwarded-for': address };
  expect((await sendBeacon(await t.student(), body, from)).statusCode).toBe(204);
}

/** So many students of colleges of their own, each of whom reports the incidents. */
async function report(t: Harness, students: number, incidents: readonly object[]): Promise<void> {
  for (let count = 0; count < students; count += 1) {
    expect((await sendBeacon(await t.student(), { incidents })).statusCode).toBe(204);
  }
}

async function begin(t: Harness, check?: SelfCheck): Promise<void> {
  await t.api.services.database.query('delete from field_reports');
  // The result of the site's own check in the previous test is valid for five minutes.
  t.advance(301);
  t.remotes.put(teaLive(t.api.services.clock()));
  if (check) t.remotes.find(check);
}

describeOnEachDatabase(
  'the breaker',
  (t) => {
    it('rolls back a build that fails for three students: once, with one mail and one log line', async () => {
      await begin(t);
      for (const expected of ['two', 'two', 'one']) {
        await failingStudent(t);
        await look(t);
        expect(await current(t)).toBe(expected);
      }
      await look(t);
      const taken = await live(t);
      expect(taken?.history.filter(({ action }) => action === 'rollback')).toHaveLength(1);
      const reason =
        'errors reported by 3 of 3 students and 0 of 0 other networks within 35 minutes; there is no browser here';
      expect(taken?.history[0]?.reason).toBe(reason);
      const mail = await t.postbox.mailTo('operators@campus.example');
      expect(mail.subject).toBe('A build of Tea (mfe-tea, Team Tea) was rolled back');
      expect(mail.text).toContain(`${reason}. one is live instead`);
      expect(t.postbox.mails).toHaveLength(1);
      expect(t.log.filter((line) => line.includes('build rolled back'))).toHaveLength(1);
      expect(t.remotes.field).toEqual([
        {
          remote: 'mfe-tea',
          build: 'two',
          errors: 3,
          students: 3,
          networks: 0,
          cards: 0,
          frozen: 0,
          late: 0,
          verdict: 'two is not live',
        },
      ]);
    });

    it('counts a student once, in however many sessions and networks', async () => {
      await begin(t);
      const asha = await t.student();
      for (let count = 0; count < 9; count += 1) {
        const session = t.visitor();
        await session.post('/api/auth/login', { email: asha.email, password: asha.password });
        const incidents = [teaIncident(t, { message: `Broke ${count}` })];
        await sendBeacon(session, { incidents }, { 'x-forwarded-for': addressOf(count) });
      }
      await look(t);
      expect(t.remotes.field).toMatchObject([{ errors: 9, students: 1, networks: 0 }]);
      expect(await current(t)).toBe('two');
    });

    it('runs its self-check before a rollback, and repeats it only after five minutes', async () => {
      await begin(t, sound);
      t.remotes.checked.length = 0;
      await failingStudent(t);
      await look(t);
      await look(t);
      expect(t.remotes.checked).toEqual(['two']);
      const asked = (await live(t))?.history.filter(({ action }) => action === 'ask');
      const reason =
        'errors reported by 1 of 1 students and 0 of 0 other networks within 35 minutes: the site checks the build itself';
      expect(asked).toMatchObject([{ build: 'two', by: 'breaker', reason }]);
      expect(await current(t)).toBe('two');
      expect((await t.api.services.breaker.assess())[0]?.verdict).toMatchObject({
        act: 'keep',
        reason: expect.stringContaining('finds nothing'),
      });
      t.advance(301);
      await look(t);
      expect(t.remotes.checked).toEqual(['two', 'two']);
    });

    it('goes back past a build that fails for enough students too, but not for fewer', async () => {
      for (const failed of [2, 3]) {
        await begin(t, sound);
        const at = new Date(0).toISOString();
        const change = {
          at,
          action: 'publish',
          build: 'one',
          from: 'zero',
          by: 'operator',
        } as const;
        const { history, ...tea } = teaLive(t.api.services.clock());
        t.remotes.put({ ...tea, kept: ['two', 'one', 'zero'], history: [...history, change] });
        await report(t, failed, [teaIncident(t, { build: 'one' })]);
        await report(t, 3, [teaIncident(t)]);
        await look(t);
        expect(await current(t)).toBe(failed === 2 ? 'one' : 'zero');
      }
    });

    it('records once in the history that a rollback failed, unless the build is gone', async () => {
      await begin(t, sound);
      const { rollBack } = t.remotes;
      const fails = async () => Promise.reject(new Error('the disk is full'));
      t.remotes.rollBack = fails;
      await report(t, 3, [teaIncident(t)]);
      await look(t);
      await look(t);
      const reason = expect.stringMatching(/finds nothing: the rollback failed: the disk is full$/);
      const kept = { action: 'keep', build: 'two', by: 'breaker', reason };
      expect((await live(t))?.history).toMatchObject([kept, { action: 'ask' }, {}, {}]);
      t.remotes.rollBack = async (...given) => {
        await rollBack(...given);
        return fails();
      };
      await look(t);
      t.remotes.rollBack = rollBack;
      expect((await live(t))?.history.slice(0, 2)).toMatchObject([{ action: 'rollback' }, kept]);
    });

    it('rolls back after the report of one student if the self-check fails too', async () => {
      await begin(t, broken);
      await failingStudent(t);
      await look(t);
      expect(await current(t)).toBe('one');
    });

    it('rolls back at the third failing student even if the self-check passes', async () => {
      await begin(t, sound);
      for (let count = 0; count < 3; count += 1) await failingStudent(t);
      await look(t);
      expect(await current(t)).toBe('one');
    });

    it('rolls back for a failing widget, however many students see only pages without it', async () => {
      await begin(t, sound);
      const widget = './widgets/kettle';
      await report(t, 3, [teaIncident(t, { widget, page: '/dashboard' })]);
      for (let count = 0; count < 20; count += 1) {
        await sendBeacon(await t.student(), { seen: [teaSeen(t)] });
      }
      await look(t);
      expect(await current(t)).toBe('one');
      expect((await live(t))?.history[0]?.reason).toContain(
        `in ${widget} reported by 3 of 3 students`,
      );
    });

    it('names the widget that most students reported', async () => {
      await begin(t, broken);
      const kettle = teaIncident(t, { widget: './widgets/kettle', page: '/dashboard' });
      const cup = teaIncident(t, { widget: './widgets/cup', page: '/dashboard' });
      await report(t, 1, [cup, kettle]);
      await report(t, 1, [kettle]);
      await look(t);
      expect((await live(t))?.history[0]?.reason).toMatch(
        /^errors in .\/widgets\/kettle reported by 2 of 2 students/,
      );
    });

    it('counts incidents of an undeclared widget as incidents of the pages', async () => {
      await begin(t, sound);
      for (let count = 0; count < 20; count += 1) {
        // At the end, because the breaker may check at any time.
        const incidents = count < 17 ? [] : [teaIncident(t, { widget: './widgets/made-up' })];
        await sendBeacon(await t.student(), { incidents, seen: [teaSeen(t)] });
      }
      await look(t);
      expect(await current(t)).toBe('two');
    });

    it('rolls back for error cards, frozen tabs and late pages, and records how many students', async () => {
      const names = { card: 'cards', frozen: 'frozen', late: 'late' };
      for (const [kind, name] of Object.entries(names)) {
        await begin(t, sound);
        await report(t, 3, [teaIncident(t, { kind })]);
        await look(t);
        expect(await current(t)).toBe('one');
        const harms = { cards: 0, frozen: 0, late: 0, [name]: 3 };
        expect(t.remotes.field).toEqual([expect.objectContaining(harms)]);
      }
    });

    it('keeps a build with late pages if the pages of other remotes are late too', async () => {
      await begin(t, sound);
      t.remotes.put({ ...teaLive(t.api.services.clock()), remote: 'mfe-cup' });
      const late = ['mfe-tea', 'mfe-cup'].map((remote) => teaIncident(t, { remote, kind: 'late' }));
      await report(t, 3, late);
      await look(t);
      t.remotes.drop('mfe-cup');
      expect(await current(t)).toBe('two');
      expect((await live(t))?.history[0]).toMatchObject({
        action: 'keep',
        reason: expect.stringContaining('pages of other remotes are slow too'),
      });
    });

    it.each([
      [
        'one student alone tells of',
        () => failingStudent(t),
        /^errors reported by 1 of 1 students .* finds nothing: too few students for a rollback while the check finds no fault$/,
      ],
      [
        'one network alone tells of',
        () => sendBeacon(t.visitor(), { incidents: [teaIncident(t)] }),
        /^errors reported by 0 of 0 students and 1 of 1 other networks .* too few networks to check the build$/,
      ],
    ])('records in the history, once, that it keeps a build that %s', async (_who, tell, why) => {
      await begin(t, sound);
      for (let turn = 0; turn < 2; turn += 1) {
        await tell();
        await look(t);
      }
      const kept = (await live(t))?.history.filter(({ action }) => action === 'keep');
      expect(kept).toMatchObject([{ build: 'two', by: 'breaker' }]);
      expect(kept?.[0]?.reason).toMatch(why);
    });

    it('stops a failing canary and leaves the live build unchanged', async () => {
      await begin(t);
      const now = t.api.services.clock();
      const { history } = teaLive(now);
      const at = now.toISOString();
      const begun = { at, action: 'canary', build: 'three', by: 'operator' } as const;
      const canary = { build: 'three', share: 20 };
      t.remotes.put(teaLive(now, { canary, history: [begun, ...history] }));
      await report(t, 3, [teaIncident(t, { build: 'three' })]);
      await look(t);
      expect(await live(t)).toMatchObject({ current: 'two', previous: 'one' });
      expect((await live(t))?.canary).toBeUndefined();
    });
  },
  { contactAddress: 'operators@campus.example', trustedProxies: ['127.0.0.1'] },
);

/** Addresses as a proxy of the site reports them. */
const addressOf = (number: number) => `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}`;

describeOnOneDatabase(
  '10,000 forged beacons',
  (t) => {
    const many = 10_000;

    /** Everything that somebody who has fetched a document can fake, and some things that they cannot. */
    const forgeries = () => [
      { incidents: [teaIncident(t, { count: 1000 })] },
      { incidents: [teaIncident(t, { kind: 'load', count: 1000 }), teaIncident(t)] },
      { seen: [teaSeen(t)] },
      { incidents: [teaIncident(t, { ticket: undefined })] },
      { incidents: [teaIncident(t, { ticket: 'made.up' })] },
      { incidents: [teaIncident(t, { build: 'invented' })], seen: [teaSeen(t, 'invented')] },
      { incidents: [teaIncident(t, { remote: 'mfe-invented' })] },
      { incidents: [teaIncident(t, { widget: './widgets/kettle', page: '/tea/:cup' })] },
      { tab: 'x'.repeat(22), incidents: [teaIncident(t, { page: '/*' })] },
    ];

    async function flood(addresses: number, first: number): Promise<Set<number>> {
      const bodies = forgeries();
      const statuses = new Set<number>();
      for (let sent = 0; sent < many; sent += 100) {
        const batch = Array.from({ length: 100 }, (_, place) => {
          const from = { 'x-forwarded-for': addressOf(first + ((sent + place) % addresses)) };
          return sendBeacon(t.visitor(), bodies[(sent + place) % bodies.length] ?? {}, from);
        });
        for (const { statusCode } of await Promise.all(batch)) statuses.add(statusCode);
      }
      return statuses;
    }

    const rows = async () => {
      const query = 'select count(*)::int as count from field_reports';
      return (await t.api.services.database.query<{ count: number }>(query))[0]?.count;
    };

    it.each([
      ['one address', 1, 5000],
      // Not a multiple of the number of forgeries, so that each address sends all of them.
      ['1,001 addresses', 1001, 0],
      ['10,000 addresses', many, 0],
    ])(
      'from %s cause no rollback, add few rows and hide no real report',
      async (_case, addresses, first) => {
        await begin(t, sound);
        const statuses = await flood(addresses, first);
        expect([...statuses].filter((status) => status !== 204 && status !== 429)).toEqual([]);
        // At most 1,000 reporters with a row per kind and named build each, and two rows for why reports were dropped.
        expect(await rows()).toBeLessThanOrEqual(3 * Math.min(addresses, 1000) + 2);
        await look(t);
        expect(await current(t)).toBe('two');
        for (let count = 0; count < 3; count += 1) await failingStudent(t, addressOf(first));
        await look(t);
        expect(await current(t)).toBe('one');
      },
    );
  },
  { rateLimits: true, trustedProxies: ['127.0.0.1'] },
);
