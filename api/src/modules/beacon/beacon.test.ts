import { startHousekeeping } from '../../housekeeping';
import {
  describeOnEachDatabase,
  sendBeacon,
  teaIncident,
  teaLive,
  teaSeen,
  ticketFor,
  type Harness,
} from '../../testing';
import { buildsInUse, countReports, mostReported, shellName } from './error-stats.repository';

const tell = (t: Harness, body: object) => sendBeacon(t.visitor(), body);

const counted = (t: Harness) => {
  const since = new Date(t.api.services.clock().getTime() - 5 * 60_000);
  return countReports(t.api.services.database, { since, kinds: ['error', 'rejection', 'load'] });
};

const nobody = { failed: 0, ran: 0 };

describeOnEachDatabase('the beacon', (t) => {
  beforeEach(async () => {
    await t.api.services.database.query('delete from field_reports');
    await t.api.services.database.query('delete from builds_seen');
    t.remotes.put(teaLive(t.api.services.clock()));
  });

  it('answers 204 without a body and counts reports by build and reporter', async () => {
    const asha = await t.student();
    const incident = teaIncident(t, { count: 2 });
    const first = await tell(t, { incidents: [incident, teaIncident(t, { message: 'Again' })] });
    expect(first.statusCode).toBe(204);
    expect(first.body).toBe('');
    expect(first.headers['set-cookie']).toBeUndefined();
    await sendBeacon(asha, { incidents: [incident], seen: [teaSeen(t)] });
    await sendBeacon(asha, { incidents: [teaIncident(t, { kind: 'slow' }), incident] });
    await sendBeacon(await t.student(), { seen: [teaSeen(t)] });
    expect(await counted(t)).toEqual([
      {
        remote: 'mfe-tea',
        build: 'two',
        widget: '',
        errors: 7,
        students: { failed: 1, ran: 2 },
        networks: { failed: 1, ran: 1 },
        harms: { card: 0, frozen: 0, late: 0, any: 1 },
      },
    ]);
  });

  it('ignores reports from a browser with a preview cookie', async () => {
    const body = { incidents: [teaIncident(t)], seen: [teaSeen(t)] };
    for (const name of ['campus_preview', '__Host-campus_preview']) {
      const answer = await sendBeacon(t.visitor(), body, { cookie: `a=b; ${name}=secret` });
      expect(answer.statusCode).toBe(204);
    }
    expect(await counted(t)).toEqual([]);
    await sendBeacon(t.visitor(), body, { cookie: 'other=campus_preview' });
    expect(await counted(t)).toHaveLength(1);
  });

  it('ignores reports without a valid ticket for their build', async () => {
    const student = await t.student();
    const old = { remote: 'mfe-tea', build: 'three' };
    const incidents = [
      teaIncident(t, { ticket: undefined }),
      teaIncident(t, { ticket: 'made.up' }),
      teaIncident(t, { ticket: ticketFor(t, old) }),
      teaIncident(t, { build: 'invented' }),
      teaIncident(t, { remote: 'mfe-invented' }),
      { kind: 'error', message: 'Frame broke', page: '/', count: 1 },
    ];
    const seen = [
      { remote: 'mfe-tea', build: 'one' },
      { ...old, ticket: ticketFor(t, { ...old, build: 'one' }) },
    ];
    for (const client of [student, t.visitor()]) {
      expect((await sendBeacon(client, { incidents, seen })).statusCode).toBe(204);
    }
    const believed = 'select * from field_reports where build <> $1 or reporter <> $1';
    expect(await t.api.services.database.query(believed, [''])).toEqual([]);
    expect(await t.api.services.database.query('select * from builds_seen')).toEqual([]);
  });

  it('ignores incidents with an expired ticket but still records the build as in use', async () => {
    const student = await t.student();
    const body = { incidents: [teaIncident(t)], seen: [teaSeen(t)] };
    t.advance(3 * 24 * 3600);
    await sendBeacon(student, body);
    expect(await counted(t)).toEqual([]);
    const { database } = t.api.services;
    expect(await buildsInUse(database)).toEqual([{ remote: 'mfe-tea', build: 'two' }]);
  });

  it('no longer records a build as in use when its ticket is older than 30 days', async () => {
    const { database } = t.api.services;
    const visitor = t.visitor();
    const seen = [teaSeen(t)];
    t.advance(31 * 24 * 3600);
    await sendBeacon(visitor, { seen });
    expect(await buildsInUse(database)).toEqual([]);
  });

  it('ignores visitors on pages that need a session, but counts students there', async () => {
    const incidents = [teaIncident(t, { page: '/tea/:cup/secret' })];
    await tell(t, { incidents });
    expect(await counted(t)).toEqual([]);
    await sendBeacon(await t.student(), { incidents });
    expect(await counted(t)).toMatchObject([{ students: { failed: 1, ran: 1 }, networks: nobody }]);
  });

  it('counts errors of the shell under the name shell, without a build', async () => {
    const ticket = ticketFor(t, shellName);
    const incident = { kind: 'error', message: 'Frame broke', page: '/', count: 1, ticket };
    await tell(t, { incidents: [incident, { ...incident, build: 'invented' }] });
    expect(await counted(t)).toMatchObject([{ remote: 'shell', build: '', errors: 2 }]);
  });

  it('stores no student, no IP address and no email address from a message', async () => {
    const student = await t.student();
    const message = `No cup for ${student.email}`;
    await sendBeacon(student, { incidents: [teaIncident(t, { message })], seen: [teaSeen(t)] });
    await tell(t, { incidents: [teaIncident(t)] });
    const kept = JSON.stringify(await t.api.services.database.query('select * from field_reports'));
    expect(kept).toContain('No cup for <email>');
    for (const secret of [student.id, student.username, student.collegeId, '127.0.0.1']) {
      expect(kept).not.toContain(secret);
      expect(t.log.join('')).not.toContain(secret);
    }
  });

  it('housekeeping deletes reports after two hours and builds in use after 24 hours', async () => {
    const { database } = t.api.services;
    t.remotes.put(teaLive(t.api.services.clock(), { kept: ['two', 'one'] }));
    const student = await t.student();
    const seen = [teaSeen(t, 'one'), teaSeen(t, 'one'), teaSeen(t, 'invented')];
    await sendBeacon(student, { seen, incidents: [teaIncident(t)] });
    const inUse = [{ remote: 'mfe-tea', build: 'one' }];
    expect(await buildsInUse(database)).toEqual(inUse);
    const tidy = async () => {
      const house = startHousekeeping(t.api.services, { warn: jest.fn() });
      await house.firstRound;
      house.stop();
    };
    const reported = async () => (await mostReported(database, new Date(0))).length;
    t.advance(2 * 3600 - 120);
    await tidy();
    expect(await reported()).toBe(1);
    t.advance(240);
    await tidy();
    expect(await reported()).toBe(0);
    t.advance(22 * 3600 - 240);
    await tidy();
    expect(t.remotes.inUse).toEqual(inUse);
    t.advance(240);
    await tidy();
    expect(await buildsInUse(database)).toEqual([]);
    expect(t.remotes.inUse).toEqual([]);
  });

  it('counts no errors for a build that was only seen running', async () => {
    await sendBeacon(await t.student(), { seen: [teaSeen(t)] });
    expect(await counted(t)).toMatchObject([{ errors: 0, students: { failed: 0, ran: 1 } }]);
  });

  it('caps the error count of a build at one million', async () => {
    const student = await t.student();
    await sendBeacon(student, { incidents: [teaIncident(t)] });
    const { database } = t.api.services;
    await database.query(
      `insert into field_reports select remote, build, kind, reporter || n, signed_in, at,
         1000000, message, page from field_reports, generate_series(1, 3000) n`,
    );
    await sendBeacon(student, { incidents: [teaIncident(t)] });
    expect(await counted(t)).toMatchObject([{ errors: 1_000_000 }]);
    expect(await mostReported(database, new Date(0))).toMatchObject([{ count: 1_000_000 }]);
  });

  it.each([
    ['another kind', { kind: 'gossip' }, 400],
    ['too many', 21, 400],
    ['too large', 'x'.repeat(17_000), 413],
  ])('rejects incidents: %s', async (_case, change, status) => {
    const incidents =
      typeof change === 'number'
        ? Array.from({ length: change }, () => teaIncident(t))
        : [typeof change === 'string' ? { more: change } : teaIncident(t, change)];
    expect((await tell(t, { incidents })).statusCode).toBe(status);
    expect(await counted(t)).toEqual([]);
  });

  it('rejects reports from another origin', async () => {
    const student = await t.student();
    const elsewhere = { origin: 'https://evil.example' };
    const body = { incidents: [teaIncident(t)] };
    expect((await sendBeacon(student, body, elsewhere)).statusCode).toBe(403);
  });
});
