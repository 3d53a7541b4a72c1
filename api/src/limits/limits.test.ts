import { connectRedis } from '../redis/redis';
import { describeOnEachDatabase } from '../testing';
import { countMisses, createLimits, type GiveBack, type Limits, takeAll } from './limits';
import { rules } from './rules';

const log = { info: () => undefined, warn: () => undefined };
const here = { secret: 'a secret of this site' };

async function allowed(limits: Limits, times: number, who: (index: number) => string) {
  let count = 0;
  for (let index = 0; index < times; index += 1) {
    count += await limits.take('comment', who(index)).then(
      () => 1,
      () => 0,
    );
  }
  return count;
}

describe('limits', () => {
  afterEach(() => jest.useRealTimers());
  const { points } = rules.comment;

  it('count per student and tell when to retry', async () => {
    const limits = createLimits({ ...here, on: true });
    expect(await allowed(limits, points + 5, () => 'asha')).toBe(points);
    expect(await allowed(limits, 3, () => 'ravi')).toBe(3);
    const refusal = await limits.take('comment', 'asha').catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 429, failure: { message: /Too many requests/ } });
    expect(refusal).toHaveProperty('retryAfter', expect.any(Number));
    await limits.reset('comment', 'asha');
    expect(await allowed(limits, 1, () => 'asha')).toBe(1);
  });

  it('count an IPv6 network as one client, and an IPv4 address in any notation as one', async () => {
    const limits = createLimits({ ...here, on: true });
    const neighbour = (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`;
    expect(await allowed(limits, points + 5, neighbour)).toBe(points);
    expect(await allowed(limits, 1, () => '2001:db8:1:3::1')).toBe(1);
    const both = (index: number) => (index % 2 ? '::ffff:192.0.2.1' : '192.0.2.1');
    expect(await allowed(limits, points + 5, both)).toBe(points);
  });

  it('keep their counts over midnight', async () => {
    jest.useFakeTimers({ now: new Date('2026-08-01T23:59:50Z') });
    const limits = createLimits({ ...here, on: true });
    expect(await allowed(limits, points, () => 'asha')).toBe(points);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await allowed(limits, 1, () => 'asha')).toBe(0);
    await jest.advanceTimersByTimeAsync(rules.comment.seconds * 1000);
    expect(await allowed(limits, 1, () => 'asha')).toBe(1);
  });

  it('give back only while the window of the take is open', async () => {
    jest.useFakeTimers({ now: new Date('2026-08-01T10:00:00Z') });
    const limits = createLimits({ ...here, on: true });
    const take = async () => {
      const taken: GiveBack[] = [];
      while (taken.length < points) taken.push(await limits.take('comment', 'asha'));
      return () => Promise.all(taken.map((giveBack) => giveBack()));
    };
    const giveBackInTime = await take();
    await giveBackInTime();
    const giveBackLate = await take();
    await jest.advanceTimersByTimeAsync((rules.comment.seconds + 1) * 1000);
    await giveBackLate();
    expect(await allowed(limits, 2 * points, () => 'asha')).toBe(points);
  });

  it('count lookups that find nothing, before they run', async () => {
    const limits = createLimits({ ...here, on: true });
    const { points: misses } = rules['lookup-address'];
    const look = (answer: () => unknown) =>
      countMisses(limits, '192.0.2.1', async () => answer()).catch((error: unknown) => error);
    const fail = () => {
      throw new Error('The database does not answer.');
    };
    for (let count = 0; count < misses; count += 1) await look(() => 'found');
    for (let count = 0; count < misses; count += 1) await look(fail);
    const nothing = jest.fn();
    await Promise.all(Array.from({ length: misses + 5 }, () => look(nothing)));
    expect(nothing).toHaveBeenCalledTimes(misses);
    expect(await look(() => 'found')).toMatchObject({ status: 429 });
  });

  it('are taken together; a refusal takes nothing from those after it', async () => {
    const limits = createLimits({ ...here, on: true });
    const all = (['vote', 'comment', 'edit'] as const).map((limit) => [limit, 'asha'] as const);
    const begun: string[] = [];
    const take: Limits['take'] = async (limit, who) => {
      begun.push(limit);
      await new Promise((resolve) => setImmediate(resolve));
      expect(begun).toHaveLength(all.length);
      return limits.take(limit, who);
    };
    const taken = await takeAll({ ...limits, take }, all);
    expect(taken).toHaveLength(3);
    expect(await allowed(limits, points, () => 'asha')).toBe(points - 1);
    for (let count = 0; count < 3; count += 1) {
      await expect(takeAll(limits, all)).rejects.toMatchObject({ status: 429 });
    }
    const left = async (limit: 'vote' | 'edit') => {
      let count = 0;
      while (await limits.take(limit, 'asha').catch(() => undefined)) count += 1;
      return count;
    };
    expect(await left('vote')).toBe(rules.vote.points - 4);
    expect(await left('edit')).toBe(rules.edit.points - 1);
  });

  it('can be switched off', async () => {
    const limits = createLimits({ ...here, on: false });
    expect(await allowed(limits, points + 5, () => 'asha')).toBe(points + 5);
  });

  it('count in this process when Redis is unreachable', async () => {
    const redis = connectRedis('redis://127.0.0.1:1', log);
    const limits = createLimits({ ...here, on: true, redis });
    expect(await allowed(limits, points + 5, () => 'asha')).toBe(points);
    redis?.close();
  });
});

describeOnEachDatabase(
  'rate limits of accounts',
  (t) => {
    it('refuse a network after ten wrong passwords for one account, even the right password', async () => {
      const college = await t.college();
      const student = await t.student({ college });
      const other = await t.student({ college });
      const login = (email: string, password: string) =>
        t.visitor().post('/api/auth/login', { email, password });
      const guesses = Array.from({ length: 30 }, () => login(student.email, 'a wrong guess'));
      const statuses = (await Promise.all(guesses)).map((answer) => answer.statusCode);
      expect(statuses.filter((status) => status === 401)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
      const locked = await login(student.email, student.password);
      expect(locked.statusCode).toBe(429);
      expect(Number(locked.headers['retry-after'])).toBeGreaterThan(600);
      expect((await login(other.email, other.password)).statusCode).toBe(200);
    });

    it('do not count right passwords', async () => {
      const { email, password } = await t.student();
      for (let count = 0; count < 12; count += 1) {
        const answer = await t.visitor().post('/api/auth/login', { email, password });
        expect(answer.statusCode).toBe(200);
      }
    });

    it('allow five codes per hour to one email address', async () => {
      const { email } = await t.student();
      const statuses = [];
      for (let count = 0; count < 6; count += 1) {
        const answer = await t.visitor().post('/api/auth/send-password-reset-otp', { email });
        statuses.push(answer.statusCode);
        t.advance(61);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
      await t.postbox.mailTo(email, 5);
    });

    it('ignore an X-Forwarded-For header that no trusted proxy wrote', async () => {
      const check = (address: string) =>
        t.visitor().get('/api/auth/check-username?username=somebody', {
          'x-forwarded-for': address,
        });
      const answers = await Promise.all(
        Array.from({ length: 130 }, (_, index) => check(`198.51.100.${index}`)),
      );
      expect(answers.some((answer) => answer.statusCode === 429)).toBe(true);
    });
  },
  { rateLimits: true },
);
