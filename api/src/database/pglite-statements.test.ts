import { randomUUID } from 'node:crypto';
import { openPglite } from './pglite';
import { databaseProblem } from './driver';
import type { EmbeddedDriver } from './driver';
import { databaseTemplate } from '../testing/databases';

describe('statements of the embedded database', () => {
  let driver: EmbeddedDriver;

  beforeAll(async () => {
    driver = await openPglite('memory', await databaseTemplate());
  });
  afterAll(() => driver.close());

  const prepared = () =>
    driver.query<{ count: number }>('select count(*) as count from pg_prepared_statements');

  it('are prepared once, however often they run', async () => {
    const [before] = await prepared();
    for (const value of [1, 2, 3]) {
      expect(await driver.query('select $1::int + 1 as next', [value])).toEqual([
        { next: value + 1 },
      ]);
    }
    expect((await prepared())[0]?.count).toBe((before?.count ?? 0) + 1);
  });

  it('stay prepared for at most 500 different texts', async () => {
    for (let at = 0; at < 510; at += 1) await driver.query(`select ${at} as number`);
    expect((await prepared())[0]?.count).toBeLessThanOrEqual(500);
    expect(await driver.query('select 0 as number')).toEqual([{ number: 0 }]);
  });

  /** Statements for 200 ms. */
  async function manyStatements(statement: () => Promise<unknown>): Promise<void> {
    const begun = performance.now();
    while (performance.now() - begun < 200) await statement();
  }

  it.each([
    ['one by one', () => manyStatements(() => driver.query('select 1'))],
    [
      'in a transaction',
      () => driver.transaction((tx) => manyStatements(async () => tx.execute('select 1'))),
    ],
  ])('leave the event loop a turn when there are many in a row: %s', async (_, work) => {
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    await work();
    isOver = true;
    // Twenty if each statement took no time.
    expect(turns).toBeGreaterThan(3);
  });

  it('return a column that was added to the table later', async () => {
    await driver.query('create table changing (a int)');
    await driver.query('insert into changing values (1)');
    expect(await driver.query('select * from changing')).toEqual([{ a: 1 }]);
    await driver.query('alter table changing add b int default 2');
    expect(await driver.query('select * from changing')).toEqual([{ a: 1, b: 2 }]);
  });

  it('fail with the error code of PostgreSQL, and later statements still run', async () => {
    const codeOf = (text: string, value: number) =>
      driver.query(text, [value]).then(
        () => undefined,
        (error: unknown) => databaseProblem(error)?.code,
      );
    expect(await codeOf('select 1 / $1::int as answer', 0)).toBe('22012');
    expect(await codeOf('selec $1::int', 0)).toBe('42601');
    expect(await driver.query('select 1 / $1::int as answer', [1])).toEqual([{ answer: 1 }]);
  });

  it('accept parameters of every type', async () => {
    const id = randomUUID();
    const at = new Date();
    const values = [[id], 'text', 12_345_678_901, true, at, null, new Uint8Array([1, 2])];
    const text = `select $1::uuid[] as ids, $2::text as text, $3::bigint as number, $4::bool as flag,
      $5::timestamptz as at, $6::text as nothing, encode($7::bytea, 'hex') as bytes`;
    expect(await driver.query(text, values)).toEqual([
      {
        ids: [id],
        text: 'text',
        number: 12_345_678_901,
        flag: true,
        at: at.toISOString(),
        nothing: null,
        bytes: '0102',
      },
    ]);
  });
});
