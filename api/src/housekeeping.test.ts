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
});
