import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { randomBytes, randomUUID } from 'node:crypto';
import { Refusal } from '@campus/node-tools/refusal';
import pg from 'pg';
import { describeOnEachDatabase } from '../testing';
import { onServer, ownPostgres } from '../testing/databases';
import {
  isTaken,
  isUnavailable,
  migrationsFolder,
  openDatabase,
  rows,
  tables,
  type Database,
} from './database';

describeOnEachDatabase('the database', (t) => {
  it('returns raw values in the same form on both databases', async () => {
    const { database } = t.api.services;
    const id = randomUUID();
    const moment = new Date('2026-11-20T10:11:12.345Z');
    const [row] = await database.query(
      `select $1::timestamptz as moment, 9007199254740991::int8 as big, count(*) as count,
         $2::uuid[] as ids, $3::jsonb as json, null as nothing, true as yes, 1.5::float8 as half
       from colleges where false`,
      [moment, [id], JSON.stringify({ a: [1] })],
    );
    expect(row).toEqual({
      moment: moment.toISOString(),
      big: Number.MAX_SAFE_INTEGER,
      count: 0,
      ids: [id],
      json: { a: [1] },
      nothing: null,
      yes: true,
      half: 1.5,
    });
  });

  it('reads a timestamp through Drizzle as it was written', async () => {
    const { orm } = t.api.services.database;
    const begunAt = new Date('2026-11-20T10:11:12.345Z');
    await orm.insert(tables.seeds).values({ name: 'moment', begunAt });
    const [seed] = await orm.select().from(tables.seeds).where(eq(tables.seeds.name, 'moment'));
    expect(seed).toEqual({ name: 'moment', begunAt, doneAt: null });
    const raw = await rows<{ n: number }>(orm, sql`select count(*)::int as n from ${tables.seeds}`);
    expect(raw).toEqual([{ n: 1 }]);
  });

  it('rejects a query beside an open transaction if embedded, and keeps it apart on PostgreSQL', async () => {
    const { database } = t.api.services;
    const beside = database.transaction(async (tx) => {
      await tx.insert(tables.seeds).values({ name: 'beside', begunAt: new Date() });
      return database.query(`select name from seeds where name = 'beside'`);
    });
    const answer = await beside.catch((error: Error) => error.message);
    const expected = {
      pglite: 'Inside a transaction every query goes through its tx.',
      // On another connection, which does not see the open transaction.
      postgres: [],
    };
    expect(answer).toEqual(expected[database.kind]);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('rolls back the writes of a failed transaction', async () => {
    const { database } = t.api.services;
    const failed = database.transaction(async (tx) => {
      await tx.insert(tables.seeds).values({ name: 'gone', begunAt: new Date() });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    const found = await database.query(`select 1 from seeds where name = 'gone'`);
    expect(found).toEqual([]);
  });

  it('rejects and rolls back a transaction that ignored a failed statement', async () => {
    const { database } = t.api.services;
    const begunAt = new Date();
    const passedOver = database.transaction(async (tx) => {
      await tx.insert(tables.seeds).values({ name: 'before', begunAt });
      await tx.execute('select 1 / 0').catch(() => undefined);
      return 'done';
    });
    await expect(passedOver).rejects.toThrow();
    expect(await database.query(`select 1 from seeds where name = 'before'`)).toEqual([]);
  });

  it('rejects a query on a transaction that has ended', async () => {
    const { database } = t.api.services;
    const left = await database.transaction(async (tx) => ({ tx }));
    await expect(rows(left.tx, sql`select 1`)).rejects.toThrow();
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('identifies the unique index that an insert violated', async () => {
    const { orm } = t.api.services.database;
    const college = await t.college();
    const twin = { name: 'Twin', state: 'Goa', country: 'India', emailSuffix: college.emailSuffix };
    const error: unknown = await orm
      .insert(tables.colleges)
      .values(twin)
      .catch((reason: unknown) => reason);
    expect(isTaken(error, 'colleges_email_suffix')).toBe(true);
    expect(isTaken(error, 'students_email')).toBe(false);
  });

  it('rejects a second confession community in a college', async () => {
    const { orm } = t.api.services.database;
    const college = await t.college();
    const second = { collegeId: college.id, name: 'Two', description: '', isConfession: true };
    const error: unknown = await orm
      .insert(tables.communities)
      .values(second)
      .catch((reason: unknown) => reason);
    expect(isTaken(error, 'communities_one_confession')).toBe(true);
  });
});

const serverUrl = process.env['TEST_DATABASE_URL'];
const onPostgres = serverUrl ? describe : describe.skip;

onPostgres('the database on PostgreSQL', () => {
  const server = serverUrl ?? '';

  it('is migrated once by three processes that start together', async () => {
    const name = `campus_test_${randomBytes(6).toString('hex')}`;
    await onServer(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    const open = () => openDatabase({ databaseUrl: url.href, dataDir: 'unused' });
    const opened = await Promise.all([open(), open(), open()]);
    const applied = 'select hash from drizzle.__drizzle_migrations order by created_at';
    const migrations = readMigrationFiles({ migrationsFolder: migrationsFolder() });
    const each = migrations.map(({ hash }) => ({ hash }));
    const seen = await Promise.all(opened.map((database) => database.query(applied)));
    expect(seen).toEqual([each, each, each]);
    await Promise.all(opened.map((each) => each.close()));
    await onServer(server, `drop database ${name} with (force)`);
  });

  it('works again after the server has cut every connection', async () => {
    const { database, drop } = await ownPostgres(server);
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    const [{ name } = { name: '' }] = await database.query<{ name: string }>(
      'select current_database() as name',
    );
    // Handled from the start: a query may fail before the next line awaits it.
    const asked = Promise.allSettled(
      Array.from({ length: 20 }, () => database.query('select pg_sleep(2)')),
    );
    const connections = `from pg_stat_activity where datname = $1`;
    const sleeping = () =>
      admin.query(`select 1 ${connections} and wait_event = 'PgSleep'`, [name]);
    while ((await sleeping()).rows.length === 0);
    await admin.query(`select pg_terminate_backend(pid) ${connections}`, [name]);
    const outcomes = await asked;
    const reasons = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.every(isUnavailable)).toBe(true);
    expect(await answersAgain(database)).toEqual([{ one: 1 }]);
    await admin.end();
    await drop();
  });

  it('fails to open with one line when the server does not answer', async () => {
    const where = { databaseUrl: 'postgres://127.0.0.1:1/none', dataDir: 'unused' };
    await expect(openDatabase(where)).rejects.toThrow(
      'DATABASE_URL points to a database that does not answer.',
    );
  });

  it.each([
    [
      'no such database',
      { pathname: '/campus_nowhere' },
      'database "campus_nowhere" does not exist',
    ],
    ['no such user', { username: 'campus_nobody' }, 'role "campus_nobody" does not exist'],
  ])('fails to open with one line when there is %s', async (_case, part, reason) => {
    const databaseUrl = Object.assign(new URL(serverUrl ?? ''), part).href;
    await expect(openDatabase({ databaseUrl, dataDir: 'unused' })).rejects.toThrow(
      new Refusal(`DATABASE_URL points to a server that refuses it: ${reason}.`),
    );
  });
});

/** The first query on a broken connection notices the failure. */
async function answersAgain(database: Database): Promise<unknown> {
  for (;;) {
    try {
      return await database.query('select 1 as one');
    } catch (error) {
      if (!isUnavailable(error)) throw error;
    }
  }
}
