import { describeOnEachDatabase, type TestCollege } from '../../testing';

const password = 'monsoon-2026';

describeOnEachDatabase('sign-up', (t) => {
  async function askForCode(college: TestCollege, prefix: string) {
    const email = `${prefix}${college.emailSuffix}`;
    const answer = await t.visitor().post('/api/auth/send-otp', { email, college_id: college.id });
    expect(answer.statusCode).toBe(200);
    return { email, college_id: college.id, otp: await t.postbox.codeFor(email) };
  }

  it('creates an account with the code from the mail and signs in', async () => {
    const college = await t.college();
    const asked = await askForCode(college, 'asha');
    const visitor = t.visitor();
    const body = { ...asked, username: 'Asha_1', password };
    const answer = await visitor.post('/api/auth/verify-otp-register', body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Registration successful! Welcome to Campus!' });
    expect((await visitor.get('/api/user/profile')).json()).toEqual({
      username: 'Asha_1',
      email: asked.email,
      collegeName: college.name,
      ...{ avatar: null, department: '', year: null, showsInterests: false },
    });
    const login = await t.visitor().post('/api/auth/login', { email: asked.email, password });
    expect(login.statusCode).toBe(200);
  });

  it('answers a registered address like a new one and mails no code', async () => {
    const college = await t.college();
    const student = await t.student({ college });
    const { email } = student;
    const answer = await t.visitor().post('/api/auth/send-otp', { email, college_id: college.id });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'OTP sent to your email! Please check your inbox.',
    });
    const mail = await t.postbox.mailTo(email);
    expect(mail.subject).toBe('You already have a Campus account');
    expect(mail.text + mail.html).not.toMatch(/\d{6}/);
  });

  it('accepts only addresses of the college, in upper and lower case', async () => {
    const college = await t.college();
    const other = await t.college();
    const before = t.postbox.mails.length;
    const wrong = [
      'x@evil.tld',
      ...['.', '.x', 'x.', 'x..y'].map((name) => `${name}${college.emailSuffix}`),
      `x${college.emailSuffix}.evil.tld`,
      `x@sub.${college.emailSuffix.slice(1)}`,
      `"x y"${college.emailSuffix}`,
      `x${college.emailSuffix}\r\nBcc: y@evil.tld`,
      `x@e${college.emailSuffix}`,
      college.emailSuffix,
      `x${college.emailSuffix.replace('c', 'с')}`,
      `x${other.emailSuffix}`,
    ];
    for (const email of wrong) {
      const body = { email, college_id: college.id };
      const answer = await t.visitor().post('/api/auth/send-otp', body);
      expect([email, answer.statusCode]).toEqual([email, 400]);
    }
    const upper = { email: `MIX${college.emailSuffix.toUpperCase()}`, college_id: college.id };
    expect((await t.visitor().post('/api/auth/send-otp', upper)).statusCode).toBe(200);
    expect(await t.postbox.codeFor(`mix${college.emailSuffix}`)).toMatch(/^\d{6}$/);
    expect(t.postbox.mails.length).toBe(before + 1);
  });

  it('rejects invalid input with the message of the broken rule', async () => {
    const { id } = await t.college();
    const send = (body: object) => t.visitor().post('/api/auth/send-otp', body);
    expect((await send({ email: 'a@b.example' })).json().message).toBe('Please select a college');
    for (const college_id of ['nowhere', '7f3b1b0e-0000-4000-8000-000000000000', `${id}'`]) {
      const answer = await send({ email: 'a@b.example', college_id });
      expect(answer.json()).toEqual({ message: 'Please select a college', field: 'college_id' });
    }
    const good = {
      college_id: id,
      email: 'a@b.example',
      username: 'good_one',
      password,
      otp: '123456',
    };
    const broken: [object, string][] = [
      [{ username: '' }, 'Please enter a username'],
      [{ username: 'ab' }, 'Username must be at least 3 characters long'],
      [{ username: 'a'.repeat(21) }, 'Username must be less than 20 characters'],
      [{ username: 'a b c' }, 'Username can only contain letters, numbers, and underscores'],
      [{ password: '' }, 'Please enter a password'],
      [{ password: 'short' }, 'Password must be at least 6 characters long'],
      [{ password: 'x'.repeat(10_240) }, 'Password must be at most 256 characters long'],
      [{ otp: '' }, 'Please enter the OTP'],
      [{ otp: '12345' }, 'Please enter the 6-digit OTP'],
      [{ otp: 123456 }, 'Please enter the OTP'],
    ];
    for (const [change, message] of broken) {
      const body = { ...good, ...change };
      const answer = await t.visitor().post('/api/auth/verify-otp-register', body);
      expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    }
  });

  it('a code is valid once, and only for its address, college and purpose', async () => {
    const college = await t.college();
    const twin = await t.college();
    const asked = await askForCode(college, 'bound');
    const rest = { username: 'bound_one', password };
    const register = (change: object) =>
      t.visitor().post('/api/auth/verify-otp-register', { ...asked, ...rest, ...change });
    const foreign = { email: `bound${twin.emailSuffix}`, college_id: twin.id };
    expect((await register(foreign)).json()).toEqual({
      message: 'Invalid or expired OTP',
      field: 'otp',
    });
    const reset = { email: asked.email, otp: asked.otp, newPassword: password };
    const crossed = await t.visitor().post('/api/auth/verify-otp-reset-password', reset);
    expect(crossed.statusCode).toBe(400);
    expect((await register({})).statusCode).toBe(200);
    expect((await register({ username: 'bound_two' })).statusCode).toBe(400);
  });

  it('accepts a password of 128 characters and compares even the last one', async () => {
    const college = await t.college();
    const asked = await askForCode(college, 'long');
    const long = 'p'.repeat(127);
    const body = { ...asked, username: 'long_pass', password: `${long}1` };
    expect((await t.visitor().post('/api/auth/verify-otp-register', body)).statusCode).toBe(200);
    const login = (word: string) =>
      t.visitor().post('/api/auth/login', { email: asked.email, password: word });
    expect((await login(`${long}2`)).statusCode).toBe(401);
    expect((await login(`${long}1`)).statusCode).toBe(200);
  });

  it('check-username reports whether a name is free, ignoring case', async () => {
    const student = await t.student();
    const available = async (username: string) => {
      const query = new URLSearchParams({ username }).toString();
      return (await t.visitor().get(`/api/auth/check-username?${query}`)).json().available;
    };
    expect(await available('nobody_has_it')).toBe(true);
    expect(await available(student.username.toUpperCase())).toBe(false);
    expect(await available('no good')).toBe(false);
    expect(await available('ab')).toBe(false);
    expect((await t.visitor().get('/api/auth/check-username')).json()).toEqual({
      message: 'Please enter a username',
      field: 'username',
    });
  });

  it('a taken username does not count as an attempt on the code', async () => {
    const college = await t.college();
    const { username } = await t.student({ college });
    const asked = await askForCode(college, 'patient');
    const register = (name: string) =>
      t.visitor().post('/api/auth/verify-otp-register', { ...asked, username: name, password });
    for (let count = 0; count < 6; count += 1) {
      const answer = await register(username.toUpperCase());
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({
        message: 'Username is already taken. Please choose another one.',
        field: 'username',
      });
    }
    expect((await register('patient_one')).statusCode).toBe(200);
  });
});

describeOnEachDatabase('sign-up under load', (t) => {
  it('gives a username to one of 50 simultaneous sign-ups, ignoring case', async () => {
    const college = await t.college();
    const bodies = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const email = `racer${index}${college.emailSuffix}`;
        await t.visitor().post('/api/auth/send-otp', { email, college_id: college.id });
        const otp = await t.postbox.codeFor(email);
        const username = index % 2 ? 'the_winner' : 'THE_Winner';
        return { email, college_id: college.id, otp, username, password };
      }),
    );
    const answers = await Promise.all(
      bodies.map((body) => t.visitor().post('/api/auth/verify-otp-register', body)),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([200, ...new Array<number>(49).fill(409)]);
    const count = 'select count(*)::int as n from students where username_lower = $1';
    const rows = await t.api.services.database.query(count, ['the_winner']);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('creates one account when the same code arrives 50 times at once', async () => {
    const college = await t.college();
    const email = `once${college.emailSuffix}`;
    await t.visitor().post('/api/auth/send-otp', { email, college_id: college.id });
    const otp = await t.postbox.codeFor(email);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        t.visitor().post('/api/auth/verify-otp-register', {
          ...{ email, college_id: college.id, otp, password },
          username: `once_${index}`,
        }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.every((answer) => answer.statusCode < 500)).toBe(true);
  });
});
