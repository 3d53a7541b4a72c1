import { pushMessages } from '@campus/contract';
import { createPublicKey, verify } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeOnEachDatabase, makeCampus, publish, type Client } from '../../testing';
import { comment, read } from '../notifications/notification-fixture';

interface Arrival {
  readonly path: string;
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A push service: answers 410 under `/gone`, 503 under `/busy`, a redirect under `/moved`, and 201 elsewhere. */
const arrivals: Arrival[] = [];
const news = new EventEmitter();
const service = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const { url: path = '', method, headers } = request;
    const status = { gone: 410, busy: 503, moved: 307 }[path.split('/')[1] ?? ''] ?? 201;
    response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end();
    arrivals.push({ path, method, headers, body });
    news.emit('arrival');
  });
});
let origin = '';

beforeAll(async () => {
  await once(service.listen(0, '127.0.0.1'), 'listening');
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});

async function arrivalAt(path: string): Promise<Arrival> {
  for (;;) {
    const found = arrivals.find((arrival) => arrival.path === path);
    if (found) return found;
    await once(news, 'arrival');
  }
}

let count = 0;
async function subscribe(client: Client, folder = 'device'): Promise<string> {
  const path = `/${folder}/${(count += 1)}`;
  const answer = await client.put('/api/push', { endpoint: origin + path });
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: pushMessages.on }]);
  return path;
}

const stateOf = async (client: Client) =>
  (await client.get('/api/push')).json<{ publicKey: string; isSubscribed: boolean }>();
const isSubscribed = async (client: Client) => (await stateOf(client)).isSubscribed;

const parsed = (part = ''): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** The claims of a signature by this key. */
function claimsOf(authorization: string | undefined, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const [header = '', claims = '', signature = ''] = token.split('.');
  expect(parsed(header)).toEqual({ typ: 'JWT', alg: 'ES256' });
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const signer = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = Buffer.from(signature, 'base64url');
  const how = { key: signer, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), how, signed)).toBe(true);
  return parsed(claims);
}

const config = {
  rateLimits: false,
  get pushService() {
    return origin;
  },
};

describeOnEachDatabase(
  'alerts on a device',
  (t) => {
    async function posted() {
      const campus = await makeCampus(t);
      const post = await publish(campus.author, campus.community.id);
      return { ...campus, post };
    }

    async function signedInAgain({ email, password }: { email: string; password: string }) {
      const visitor = t.visitor();
      await visitor.post('/api/auth/login', { email, password });
      return visitor;
    }

    afterEach(() => void jest.restoreAllMocks());

    it('wake it with an empty, signed push', async () => {
      const { author, other, post } = await posted();
      const path = await subscribe(author);
      await comment(other, post._id);
      const { method, headers, body } = await arrivalAt(path);
      expect([method, body]).toEqual(['POST', '']);
      expect(headers).toMatchObject({ 'content-length': '0', ttl: '86400', topic: 'news' });
      expect(headers).not.toHaveProperty('content-encoding');
      const { publicKey } = await stateOf(author);
      const now = Date.now() / 1000;
      const claims = claimsOf(headers.authorization, publicKey) as { exp: number };
      expect(claims).toEqual({
        aud: origin,
        exp: expect.any(Number),
        sub: 'mailto:no-reply@localhost',
      });
      expect(claims.exp).toBeGreaterThan(now);
      expect(claims.exp).toBeLessThan(now + 24 * 3600);
    });

    it('reach no other student, of the same or another college', async () => {
      const { author, other, stranger, post } = await posted();
      const theirs = await Promise.all([subscribe(other), subscribe(stranger)]);
      const own = await subscribe(author);
      await comment(other, post._id);
      await arrivalAt(own);
      const reached = arrivals.map(({ path }) => path);
      for (const path of theirs) expect(reached).not.toContain(path);
    });

    it('are sent for what is new, but not for reading, own comments and comments on confessions', async () => {
      const { college, author, other, post } = await posted();
      const confession = await publish(author, college.confessionsId);
      const wake = jest.spyOn(t.api.services.push, 'wake');
      await comment(other, confession._id);
      await comment(author, post._id);
      await read(author);
      expect(wake).not.toHaveBeenCalled();
      await comment(other, post._id);
      expect(wake.mock.calls).toEqual([[{ collegeId: college.id, studentId: author.id }]]);
    });

    it('end with the session, however it ends', async () => {
      const { author, other, post } = await posted();
      const [left, ended, kept] = await Promise.all(
        [author, author, author].map((student) => signedInAgain(student)),
      );
      const gone = [await subscribe(left!), await subscribe(ended!)];
      await left!.post('/api/auth/logout');
      const path = await subscribe(kept!);
      await kept!.post('/api/user/sessions/end-others');
      expect((await ended!.get('/api/push')).statusCode).toBe(401);
      await comment(other, post._id);
      await arrivalAt(path);
      const reached = arrivals.map((arrival) => arrival.path);
      for (const each of gone) expect(reached).not.toContain(each);
    });

    it('end with a session that has expired but is still stored', async () => {
      const { author, other, post } = await posted();
      const expired = await subscribe(author);
      t.advance(25 * 3600);
      const [reader, writer] = await Promise.all([signedInAgain(author), signedInAgain(other)]);
      const path = await subscribe(reader);
      await writer.post(`/api/posts/${post._id}/comments`, { comment: 'Hi' });
      await arrivalAt(path);
      expect(arrivals.map((arrival) => arrival.path)).not.toContain(expired);
    });

    it('belong to the session that subscribed last in a browser, until it unsubscribes', async () => {
      const { author, stranger } = await makeCampus(t);
      expect(await isSubscribed(author)).toBe(false);
      const endpoint = origin + (await subscribe(author));
      expect([await isSubscribed(author), await isSubscribed(stranger)]).toEqual([true, false]);
      await stranger.put('/api/push', { endpoint });
      expect([await isSubscribed(author), await isSubscribed(stranger)]).toEqual([false, true]);
      const answer = await stranger.delete('/api/push');
      expect([answer.statusCode, answer.json()]).toEqual([200, { message: pushMessages.off }]);
      expect(await isSubscribed(stranger)).toBe(false);
    });

    it('can be subscribed in several tabs at once', async () => {
      const { author, other } = await makeCampus(t);
      const endpoint = `${origin}/device/shared`;
      const answers = await Promise.all(
        [author, other, author, other, author].map((one) => one.put('/api/push', { endpoint })),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
      const states = [await isSubscribed(author), await isSubscribed(other)];
      expect(states.filter(Boolean)).toHaveLength(1);
    });

    it('end when the push service no longer knows the device', async () => {
      const { author, other, post } = await posted();
      const path = await subscribe(author, 'gone');
      await comment(other, post._id);
      await arrivalAt(path);
      while (await isSubscribed(author)) await new Promise(setImmediate);
    });

    it.each(['busy', 'moved'])(
      'continue after a failure (%s), which the log tells without device and student',
      async (folder) => {
        const { author, other, post } = await posted();
        const path = await subscribe(author, folder);
        const before = t.log.length;
        const told = () =>
          t.log.slice(before).filter((line) => line.includes('a push service refused'));
        await comment(other, post._id);
        await arrivalAt(path);
        while (told().length === 0) await new Promise(setImmediate);
        expect(await isSubscribed(author)).toBe(true);
        for (const secret of [path, origin, author.id, author.username]) {
          expect(told().join()).not.toContain(secret);
        }
        expect(arrivals.map((arrival) => arrival.path)).not.toContain('/elsewhere');
      },
    );

    it.each([
      'https://updates.push.services.mozilla.com/wpush/v2/gAAAA-_=',
      'https://fcm.googleapis.com/fcm/send/abc:APA91b_-',
      'https://web.push.apple.com/QNxyz',
      'https://wns2-pn1p.notify.windows.com/w/?token=BQYA%2bx',
    ])('may come through %s', async (endpoint) => {
      const { statusCode } = await (await t.student()).put('/api/push', { endpoint });
      expect(statusCode).toBe(200);
    });

    it.each([
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com:8443/fcm/send/a',
      'https://user:word@fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com@campus.example/fcm/send/a',
      'https://campus.example/fcm.googleapis.com/',
      'https://fcm.googleapis.com.campus.example/a',
      'https://notfcm.googleapis.com/a',
      'https://push.apple.com.campus.example/a',
      'https://notpush.apple.com/a',
      'https://fcm.googleapis.com\\@campus.example/a',
      'https://campus.example#.push.apple.com/a',
      'https://campus.example?.push.apple.com/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.7/a',
      'http://127.0.0.1:1/a',
      'http://localhost/a',
      'file:///etc/passwd',
      'fcm.googleapis.com/a',
      `https://fcm.googleapis.com/${'a'.repeat(1000)}`,
      '',
      7,
      null,
    ])('refuse the endpoint %s', async (endpoint) => {
      const student = await t.student();
      const answer = await student.put('/api/push', { endpoint });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: pushMessages.serviceUnknown });
      expect(await isSubscribed(student)).toBe(false);
    });

    it('are for students only', async () => {
      const visitor = t.visitor();
      const endpoint = `${origin}/device/visitor`;
      for (const answer of [
        await visitor.get('/api/push'),
        await visitor.put('/api/push', { endpoint }),
        await visitor.delete('/api/push'),
      ]) {
        expect(answer.statusCode).toBe(401);
      }
    });
  },
  config,
);
