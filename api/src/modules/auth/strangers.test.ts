import { serverMessages } from '@campus/contract';
import { type LimitName, rules } from '../../limits/rules';
import { type Client, describeOnEachDatabase, type Harness, type TestStudent } from '../../testing';

const newPassword = 'another-password';
const codeLimit = 200;

/** Calls from an IP address, by a stranger by default. */
function somebodyAt(t: Harness, ip: string, client?: Client) {
  const from = { 'x-forwarded-for': ip };
  const post = (path: string, body: object) =>
    (client ?? t.visitor()).post(`/api/auth/${path}`, body, from);
  return {
    ip,
    login: (email: string, password: string) => post('login', { email, password }),
    logout: () => post('logout', {}),
    ask: (email: string) => post('send-password-reset-otp', { email }),
    reset: (email: string, otp: string) =>
      post('verify-otp-reset-password', { email, otp, newPassword }),
    askToJoin: (email: string, college_id: string) => post('send-otp', { email, college_id }),
    join: (form: object) => post('verify-otp-register', { ...form, password: newPassword }),
  };
}

const another = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

describeOnEachDatabase(
  'limits of codes per address and network',
  (t) => {
    let networks = 0;
    /** A network that is not yet in use: limits last an hour or more. */
    const fresh = () => {
      networks += 1;
      return somebodyAt(t, `198.51.${Math.floor(networks / 200)}.${(networks % 200) + 1}`);
    };

    it('wrong codes from a stranger do not block a later reset or sign-up by the owner', async () => {
      const [stranger, owner] = [fresh(), fresh()];
      const { email } = await t.student();
      const college = await t.college();
      const newcomer = `asha${college.emailSuffix}`;
      const form = { email: newcomer, college_id: college.id, username: 'asha_fresh' };
      for (let count = 0; count < 30; count += 1) {
        expect((await stranger.reset(email, '123456')).statusCode).toBe(400);
        expect((await stranger.join({ ...form, otp: '123456' })).statusCode).toBe(400);
      }
      for (const who of [owner, stranger]) {
        const { email: address } = await t.student();
        await who.ask(address);
        const code = await t.postbox.codeFor(address);
        expect((await who.reset(address, code)).statusCode).toBe(200);
      }
      await owner.ask(email);
      const otp = await t.postbox.codeFor(email);
      expect((await owner.reset(email, otp)).statusCode).toBe(200);
      await owner.askToJoin(newcomer, college.id);
      const join = { ...form, otp: await t.postbox.codeFor(newcomer) };
      expect((await owner.join(join)).statusCode).toBe(200);
    });

    it('guesses from other networks use at most three of the five attempts of a code', async () => {
      const owner = fresh();
      const { email } = await t.student();
      await owner.ask(email);
      const otp = await t.postbox.codeFor(email);
      const strangers = Array.from({ length: 20 }, fresh);
      await Promise.all(strangers.map((stranger) => stranger.reset(email, another(otp))));
      const sql = 'select attempts, attempts_elsewhere as elsewhere from codes where address = $1';
      const counted = await t.api.services.database.query(sql, [email]);
      expect(counted).toEqual([{ attempts: 3, elsewhere: 3 }]);
      expect((await strangers[0]?.reset(email, otp))?.statusCode).toBe(400);
      expect((await owner.reset(email, another(otp))).statusCode).toBe(400);
      expect((await owner.reset(email, otp)).statusCode).toBe(200);
    });

    it('a code requested in one network is accepted from another', async () => {
      const { email } = await t.student();
      await fresh().ask(email);
      const otp = await t.postbox.codeFor(email);
      expect((await fresh().reset(email, otp)).statusCode).toBe(200);
    });

    it("requests by a stranger neither invalidate the owner's code nor block new ones", async () => {
      const [stranger, owner] = [fresh(), fresh()];
      const { email } = await t.student();
      await owner.ask(email);
      const otp = await t.postbox.codeFor(email);
      for (let count = 0; count < 5; count += 1) {
        expect((await stranger.ask(email)).statusCode).toBe(200);
        expect((await stranger.ask(email)).statusCode).toBe(429);
        t.advance(61);
      }
      expect((await stranger.ask(email)).statusCode).toBe(429);
      expect((await owner.reset(email, otp)).statusCode).toBe(200);
      t.advance(61);
      expect((await owner.ask(email)).statusCode).toBe(200);
    });

    it('a mailbox gets 20 codes in six hours, so networks without number have 100 tries', async () => {
      const { email } = await t.student();
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now');
      const attack = async () => {
        const stranger = fresh();
        const { statusCode } = await stranger.ask(email);
        for (let guess = 0; guess < 5; guess += 1) await stranger.reset(email, '000000');
        return statusCode;
      };
      const statuses: number[] = [];
      for (const hours of [0, 2, 4]) {
        clock.mockReturnValue(now + hours * 3600_000);
        statuses.push(...(await Promise.all(Array.from({ length: 12 }, attack))));
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
      await t.postbox.mailTo(email, 20);
      const sql = 'select sum(attempts)::int as tries from codes where address = $1';
      const [{ tries } = { tries: 0 }] = await t.api.services.database.query<{ tries: number }>(
        sql,
        [email],
      );
      expect(tries).toBeLessThanOrEqual(100);
      clock.mockReturnValue(now + 6 * 3600_000 - 100_000);
      const refused = await fresh().ask(email);
      expect([refused.statusCode, refused.json()]).toEqual([
        429,
        { message: serverMessages.tooManyRequests },
      ]);
      clock.mockReturnValue(now + 6 * 3600_000 + 1000);
      expect((await fresh().ask(email)).statusCode).toBe(200);
      clock.mockRestore();
    });

    it('requests and wrong codes for a reset that sent nothing do not stop a sign-up', async () => {
      const college = await t.college();
      const newcomer = `asha${college.emailSuffix}`;
      for (let count = 0; count < 25; count += 1) {
        const stranger = fresh();
        await stranger.ask(newcomer);
        await stranger.reset(newcomer, '000000');
      }
      const owner = fresh();
      expect((await owner.askToJoin(newcomer, college.id)).statusCode).toBe(200);
      const form = { email: newcomer, college_id: college.id, username: 'asha_unhindered' };
      const otp = await t.postbox.codeFor(newcomer);
      expect((await owner.join({ ...form, otp })).statusCode).toBe(200);
    });

    const repeat = <T>(times: number, call: () => Promise<T>) =>
      Promise.all(Array.from({ length: times }, call));

    const useUp = async (limit: LimitName, who: string) =>
      repeat(rules[limit].points, () =>
        t.api.services.limits.take(limit, who).catch(() => undefined),
      );

    /** A browser in which the student has logged in and out again. */
    async function known({ email, password }: TestStudent) {
      const browser = t.visitor();
      const owner = somebodyAt(t, fresh().ip, browser);
      expect((await owner.login(email, password)).statusCode).toBe(200);
      await owner.logout();
      return { ...owner, browser };
    }

    it('wrong passwords from one network do not lock the account elsewhere', async () => {
      const stranger = fresh();
      const { email, password } = await t.student();
      await repeat(30, () => stranger.login(email, 'a wrong guess'));
      expect((await stranger.login(email, password)).statusCode).toBe(429);
      expect((await fresh().login(email, password)).statusCode).toBe(200);
    });

    it('100 wrong passwords from any networks lock an account, but not in a browser that it has used', async () => {
      const student = await t.student();
      const { email, password } = student;
      const owner = await known(student);
      for (let count = 0; count < 10; count += 1) {
        const stranger = fresh();
        const answers = await repeat(20, () => stranger.login(email, 'a wrong guess'));
        expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
      }
      expect((await fresh().login(email, password)).statusCode).toBe(429);
      expect((await owner.login(email, password)).statusCode).toBe(200);
      await repeat(10, () => owner.login(email, 'a wrong guess'));
      expect((await owner.login(email, password)).statusCode).toBe(429);
      await owner.ask(email);
      await owner.reset(email, await t.postbox.codeFor(email));
      expect((await owner.login(email, newPassword)).statusCode).toBe(200);
      expect((await fresh().login(email, newPassword)).statusCode).toBe(200);
    });

    it('a browser that the account has used does not depend on what others do in its network', async () => {
      const student = await t.student();
      const { email, password } = student;
      const owner = await known(student);
      const stranger = somebodyAt(t, owner.ip);
      const another = await known(await t.student());
      const neighbour = somebodyAt(t, owner.ip, another.browser);
      await useUp('code-send-mailbox', `reset ${email}`);
      await useUp('code-send', `${owner.ip} reset ${email}`);
      await useUp('code-check', `${owner.ip} ${email}`);
      await useUp('login-address', owner.ip);
      await useUp('code-send-address', owner.ip);
      await useUp('code-check-address', owner.ip);
      expect((await fresh().ask(email)).statusCode).toBe(429);
      expect((await stranger.login(email, password)).statusCode).toBe(429);
      expect((await stranger.ask(email)).statusCode).toBe(429);
      expect((await stranger.reset(email, '123456')).statusCode).toBe(429);
      // Another account's browser is no stranger to its network, but is one to the mailbox.
      expect((await neighbour.ask(email)).statusCode).toBe(429);
      await useUp('api-address', owner.ip);
      expect((await stranger.login(email, password)).statusCode).toBe(429);
      expect((await owner.login(email, password)).statusCode).toBe(200);
      await owner.logout();
      const before = t.postbox.mails.filter(({ address }) => address === email).length;
      expect((await owner.ask(email)).statusCode).toBe(200);
      const code = await t.postbox.codeFor(email, before + 1);
      expect((await owner.reset(email, code)).statusCode).toBe(200);
    });

    it('a forged cookie does not make a browser known', async () => {
      const student = await t.student();
      const { email, password } = student;
      const { browser } = await known(student);
      const [, account, signature] =
        /^campus_known=([\w-]{22})\.([\w-]{22})$/.exec(browser.cookie()) ?? [];
      const { ip } = fresh();
      await useUp('login-address', ip);
      const login = async (cookie: string) => {
        const headers = { 'x-forwarded-for': ip, cookie };
        return (await t.visitor().post('/api/auth/login', { email, password }, headers)).statusCode;
      };
      expect(await login(`campus_known=${signature}.${account}`)).toBe(429);
      expect(await login(`campus_known=${account}.${'A'.repeat(22)}`)).toBe(429);
      expect(await login(`campus_known=${account}.${signature}`)).toBe(200);
    });

    it('using one code invalidates the other codes of the address', async () => {
      const [one, two] = [fresh(), fresh()];
      const { email } = await t.student();
      await one.ask(email);
      const first = await t.postbox.codeFor(email);
      await two.ask(email);
      const second = await t.postbox.codeFor(email, 2);
      expect((await one.reset(email, second)).statusCode).toBe(200);
      expect((await one.reset(email, first)).statusCode).toBe(400);
      expect((await two.reset(email, second)).statusCode).toBe(400);
    });

    it('a network with too many guesses is rate limited, and the owner is not', async () => {
      const [stranger, owner] = [fresh(), fresh()];
      const { email } = await t.student();
      const guesses = Array.from({ length: codeLimit }, (_none, at) =>
        stranger.reset(`nobody${at}@college.example`, '123456'),
      );
      const answers = await Promise.all(guesses);
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
      const refused = await stranger.reset(email, '123456');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await owner.ask(email);
      const otp = await t.postbox.codeFor(email);
      expect((await owner.reset(email, otp)).statusCode).toBe(200);
    });
  },
  { rateLimits: true, trustedProxies: ['127.0.0.1'] },
);
