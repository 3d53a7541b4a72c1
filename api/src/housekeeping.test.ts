import { startHousekeeping } from './housekeeping';
import { describeOnEachDatabase } from './testing';

describeOnEachDatabase('housekeeping', (t) => {
  const read = async () => {
    const [row] = await t.api.services.database.query<{ sessions: number; codes: number }>(
      `select (select count(*) from sessions)::int as sessions,
         (select count(*) from codes)::int as codes`,
    );
    return row;
  };

  it('removes expired codes and sessions and keeps valid ones', async () => {
    const { email } = await t.student();
    await t.visitor().post('/api/auth/send-password-reset-otp', { email });
    const log = { warn: jest.fn() };
    const tidy = async () => {
      const house = startHousekeeping(t.api.services, log);
      await house.firstRound;
      house.stop();
    };
    await tidy();
    expect(await read()).toEqual({ sessions: 1, codes: 1 });
    t.advance(11 * 60);
    await tidy();
    expect(await read()).toEqual({ sessions: 1, codes: 0 });
    t.advance(31 * 24 * 3600);
    await tidy();
    expect(await read()).toEqual({ sessions: 0, codes: 0 });
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('vacuums a table of the embedded database once much of it has changed', async () => {
    const { database } = t.api.services;
    if (database.kind !== 'pglite') return;
    const { id } = await t.student();
    const vacuums = async () => {
      await database.query('select pg_stat_force_next_flush()');
      const [row] = await database.query<{ vacuums: number }>(
        `select vacuum_count::int as vacuums from pg_stat_user_tables where relname = 'students'`,
      );
      return row?.vacuums;
    };
    const changeAndTidy = async (changes: number) => {
      for (let at = 0; at < changes; at += 1)
        await database.query('update students set username = username where id = $1', [id]);
      await vacuums();
      const house = startHousekeeping(t.api.services, { warn: jest.fn() });
      await house.firstRound;
      house.stop();
      return vacuums();
    };
    const before = (await changeAndTidy(200)) ?? 0;
    expect(before).toBeGreaterThan(0);
    expect(await changeAndTidy(10)).toBe(before);
    expect(await changeAndTidy(200)).toBe(before + 1);
  });
});
