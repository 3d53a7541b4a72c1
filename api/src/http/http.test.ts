import { describeOnEachDatabase } from '../testing';

const json = { 'content-type': 'application/json' };

describeOnEachDatabase('the API', (t) => {
  const send = (payload: string, headers: Record<string, string>) =>
    t.api.app.inject({ method: 'POST', url: '/api/auth/login', payload, headers });

  it('answers 404 with JSON for an unknown path, with any method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      for (const url of ['/api', '/api/nothing', '/api/colleges/%2e%2e', '/api/.env']) {
        const answer = await t.api.app.inject({ method, url });
        expect([method, url, answer.statusCode]).toEqual([method, url, 404]);
        expect(answer.json()).toEqual({ message: "There's nothing here" });
      }
    }
  });

  it('answers 400 for a path that cannot be decoded', async () => {
    const answer = await t.visitor().get('/api/posts/%E0%A4%A');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ message: "We couldn't understand that request" });
  });

  it('sends headers that forbid caching, sniffing, framing and use by other origins', async () => {
    for (const url of ['/api/colleges', '/api/nothing', '/api/auth/me']) {
      const { headers } = await t.visitor().get(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; frame-ancestors 'none';/,
        ),
        'x-frame-options': 'DENY',
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
  ])('rejects a write from the origin %s', async (origin) => {
    const student = await t.student();
    const answer = await student.post('/api/auth/logout', undefined, { origin });
    expect(answer.statusCode).toBe(403);
    expect((await student.get('/api/auth/me')).statusCode).toBe(200);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])(
    'accepts a write from its own origin %s',
    async (origin) => {
      const student = await t.student();
      const answer = await student.post('/api/auth/logout', undefined, { origin });
      expect(answer.statusCode).toBe(200);
    },
  );

  it('rejects a cross-site request of a browser', async () => {
    const student = await t.student();
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await student.get('/api/auth/me', headers)).statusCode).toBe(403);
    expect((await student.post('/api/auth/logout', undefined, headers)).statusCode).toBe(403);
  });

  it('answers 415 for every content type except JSON', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x'];
    for (const type of types) {
      const answer = await send('email=a', { 'content-type': type });
      expect([type, answer.statusCode]).toEqual([type, 415]);
      expect(answer.json()).toEqual({ message: 'Please send JSON' });
    }
  });

  it.each(['{', '[1', 'nonsense', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}'])(
    'rejects the body %s',
    async (payload) => {
      const answer = await send(payload, json);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: "We couldn't understand that request" });
    },
  );

  it.each(['null', '[]', '"text"', '7', '', `${'['.repeat(10_000)}${']'.repeat(10_000)}`])(
    'answers 400 for a body without fields (case %#)',
    async (payload) => {
      expect((await send(payload, json)).statusCode).toBe(400);
    },
  );

  it('answers 413 for a body above 64 kB before reading it', async () => {
    // What arrives is shorter than announced: who reads it answers 400.
    const announcing = (length: number) => send('{', { ...json, 'content-length': `${length}` });
    expect((await announcing(64 * 1024)).statusCode).toBe(400);
    const answer = await announcing(64 * 1024 + 1);
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toEqual({ message: "That's too large to send" });
  });

  it('answers a null character like any other invalid input', async () => {
    const name = encodeURIComponent('a\u0000b');
    const answer = await t.visitor().get(`/api/auth/check-username?username=${name}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ available: false });
    const body = { email: 'a@b.example', college_id: '\u0000' };
    expect((await t.visitor().post('/api/auth/send-otp', body)).statusCode).toBe(400);
  });

  it('logs the route of a call but nothing that identifies the student', async () => {
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

  it('answers 500 without details of the failure', async () => {
    const { database } = t.api.services;
    const broken = jest.spyOn(database, 'query').mockRejectedValue(new Error('secret detail'));
    const answer = await t.visitor().get('/api/auth/check-username?username=nobody');
    broken.mockRestore();
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Server error. Please try again later.' });
  });

  it('answers 503 while the database is unreachable', async () => {
    const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const broken = jest.spyOn(t.api.services.database, 'query').mockRejectedValue(refused);
    const answer = await t.visitor().get('/api/auth/check-username?username=nobody');
    broken.mockRestore();
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('1');
  });
});

describeOnEachDatabase(
  'a site behind HTTPS',
  (t) => {
    it('sets a session cookie that is bound to the host and to https', async () => {
      const { email, password } = await t.student();
      const answer = await t.visitor().post('/api/auth/login', { email, password });
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(
          /^__Host-campus_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
        ),
        expect.stringMatching(/^__Host-campus_known=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
      ]);
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
