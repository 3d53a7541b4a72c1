import { randomUUID } from 'node:crypto';
import { describeOnEachDatabase } from '../../testing';
import { checkCode, makeCode } from './codes';
import { countTry } from './codes.repository';

describeOnEachDatabase('one-time codes', (t) => {
  const newPassword = 'another-password';

  async function asked() {
    const { email } = await t.student();
    await t.visitor().post('/api/auth/send-password-reset-otp', { email });
    return { email, otp: await t.postbox.codeFor(email) };
  }
  const reset = (email: string, otp: string) =>
    t.visitor().post('/api/auth/verify-otp-reset-password', { email, otp, newPassword });
  const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

  it('are rejected after five wrong attempts, even the right code', async () => {
    const { email, otp } = await asked();
    for (let count = 0; count < 5; count += 1) {
      expect((await reset(email, other(otp))).statusCode).toBe(400);
    }
    const answer = await reset(email, otp);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: 'Invalid or expired OTP', field: 'otp' });
  });

  it('allow five attempts when 100 guesses arrive at once', async () => {
    const { email, otp } = await asked();
    const guesses = Array.from({ length: 100 }, (_, index) =>
      reset(email, index === 99 ? otp : other(otp)),
    );
    const answers = await Promise.all(guesses);
    expect(answers.every((answer) => answer.statusCode === 400)).toBe(true);
    const sql = 'select attempts from codes where address = $1';
    const rows = await t.api.services.database.query(sql, [email]);
    expect(rows).toEqual([{ attempts: 5 }]);
    const rules = { now: t.api.services.clock(), tries: 5, triesElsewhere: 3 };
    const asker = { address: email, purpose: 'reset', network: 'another' } as const;
    expect(await countTry(t.api.services.database.orm, asker, rules)).toEqual([]);
  });

  it('expire after ten minutes', async () => {
    const early = await asked();
    t.advance(10 * 60 - 5);
    expect((await reset(early.email, early.otp)).statusCode).toBe(200);
    const late = await asked();
    t.advance(10 * 60 + 5);
    expect((await reset(late.email, late.otp)).statusCode).toBe(400);
  });

  it('can be requested again after one minute, which invalidates the old code', async () => {
    const { email, otp } = await asked();
    t.advance(50);
    const send = () => t.visitor().post('/api/auth/send-password-reset-otp', { email });
    const early = await send();
    expect(early.statusCode).toBe(429);
    expect(early.json()).toEqual({ message: 'Please wait before you ask for another OTP' });
    expect(Number(early.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(10);
    t.advance(11);
    expect((await send()).statusCode).toBe(200);
    const fresh = await t.postbox.codeFor(email, 2);
    if (fresh !== otp) expect((await reset(email, otp)).statusCode).toBe(400);
    expect((await reset(email, fresh)).statusCode).toBe(200);
  });

  it('are valid only for the college they were requested for', async () => {
    const address = 'asha@shared.example';
    const at = { address, from: '192.0.2.1' };
    const bound = { ...at, purpose: 'sign-up', collegeId: randomUUID() } as const;
    const code = await makeCode(t.api.services, bound);
    const elsewhere = { ...bound, collegeId: randomUUID() };
    await expect(checkCode(t.api.services, elsewhere, code)).rejects.toMatchObject({ status: 400 });
    await expect(checkCode(t.api.services, bound, code)).resolves.toBeInstanceOf(Function);
  });

  it('appear in plain text neither in their row nor in the log', async () => {
    const { email, otp } = await asked();
    const rows = await t.api.services.database.query('select * from codes where address = $1', [
      email,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(otp);
    expect(t.log.join('')).not.toContain(otp);
    expect(t.log.join('')).not.toContain(email);
  });
});
