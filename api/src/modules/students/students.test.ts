import { describeOnEachDatabase } from '../../testing';

describeOnEachDatabase('the account API', (t) => {
  it('rejects visitors with 401', async () => {
    const visitor = t.visitor();
    const answers = [
      await visitor.get('/api/user/profile'),
      await visitor.put('/api/user/username', { username: 'somebody' }),
      await visitor.put('/api/user/change-password', {}),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
  });

  it('accepts a new username, and a change of its case', async () => {
    const student = await t.student();
    const answer = await student.put('/api/user/username', { username: 'new_name' });
    expect(answer.statusCode).toBe(200);
    const message = 'Username updated successfully!';
    expect(answer.json()).toEqual({ message, username: 'new_name' });
    expect((await student.put('/api/user/username', { username: 'New_Name' })).statusCode).toBe(
      200,
    );
    expect((await student.get('/api/user/profile')).json().username).toBe('New_Name');
    expect((await student.get('/api/auth/me')).json().username).toBe('New_Name');
  });

  it('rejects a taken or invalid username', async () => {
    const student = await t.student();
    const other = await t.student();
    const taken = await student.put('/api/user/username', {
      username: other.username.toUpperCase(),
    });
    expect(taken.statusCode).toBe(409);
    expect(taken.json()).toEqual({ message: 'Username is already taken', field: 'username' });
    const broken: [unknown, string][] = [
      ['ab', 'Username must be at least 3 characters long'],
      ['a'.repeat(21), 'Username must be less than 20 characters'],
      ['semi;colon', 'Username can only contain letters, numbers, and underscores'],
      [12345, 'Please enter a username'],
      [null, 'Please enter a username'],
    ];
    for (const [username, message] of broken) {
      const answer = await student.put('/api/user/username', { username });
      expect([answer.statusCode, answer.json()]).toEqual([400, { message, field: 'username' }]);
    }
    expect((await student.get('/api/user/profile')).json().username).toBe(student.username);
  });

  it('rejects a username that fails moderation, and reports it as not available', async () => {
    const student = await t.student();
    const answer = await student.put('/api/user/username', { username: 'fuck_you_all' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      type: 'content_moderation_failed',
      field: 'username',
      reason: expect.stringMatching(/./),
    });
    const check = await t.visitor().get('/api/auth/check-username?username=fuck_you_all');
    expect(check.json()).toEqual({ available: false });
    expect((await student.get('/api/user/profile')).json().username).toBe(student.username);
  });

  it('rejects reserved usernames and look-alikes, on rename and on sign-up', async () => {
    const student = await t.student();
    for (const username of ['admin', 'M0derat0r', 'campus_team', 'Anonymous_1']) {
      const check = await t.visitor().get(`/api/auth/check-username?username=${username}`);
      expect(check.json()).toEqual({ available: false });
      const answer = await student.put('/api/user/username', { username });
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toEqual({ message: 'Username is already taken', field: 'username' });
    }
    const college = await t.college();
    const email = `asha${college.emailSuffix}`;
    await t.visitor().post('/api/auth/send-otp', { email, college_id: college.id });
    const otp = await t.postbox.codeFor(email);
    const form = { email, college_id: college.id, username: 'Adm1n', password: 'monsoon', otp };
    const refused = await t.visitor().post('/api/auth/verify-otp-register', form);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('Username is already taken. Please choose another one.');
  });

  it('lets the owner of a reserved username change only its case', async () => {
    const student = await t.student();
    await t.api.services.database.query(
      `update students set username = 'support', username_lower = 'support' where id = $1`,
      [student.id],
    );
    const rename = (username: string) => student.put('/api/user/username', { username });
    expect((await rename('Support')).statusCode).toBe(200);
    expect((await rename('Supp0rt')).statusCode).toBe(409);
  });

  it('gives a username to one of 50 simultaneous renames', async () => {
    const college = await t.college();
    const students = await Promise.all(Array.from({ length: 50 }, () => t.student({ college })));
    const answers = await Promise.all(
      students.map((student, index) =>
        student.put('/api/user/username', { username: index % 2 ? 'wanted' : 'WANTED' }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(49);
  });

  it('ignores unknown fields of a rename', async () => {
    const student = await t.student();
    const extra = {
      college_id: student.id,
      _id: student.collegeId,
      password_hash: 'x',
      role: 'admin',
    };
    await student.put('/api/user/username', { username: 'plain_one', ...extra });
    const sql = 'select college_id, id, email from students where username = $1';
    const rows = await t.api.services.database.query(sql, ['plain_one']);
    const { collegeId, id, email } = student;
    expect(rows).toEqual([{ college_id: collegeId, id, email }]);
  });

  it('changes the password, keeps this session and ends the others', async () => {
    const student = await t.student();
    const { email, password } = student;
    const elsewhere = t.visitor();
    await elsewhere.post('/api/auth/login', { email, password });
    const passwords = {
      oldPassword: password,
      newPassword: 'fresh-one',
      confirmPassword: 'fresh-one',
    };
    const answer = await student.put('/api/user/change-password', passwords);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Password changed successfully!' });
    expect((await student.get('/api/auth/me')).statusCode).toBe(200);
    expect((await elsewhere.get('/api/auth/me')).statusCode).toBe(401);
    const login = { email, password: 'fresh-one' };
    expect((await t.visitor().post('/api/auth/login', login)).statusCode).toBe(200);
    expect((await t.postbox.mailTo(email)).subject).toBe('Your Campus password was changed');
  });

  it('rejects a password change with a wrong, missing, short or unconfirmed password', async () => {
    const student = await t.student();
    const { email, password } = student;
    const good = { oldPassword: password, newPassword: 'fresh-one', confirmPassword: 'fresh-one' };
    const broken: [object, string][] = [
      [{ oldPassword: 'not it' }, 'Your current password is wrong'],
      [{ oldPassword: '' }, 'Please enter your current password'],
      [{ newPassword: '' }, 'Please enter a new password'],
      [{ newPassword: 'short' }, 'Password must be at least 6 characters long'],
      [{ confirmPassword: 'another' }, 'Passwords do not match'],
    ];
    for (const [change, message] of broken) {
      const answer = await student.put('/api/user/change-password', { ...good, ...change });
      expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    }
    expect((await t.visitor().post('/api/auth/login', { email, password })).statusCode).toBe(200);
  });
});
