import { describeOnEachDatabase } from '../testing';

const json = { 'content-type': 'application/json' };

describeOnEachDatabase('every call', (t) => {
  const send = (payload: string, headers: Record<string, string>) =>
    t.api.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });

  it('answers JSON for what is not there, by any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      for (const url of ['/api', '/api/nothing', '/api/colleges/%2e%2e', '/api/.env']) {
        const answer = await t.api.app.inject({ method, url });
        expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
        expect(answer.json()).toEqual({ message: "There's nothing here" });
      }
    }
  });

  it('answers an address that cannot be read as a bad request', async () => {
    const answer = await t.visitor().get('/api/posts/%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: "We couldn't understand that request" });
  });

  it('carries headers that keep it private and unframed', async () => {
    for (const url of ['/api/colleges', '/api/nothing', '/api/auth/me']) {
      const { headers } = await t.visitor().get(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it.each([
    'https://evil.example',
    'null',
    'http://localhost:3000.evil.example',
    'http://localhost',
  ])('refuses a write from the origin %s', async (origin) => {
    const student = await t.student();
    const answer = await student.post('/api/auth/logout', undefined, { origin });
    expect(answer.statusCode).toBe(403);
    expect((await student.get('/api/auth/me')).statusCode).toBe(200);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
    'takes a write from its own origin %s',
    async (origin) => {
      const student = await t.student();
      const answer = await student.post('/api/auth/logout', undefined, { origin });
      expect(answer.statusCode).toBe(200);
    },
  );

  it('refuses what another site makes a browser ask', async () => {
    const student = await t.student();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await student.get('/api/auth/me', headers)).statusCode).toBe(403);
    expect((await student.post('/api/auth/logout', undefined, headers)).statusCode).toBe(403);
  });

  it('takes nothing but JSON', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'];
    for (const type of types) {
      const answer = await send('email=a', { 'content-type': type });
      expect([type, answer.statusCode]).toEqual([type, 415]);
      expect(answer.json()).toEqual({ message: 'Please send JSON' });
    }
  });

  it.each(['{', '[1', 'nonsense', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}'])(
    'refuses the body %s',
    async (payload) => {
      const answer = await send(payload, json);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: "We couldn't understand that request" });
    },
  );

  it.each(['null', '[]', '"text"', '7', '', `${'['.repeat(10_000)}${']'.repeat(10_000)}`])(
    'answers the body %.20s like any that has no field',
    async (payload) => {
      expect((await send(payload, json)).statusCode).toBe(400);
    },
  );

  it('refuses a body above 64 kB before reading it', async () => {
    const answer = await send(JSON.stringify({ email: 'x'.repeat(64 * 1024) }), json);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ message: "That's too large to send" });
  });

  it('answers text that no database can hold as a bad request', async () => {
    const name = encodeURIComponent('a\u0000b');
    const answer = await t.visitor().get(`/api/auth/check-username?username=${name}`);
    expect(answer.json()).toEqual({ available: false });
    const body = { email: 'a@b.example', college_id: '\u0000' };
    expect((await t.visitor().post('/api/auth/send-otp', body)).statusCode).toBe(400);
  });

  it('logs what was asked without anything about who asked', async () => {
    const student = await t.student();
    await student.get('/api/auth/me');
    await student.get(`/api/auth/check-username?username=${student.username}`);
    await t.visitor().post('/api/auth/login', { email: student.email, password: 'the wrong one' });
    const log = t.log.join('');
    expect(log).toContain('"route":"/api/auth/check-username"');
    const token = student.cookie().split('=')[1];
    for (const secret of [student.email, student.username, student.id, token, 'the wrong one']) {
      expect(log).not.toContain(secret);
    }
    expect(log).not.toContain('127.0.0.1');
    for (const line of t.log) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  });

  it('answers a failure of the server without saying what failed', async () => {
    const { database } = t.api.services;
    const broken = jest.spyOn(database, 'query').mockRejectedValue(new Error('secret detail'));
    const answer = await t.visitor().get('/api/auth/check-username?username=nobody');
    broken.mockRestore();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Server error. Please try again later.' });
  });

  it('answers 503 while the database cannot be reached', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const broken = jest.spyOn(t.api.services.database, 'query').mockRejectedValue(refused);
    const answer = await t.visitor().get('/api/auth/check-username?username=nobody');
    broken.mockRestore();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
  });
});

describeOnEachDatabase(
  'behind https',
  (t) => {
    it('gives a cookie that is bound to the host and to https', async () => {
      const { email, password } = await t.student();
      const answer = await t.visitor().post('/api/auth/login', { email, password });
      expect(answer.headers['set-cookie']).toMatch(
        /^__Host-campus_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      );
      expect(answer.headers['strict-transport-security']).toBe(
        'max-age=63072000; includeSubDomains',
      );
      const origin = 'http://campus.example';
      const refused = await t.visitor().post('/api/auth/logout', undefined, { origin });
      expect(refused.statusCode).toBe(403);
    });
  },
  { publicOrigin: 'https://campus.example' },
);
