import { describeOnEachDatabase } from '../../testing';

describeOnEachDatabase('sessions', (t) => {
  it('login starts a new session, and /me returns the student', async () => {
    const student = await t.student();
    const visitor = t.visitor();
    const { email, password } = student;
    const answer = await visitor.post('/api/auth/login', { email: email.toUpperCase(), password });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Login successful! Welcome back!' });
    expect(visitor.cookie()).not.toBe(student.cookie());
    expect((await visitor.get('/api/auth/verify-token')).json()).toEqual({ isAuthenticated: true });
    expect((await visitor.get('/api/auth/me')).json()).toEqual({
      _id: student.id,
      college_id: student.collegeId,
      username: student.username,
      avatar: null,
      isStaff: false,
    });
  });

  it('login answers a wrong password and an unknown address identically', async () => {
    const { email } = await t.student();
    const wrong = await t.visitor().post('/api/auth/login', { email, password: 'not this one' });
    const unknown = { email: 'nobody@college.example', password: 'not this one' };
    const nobody = await t.visitor().post('/api/auth/login', unknown);
    expect(wrong.statusCode).toBe(401);
    expect(nobody.statusCode).toBe(401);
    expect(wrong.body).toBe(nobody.body);
    expect(wrong.json()).toEqual({
      message: 'Login failed. Please check your credentials and try again.',
    });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    [{ password: 'x' }, 'Please enter your email address', 'email'],
    [{ email: 'asha', password: 'x' }, 'Please enter a valid email address', 'email'],
    [{ email: 'a@b.example' }, 'Please enter a password', 'password'],
    [{ email: 'a@b.example', password: 123456 }, 'Please enter a password', 'password'],
    [{ email: ['a@b.example'], password: 'x' }, 'Please enter your email address', 'email'],
  ])('login rejects %j', async (body, message, field) => {
    const answer = await t.visitor().post('/api/auth/login', body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message, field });
  });

  it('login sets an HttpOnly, SameSite=Lax cookie, with Max-Age only for "remember me"', async () => {
    const { email, password } = await t.student();
    const login = (body: object) =>
      t.visitor().post('/api/auth/login', { email, password, ...body });
    const [short, known] = [(await login({})).headers['set-cookie']].flat();
    expect(short).toMatch(/^campus_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    // The second one names no student, and is the same for each login.
    expect(known).toMatch(
      /^campus_known=[\w-]{22}\.[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [long, again] = [(await login({ remember: true })).headers['set-cookie']].flat();
    expect(long).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(again).toBe(known);
  });

  it('login does not make a session cookie chosen by the visitor valid', async () => {
    const { email, password } = await t.student();
    const planted = `campus_session=${'A'.repeat(43)}`;
    await t.visitor().post('/api/auth/login', { email, password }, { cookie: planted });
    const answer = await t.visitor().get('/api/auth/verify-token', { cookie: planted });
    expect(answer.json()).toEqual({ isAuthenticated: false });
  });

  it('logout ends the session, also for a copy of the cookie', async () => {
    const student = await t.student();
    const cookie = student.cookie();
    expect((await student.get('/api/auth/me')).statusCode).toBe(200);
    const answer = await student.post('/api/auth/logout');
    expect(answer.json()).toEqual({ message: 'Logged out successfully!' });
    expect(String(answer.headers['set-cookie'])).toContain('campus_session=; Max-Age=0');
    const replayed = await t.visitor().get('/api/auth/me', { cookie });
    expect(replayed.statusCode).toBe(401);
    expect(replayed.json()).toEqual({ message: "You're not logged in." });
  });

  it('a visitor is not authenticated and may call logout', async () => {
    const answer = await t.visitor().get('/api/auth/verify-token');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ isAuthenticated: false });
    expect((await t.visitor().get('/api/auth/me')).statusCode).toBe(401);
    expect((await t.visitor().post('/api/auth/logout')).statusCode).toBe(200);
  });

  it('a student keeps only the ten newest sessions', async () => {
    const student = await t.student();
    const { email, password } = student;
    const logins = [];
    for (let count = 0; count < 10; count += 1) {
      t.advance(1);
      const visitor = t.visitor();
      await visitor.post('/api/auth/login', { email, password });
      logins.push(visitor);
    }
    expect((await student.get('/api/auth/me')).statusCode).toBe(401);
    for (const login of logins) expect((await login.get('/api/auth/me')).statusCode).toBe(200);
  });
});

describeOnEachDatabase('sessions over time', (t) => {
  const hour = 3600;

  async function signedIn(remember: boolean) {
    const { email, password } = await t.student();
    const visitor = t.visitor();
    await visitor.post('/api/auth/login', { email, password, remember });
    return async () => (await visitor.get('/api/auth/me')).statusCode;
  }

  it('expire 24 hours after the last use', async () => {
    const status = await signedIn(false);
    t.advance(23 * hour);
    expect(await status()).toBe(200);
    t.advance(23 * hour);
    expect(await status()).toBe(200);
    t.advance(25 * hour);
    expect(await status()).toBe(401);
  });

  it('expire 30 days after login with "remember me", even when used', async () => {
    const status = await signedIn(true);
    t.advance(29 * 24 * hour);
    expect(await status()).toBe(200);
    t.advance(25 * hour);
    expect(await status()).toBe(401);
  });
});
