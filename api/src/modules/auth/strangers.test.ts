import { describeOnEachDatabase, type Harness } from '../../testing';

const newPassword = 'another-password';
const codeLimit = 200;

/** Calls by a stranger from an IP address. */
function somebodyAt(t: Harness, ip: string) {
  const from = { 'x-forwarded-for': ip };
  const post = (path: string, body: object) => t.visitor().post(`/api/auth/${path}`, body, from);
  return {
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

    it('an address gets only 20 codes per hour when 25 networks request one each', async () => {
      const { email } = await t.student();
      const asked = await Promise.all(Array.from({ length: 25 }, () => fresh().ask(email)));
      const sent = asked.filter(({ statusCode }) => statusCode === 200);
      expect(sent).toHaveLength(20);
      await t.postbox.mailTo(email, 20);
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 3500_000);
      expect((await fresh().ask(email)).statusCode).toBe(429);
      clock.mockReturnValue(now + 3601_000);
      expect((await fresh().ask(email)).statusCode).toBe(200);
      clock.mockRestore();
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
