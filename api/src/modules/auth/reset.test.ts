import { describeOnEachDatabase } from '../../testing';

describeOnEachDatabase('password reset', (t) => {
  const newPassword = 'a-new-password';
  const send = (email: string) => t.visitor().post('/api/auth/send-password-reset-otp', { email });

  it('sets the new password, ends every session and mails a notice', async () => {
    const student = await t.student();
    const { email, password } = student;
    expect((await send(email)).json()).toEqual({
      message: 'Password reset OTP sent to your email! Please check your inbox.',
    });
    const otp = await t.postbox.codeFor(email);
    const visitor = t.visitor();
    const body = { email, otp, newPassword };
    const answer = await visitor.post('/api/auth/verify-otp-reset-password', body);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Password reset successfully! Redirecting to login...',
    });
    expect(visitor.cookie()).toBe('');
    expect((await student.get('/api/auth/me')).statusCode).toBe(401);
    const login = (word: string) => t.visitor().post('/api/auth/login', { email, password: word });
    expect((await login(password)).statusCode).toBe(401);
    expect((await login(newPassword)).statusCode).toBe(200);
    const notice = await t.postbox.mailTo(email, 2);
    expect(notice.subject).toBe('Your Campus password was changed');
  });

  it('answers an unknown address like a known one, sends no mail and accepts no code', async () => {
    const { email } = await t.student();
    const known = await send(email);
    const unknown = await send('nobody@college.example');
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    expect((await send('nobody@college.example')).statusCode).toBe(429);
    // When this later mail has arrived, any earlier one would have arrived too.
    const { email: later } = await t.student();
    await send(later);
    await t.postbox.mailTo(later);
    expect(t.postbox.mails.some((mail) => mail.address.startsWith('nobody'))).toBe(false);
    const body = { email: 'nobody@college.example', otp: '123456', newPassword };
    const answer = await t.visitor().post('/api/auth/verify-otp-reset-password', body);
    expect(answer.statusCode).toBe(400);
  });

  it.each([
    ['/api/auth/send-password-reset-otp', {}, 'Please enter your email address'],
    ['/api/auth/send-password-reset-otp', { email: 'x' }, 'Please enter a valid email address'],
    ['/api/auth/verify-otp-reset-password', { email: 'a@b.example' }, 'Please enter the OTP'],
    [
      '/api/auth/verify-otp-reset-password',
      { email: 'a@b.example', otp: '123456' },
      'Please enter a new password',
    ],
    [
      '/api/auth/verify-otp-reset-password',
      { email: 'a@b.example', otp: '123456', newPassword: 'short' },
      'Password must be at least 6 characters long',
    ],
  ])('%s rejects %j', async (url, body, message) => {
    const answer = await t.visitor().post(url, body);
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
  });
});
