import { sql } from 'drizzle-orm';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onServer, ownPostgres, type OwnPostgres } from '../testing/databases';
import { gate } from '../testing/timing';
import { isUnavailable, rows, type Orm } from './database';
import { plannerSettings, timeouts, type Timeouts } from './driver';
import { openPostgres } from './postgres';

const serverUrl = process.env['TEST_DATABASE_URL'];
const onPostgres = serverUrl ? describe : describe.skip;

const failure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

onPostgres('connections to PostgreSQL', () => {
  let own: OwnPostgres;

  beforeAll(async () => {
    own = await ownPostgres(serverUrl ?? '');
    await own.database.query('create table things (id int primary key, n int not null default 0)');
    await own.database.query('insert into things select generate_series(1, 1000)');
  });
  afterAll(() => own.drop());

  const driverWith = (changes: Partial<Timeouts>, url = own.url) =>
    openPostgres(url, url, { ...timeouts, ...changes });
  const bump = (tx: Orm, id: number) => rows(tx, sql`update things set n = n + 1 where id = ${id}`);
  const valueOf = async (id: number) => {
    const [row] = await own.database.query<{ n: number }>('select n from things where id = $1', [
      id,
    ]);
    return row?.n;
  };
  const open = () =>
    own.database.query(`select state from pg_stat_activity where datname = current_database()
      and application_name = 'campus' and state like 'idle in transaction%'`);

  it('keep every acknowledged write while a table is locked and many queries wait', async () => {
    const { database } = own;
    const lock = onServer(
      own.url,
      'begin; lock table things in access exclusive mode; select pg_sleep(1); commit',
    );
    const held = `select 1 from pg_locks where relation = 'things'::regclass
      and mode = 'AccessExclusiveLock' and granted`;
    while ((await database.query(held)).length === 0);
    const readers = Array.from({ length: 100 }, () => database.query('select n from things'));
    // Alternates a single statement and a failing transaction: neither may be part of the other.
    const writers = Array.from({ length: 200 }, (_, id) =>
      id % 2
        ? database.orm.execute(sql`update things set n = n + 1 where id = ${id + 1}`)
        : failure(
            database.transaction(async (tx) => {
              await bump(tx, id + 1);
              throw new Error('no');
            }),
          ),
    );
    await Promise.all([...readers, ...writers, lock]);
    const wrong = await database.query(
      `select id from things where id <= 200 and n <> (id % 2 = 0)::int`,
    );
    expect(wrong).toEqual([]);
    expect(await open()).toEqual([]);
  });

  it('repeat a transaction that a deadlock has aborted', async () => {
    const { database } = own;
    const gates = [gate(), gate()] as const;
    let attempts = 0;
    const cross = (mine: 0 | 1) =>
      database.transaction(async (tx) => {
        attempts += 1;
        await bump(tx, 301 + mine);
        gates[mine].open();
        await gates[mine === 0 ? 1 : 0].opened;
        await bump(tx, 302 - mine);
        return mine;
      });
    expect(await Promise.all([cross(0), cross(1)])).toEqual([0, 1]);
    expect(attempts).toBe(3);
    expect([await valueOf(301), await valueOf(302)]).toEqual([2, 2]);
  });

  it('repeat a transaction that conflicts with a concurrent write', async () => {
    const { database } = own;
    let attempts = 0;
    await database.transaction(async (tx) => {
      attempts += 1;
      await tx.execute(sql`set transaction isolation level repeatable read`);
      await rows(tx, sql`select n from things where id = 305`);
      if (attempts === 1) await database.query('update things set n = n + 1 where id = 305');
      await bump(tx, 305);
    });
    expect([attempts, await valueOf(305)]).toEqual([2, 2]);
  });

  it('repeat a single statement that a deadlock has aborted', async () => {
    const { database } = own;
    const both = (order: string) =>
      `do $$ declare r record; begin for r in select id from things where id in (311, 312)
         order by id ${order} loop perform pg_sleep(0.1);
         update things set n = n + 1 where id = r.id; end loop; end $$`;
    await Promise.all([database.query(both('asc')), database.orm.execute(both('desc'))]);
    expect([await valueOf(311), await valueOf(312)]).toEqual([2, 2]);
  });

  it('start no other processes for a query and compile none', async () => {
    const costless = ['setup_cost', 'tuple_cost'].map((cost) => `set local parallel_${cost} = 0`);
    const plan = await own.database.transaction(async (tx) => {
      const ready = ['set local min_parallel_table_scan_size = 0', 'set local jit_above_cost = 0'];
      for (const statement of [...costless, ...ready]) await tx.execute(sql.raw(statement));
      return rows<{ 'QUERY PLAN': string }>(tx, sql`explain analyze select sum(n) from things`);
    });
    expect(plan.filter((line) => /Gather|JIT/.test(line['QUERY PLAN']))).toEqual([]);
  });

  it.each(Object.entries(plannerSettings))('have %s set by PgBouncer too', async (name, value) => {
    expect(await readFile('docker/pgbouncer.ini', 'utf8')).toContain(`set ${name} = ${value};`);
  });

  it.each([
    ['a lock', { lock: 50 }, `update things set n = 5 where id = 321`],
    ['a statement', { statement: 50 }, 'select pg_sleep(60)'],
  ])('time out waiting for %s, unless the transaction is unlimited', async (_, changes, text) => {
    const driver = driverWith(changes);
    const [begun, holding] = [gate(), gate()];
    const held = own.database.transaction(async (tx) => {
      await bump(tx, 321);
      begun.open();
      await holding.opened;
    });
    await begun.opened;
    const error = await failure(driver.query(text, []));
    expect(isUnavailable(error)).toBe(true);
    const patient = driver.transaction(
      async (tx) => {
        const [limits] = await rows<{ lock: string; statement: string }>(
          tx,
          sql`select current_setting('lock_timeout') as lock,
            current_setting('statement_timeout') as statement`,
        );
        return limits;
      },
      { unlimited: true },
    );
    expect(await patient).toEqual({ lock: '0', statement: '0' });
    holding.open();
    await held;
    await driver.close();
  });

  it('roll back an idle transaction after its timeout and stay usable', async () => {
    const driver = driverWith({ idleInTransaction: 50 });
    const gone = `select 1 from pg_stat_activity where pid = $1`;
    const error = await failure(
      driver.transaction(async (tx) => {
        await bump(tx, 331);
        const [self] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
        while ((await own.database.query(gone, [self?.pid ?? 0])).length > 0);
        await bump(tx, 331);
      }),
    );
    expect(isUnavailable(error)).toBe(true);
    expect(await valueOf(331)).toBe(0);
    expect(await driver.query('select 1 as one', [])).toEqual([{ one: 1 }]);
    await driver.close();
  });

  it('reject a query after a timeout while all of them are in use', async () => {
    // This time also includes opening eight new connections.
    const driver = driverWith({ connection: 1_000 });
    const holding = gate();
    const begun = Array.from({ length: 8 }, () => gate());
    const all = begun.map((each) =>
      driver.transaction(async () => {
        each.open();
        await holding.opened;
      }),
    );
    await Promise.all(begun.map((each) => each.opened));
    expect(isUnavailable(await failure(driver.query('select 1', [])))).toBe(true);
    holding.open();
    await Promise.all(all);
    await driver.close();
  });

  it('plan a statement again after its table has changed', async () => {
    const driver = driverWith({});
    await driver.query('create table changing (a int)', []);
    await driver.query('insert into changing values (1)', []);
    expect(await driver.query('select * from changing', [])).toEqual([{ a: 1 }]);
    await driver.query('alter table changing add b int default 2', []);
    expect(await driver.query('select * from changing', [])).toEqual([{ a: 1, b: 2 }]);
    await driver.close();
  });

  /** A proxy between driver and server; `heard` receives the data that the driver sends. */
  async function between(heard: (bytes: Buffer, client: Socket, server: Socket) => void) {
    const { hostname, port } = new URL(own.url);
    const sockets = new Set<Socket>();
    const proxy = createServer((client) => {
      const server = connect(Number(port), hostname);
      for (const socket of [client, server]) {
        sockets.add(socket.on('error', () => undefined));
      }
      client.on('data', (bytes) => heard(bytes as Buffer, client, server));
      server.on('data', (bytes) => void client.write(bytes));
      server.on('close', () => client.destroy());
      client.on('close', () => server.destroy());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const url = new URL(own.url);
    url.hostname = '127.0.0.1';
    url.port = String((proxy.address() as AddressInfo).port);
    const close = () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    };
    return { url: url.href, close };
  }

  it('report a commit without an answer as failed and do not repeat it', async () => {
    const { url, close } = await between((bytes, client, server) => {
      server.write(bytes);
      if (bytes.includes('commit')) client.destroy();
    });
    const driver = driverWith({}, url);
    let attempts = 0;
    const error = await failure(
      driver.transaction(async (tx) => {
        attempts += 1;
        await bump(tx, 341);
      }),
    );
    expect(isUnavailable(error)).toBe(true);
    expect(attempts).toBe(1);
    await driver.close();
    close();
  });

  it('reject a query after a timeout when the server stops answering, and recover', async () => {
    let silent = false;
    const { url, close } = await between((bytes, _client, server) => {
      if (!silent) server.write(bytes);
    });
    const driver = driverWith({ answer: 100 }, url);
    await driver.query('select 1', []);
    silent = true;
    expect(isUnavailable(await failure(driver.query('select 1', [])))).toBe(true);
    silent = false;
    expect(await driver.query('select 1 as one', [])).toEqual([{ one: 1 }]);
    await driver.close();
    close();
  });
});
