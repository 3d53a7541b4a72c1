import { endpoints } from '@campus/contract/testing';
import fastify from 'fastify';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { type LimitName, rules } from '../limits/rules';
import { describeOnOneDatabase, type Harness } from '../testing';
import { dropUnreadBodies } from './json-body';

const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

async function portOf({ api }: Harness): Promise<number> {
  const { server } = api.app;
  if (!server.listening) await api.app.listen({ port: 0, host: '127.0.0.1' });
  return (server.address() as AddressInfo).port;
}

/** The data up to the blank line after the headers of an answer. */
async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  while (!text.includes('\r\n\r\n')) text += String((await once(socket, 'data'))[0]);
  return text;
}

describeOnOneDatabase(
  'rate limits of visitors',
  (t) => {
    const message = { name: 'Asha', email: 'asha@home.example', subject: 'Hi', message: 'Hello' };

    it('answer 429 before the body is read, and the connection stays usable', async () => {
      for (let count = 0; count < 10; count += 1) {
        // A form with invalid input is not a message yet, and does not count.
        expect((await t.visitor().post('/api/contact', { ...message, name: '' })).statusCode).toBe(
          400,
        );
        expect((await t.visitor().post('/api/contact', message)).statusCode).toBe(200);
      }
      const socket = connect(await portOf(t), '127.0.0.1');
      socket.write(head('/api/contact', 60_000));
      const answer = await answerOf(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 429 /);
      expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i);
      // The rest of the body is discarded, and the connection serves the next call.
      socket.write(`${'x'.repeat(60_000)}GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n`);
      expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200 /);
      socket.destroy();
    });

    it.each([
      ['code-send-address', 100, ['send-otp', 'send-password-reset-otp']],
      ['code-check-address', 200, ['verify-otp-register', 'verify-otp-reset-password']],
    ] as const)(
      '%s applies before the body is read, and an invalid form does not count',
      async (limit, points, names) => {
        const { limits } = t.api.services;
        for (let count = 1; count < points; count += 1) await limits.take(limit, '127.0.0.1');
        const college_id = randomUUID();
        const form = {
          email: 'asha@home.example',
          otp: '123456',
          username: 'asha_early',
          college_id,
        };
        for (let count = 0; count < 3; count += 1) {
          for (const body of [
            { ...form, email: '' },
            { ...form, password: 'correct horse' },
          ]) {
            const answer = await t.visitor().post(`/api/auth/${names[0]}`, body);
            expect(answer.statusCode).toBe(400);
          }
        }
        await limits.take(limit, '127.0.0.1');
        const port = await portOf(t);
        for (const name of names) {
          const socket = connect(port, '127.0.0.1');
          socket.write(head(`/api/auth/${name}`, 60_000));
          expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 429 /);
          socket.destroy();
        }
      },
    );

    it('once exceeded, reject every call before its body is parsed, with 401 or 429', async () => {
      const { limits } = t.api.services;
      const names = Object.keys(rules) as LimitName[];
      // Without the limit for all calls together, which would refuse them all.
      const ofVisitors = names.filter((name) => /^beacon$|^(?!api).*-address$/.test(name));
      for (const name of ofVisitors) {
        let refused = false;
        while (!refused) {
          refused = await limits.take(name, '127.0.0.1').then(
            () => false,
            () => true,
          );
        }
      }
      const answers: Record<number, string[]> = {};
      const deploys = ['publish', 'promote', 'rollback', 'end', 'off', 'on'].map((verb) => ({
        method: 'POST' as const,
        path: `/api/deploys/:remote/${verb}`,
      }));
      for (const { method, path } of [...endpoints.filter(({ body }) => body), ...deploys]) {
        const url = path.replaceAll(/:\w+/g, randomUUID());
        const headers = { 'content-type': 'application/json' };
        // It cannot be read: 400 shows that the body was parsed.
        const { statusCode } = await t.api.app.inject({ method, url, headers, payload: '{' });
        (answers[statusCode] ??= []).push(`${method} ${path}`);
      }
      expect(Object.keys(answers)).toEqual(['401', '429']);
      expect(answers[429]).toContain('POST /api/beacon');
      expect(answers[429]).toEqual(
        expect.arrayContaining(deploys.map(({ path }) => `POST ${path}`)),
      );
    });
  },
  { rateLimits: true },
);

describeOnOneDatabase('a rejected request body', (t) => {
  it.each([
    ['of 5 MB', 413, head('/api/contact', 5_000_000)],
    ['of XML', 415, head('/api/contact', 5_000_000).replace('/json', '/xml')],
  ])('%s gets an error, and the connection serves the next call', async (_what, status, call) => {
    const socket = connect(await portOf(t), '127.0.0.1');
    socket.write(call);
    expect(await answerOf(socket)).toContain(`HTTP/1.1 ${status} `);
    socket.write(`${'x'.repeat(5_000_000)}GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });
});

test('closes the connection of a client that keeps sending its body slowly after the answer', async () => {
  const app = fastify();
  dropUnreadBodies(app, 50);
  app.post('/', { onRequest: async (_request, reply) => reply.code(429).send() }, async () => '');
  await app.listen({ port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(head('/', 60_000));
  expect(await answerOf(socket)).toMatch(/^HTTP\/1\.1 429 /);
  socket.resume();
  let sent = 0;
  const sending = setInterval(() => {
    socket.write('x');
    sent += 1;
    if (sent === 500) socket.destroy();
  }, 5);
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(sending);
  await app.close();
  expect(sent).toBeLessThan(500);
});
