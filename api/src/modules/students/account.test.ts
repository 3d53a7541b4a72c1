import { describeOnEachDatabase, type Client, type TestStudent } from '../../testing';

const day = 24 * 3600;
const bye = (student: TestStudent, changes: object = {}) =>
  student.post('/api/user/delete', { password: student.password, confessions: 'keep', ...changes });

const signIn = (visitor: Client, { email, password }: { email: string; password: string }) =>
  visitor.post('/api/auth/login', { email, password });

describeOnEachDatabase('the request to delete an account', (t) => {
  const stored = async ({ id }: TestStudent) => {
    const [row] = await t.api.services.database.query<{ at: string | null; confessions: boolean }>(
      'select delete_at as at, delete_confessions as confessions from students where id = $1',
      [id],
    );
    return row;
  };

  it('requires a session, the password and a choice about confessions', async () => {
    const student = await t.student();
    expect((await t.visitor().post('/api/user/delete', {})).statusCode).toBe(401);
    const broken: [object, object][] = [
      [{ password: 'not it' }, { message: 'Password is incorrect', field: 'password' }],
      [{ password: '' }, { message: 'Please enter your password', field: 'password' }],
      [
        { confessions: 'maybe' },
        { message: 'Please choose what happens to your confessions', field: 'confessions' },
      ],
    ];
    for (const [changes, failure] of broken) {
      const answer = await bye(student, changes);
      expect([answer.statusCode, answer.json()]).toEqual([400, failure]);
    }
    expect((await stored(student))?.at).toBeNull();
    expect((await student.get('/api/auth/me')).statusCode).toBe(200);
  });

  it('ends all sessions and mails the date of the deletion', async () => {
    const student = await t.student();
    const elsewhere = t.visitor();
    await signIn(elsewhere, student);
    const cookie = student.cookie();
    const answer = await bye(student, { confessions: 'delete' });
    expect(answer.statusCode).toBe(200);
    const { message, deleteAt } = answer.json();
    const left = Date.parse(deleteAt) - t.api.services.clock().getTime();
    expect(left / 1000).toBeGreaterThan(7 * day - 60);
    expect(left / 1000).toBeLessThanOrEqual(7 * day);
    expect(await stored(student)).toEqual({ at: deleteAt, confessions: true });
    expect(message).toMatch(
      /^Your account will be deleted on \d+ \w+ \d{4}, \d+:\d\d [ap]m\. Log in before then to keep it\.$/,
    );
    expect(String(answer.headers['set-cookie'])).toContain('campus_session=; Max-Age=0');
    expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(401);
    expect((await t.visitor().get('/api/auth/me', { cookie })).statusCode).toBe(401);
    const mail = await t.postbox.mailTo(student.email);
    expect(mail.subject).toBe('Your Campus account will be deleted');
    expect(mail.text).toContain(/deleted on (.*?)\./.exec(message)?.[1]);
    expect(mail.html).toContain('<a href="http://localhost:3000/login">');
  });

  it('is cancelled by a login, but not by a password reset', async () => {
    const student = await t.student();
    const { email } = student;
    await bye(student, { confessions: 'delete' });
    t.advance(6.9 * day);
    const visitor = t.visitor();
    await visitor.post('/api/auth/send-password-reset-otp', { email });
    const otp = await t.postbox.codeFor(email, 2);
    const chosen = { email, otp, newPassword: 'brand new' };
    expect((await visitor.post('/api/auth/verify-otp-reset-password', chosen)).statusCode).toBe(
      200,
    );
    expect((await stored(student))?.at).not.toBeNull();
    expect((await signIn(visitor, student)).statusCode).toBe(401);
    expect((await stored(student))?.at).not.toBeNull();

    const answer = await signIn(visitor, { email, password: 'brand new' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: "Welcome back! We won't delete your account." });
    expect(await stored(student)).toEqual({ at: null, confessions: false });
    expect((await visitor.get('/api/auth/me')).statusCode).toBe(200);
    expect((await t.postbox.mailTo(email, 4)).subject).toBe(
      'Your Campus account will not be deleted',
    );
    const again = await signIn(t.visitor(), { email, password: 'brand new' });
    expect(again.json()).toEqual({ message: 'Login successful! Welcome back!' });
  });

  it('cannot be cancelled after seven days', async () => {
    const student = await t.student();
    await bye(student);
    t.advance(7 * day);
    const visitor = t.visitor();
    const answer = await signIn(visitor, student);
    const unknown = await signIn(t.visitor(), { email: 'no@body.example', password: 'x' });
    expect([answer.statusCode, answer.body]).toEqual([401, unknown.body]);
    expect(visitor.cookie()).toBe('');
  });
});

describeOnEachDatabase('a suspended student', (t) => {
  it('gets no session, and the reason only with the right password', async () => {
    const student = await t.student();
    const { database, clock } = t.api.services;
    await database.query('update students set suspended_at = $1 where id = $2', [
      clock(),
      student.id,
    ]);
    const visitor = t.visitor();
    const wrong = await signIn(visitor, { ...student, password: 'not it' });
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      401,
      'Login failed. Please check your credentials and try again.',
    ]);
    const right = await signIn(visitor, student);
    expect([right.statusCode, right.json()]).toEqual([
      403,
      { message: 'Your account is suspended. Please contact us.' },
    ]);
    expect(visitor.cookie()).toBe('');
    await database.query('update students set suspended_at = null where id = $1', [student.id]);
    expect((await signIn(visitor, student)).statusCode).toBe(200);
  });

  it('has no session when the suspension comes during twelve logins', async () => {
    const student = await t.student();
    const { database, clock, sessions } = t.api.services;
    const owner = { collegeId: student.collegeId, studentId: student.id };
    const suspend = async () => {
      const ended = await database.transaction(async (tx) => {
        await tx.execute(
          `update students set suspended_at = '${clock().toISOString()}' where id = '${student.id}'`,
        );
        return sessions.endAll(tx, owner);
      });
      await ended();
    };
    const visitors = Array.from({ length: 12 }, () => t.visitor());
    await Promise.all([...visitors.map((visitor) => signIn(visitor, student)), suspend()]);
    expect(await sessions.list(owner)).toEqual([]);
  });
});

describeOnEachDatabase(
  'the password check of an account deletion',
  (t) => {
    it('is rate limited after ten wrong attempts', async () => {
      const student = await t.student();
      const statuses = [];
      for (let count = 0; count < 12; count += 1) {
        statuses.push((await bye(student, { password: 'guess' })).statusCode);
      }
      expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
      expect(statuses.slice(10)).toEqual([429, 429]);
    });
  },
  { rateLimits: true },
);
