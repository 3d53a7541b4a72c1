import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { rules } from '../limits/rules';
import { connected, describeOnEachDatabase, openPage } from '../testing';

const { points } = rules['lookup-address'];
const invented = () => `campus_session=${randomBytes(32).toString('base64url')}`;
const picture = () => `/media/${randomBytes(20).toString('hex')}.webp`;

describeOnEachDatabase(
  'lookups of visitors',
  (t) => {
    let network = 0;
    /** Headers of a network that has not called yet. */
    const fresh = () => ({ 'x-forwarded-for': `203.0.113.${(network += 1)}` });
    const queries = () => jest.spyOn(t.api.services.database, 'query').mockClear();
    afterEach(() => jest.restoreAllMocks());

    /** The cookies of a browser in which a student has just logged in. */
    async function loggedIn() {
      const { email, password } = await t.student();
      const browser = t.visitor();
      await browser.post('/api/auth/login', { email, password }, fresh());
      return browser;
    }

    it.each([
      ['invented sessions', () => ['/api/auth/verify-token', { cookie: invented() }] as const, 200],
      ['invented pictures', () => [picture(), {}] as const, 404],
    ])('%s cost a network a limited number of queries', async (_what, call, status) => {
      const from = fresh();
      const query = queries();
      const answers = await Promise.all(
        Array.from({ length: points + 50 }, () => {
          const [path, headers] = call();
          return t.visitor().get(path, { ...headers, ...from });
        }),
      );
      expect(query).toHaveBeenCalledTimes(points);
      const answered = answers.filter(({ statusCode }) => statusCode === status);
      expect(answered).toHaveLength(points);
      const refused = answers.find(({ statusCode }) => statusCode === 429);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
      // Neither another network nor a student in the same one is affected.
      const [path, headers] = call();
      const elsewhere = await t.visitor().get(path, { ...headers, ...fresh() });
      expect(elsewhere.statusCode).toBe(status);
      const browser = await loggedIn();
      t.advance(6);
      expect((await browser.get('/api/auth/me', from)).statusCode).toBe(200);
    });

    it('of sessions are limited at handshakes too', async () => {
      await t.api.app.listen({ port: 0, host: '127.0.0.1' });
      const url = `http://127.0.0.1:${(t.api.app.server.address() as AddressInfo).port}`;
      const from = fresh();
      const connect = async (cookie: string) => {
        const page = openPage(url, '', { extraHeaders: { cookie, ...from } });
        const outcome = await connected(page).then(
          () => 'connected',
          (error: Error) => error.message,
        );
        page.socket.disconnect();
        return outcome;
      };
      const { lookups } = t.api.services;
      for (let count = 1; count < points; count += 1) {
        await lookups.take('lookup-address', from['x-forwarded-for']);
      }
      expect(await connect(invented())).toBe('unauthorized');
      const query = queries();
      expect(await connect(invented())).toBe('too many');
      expect(query).not.toHaveBeenCalled();
      const browser = await loggedIn();
      t.advance(6);
      expect(await connect(browser.cookie())).toBe('connected');
    });

    it('do not count in Redis: a signed-in call counts there once', async () => {
      const student = await t.student();
      const take = jest.spyOn(t.api.services.limits, 'take');
      // The session is read first from the database and then from memory.
      for (const calls of [1, 2]) {
        expect((await student.get('/api/auth/me')).statusCode).toBe(200);
        expect(take).toHaveBeenCalledTimes(calls);
      }
    });
  },
  { rateLimits: true, trustedProxies: ['127.0.0.1'] },
);
