import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { photograph } from '../support/photograph';
import { newStudent } from '../support/students';
import { test } from './large-site';

export interface Answer {
  status: number;
  body: string;
  /** `name=value` of the received cookies. */
  cookie: string;
}

export interface Call {
  method?: string;
  data?: object;
  cookie?: string;
}

/**
 * Calls the site from another address of this machine (anything in 127.0.0.0/8), so that the call can be
 * identified in the site's records.
 */
function callFrom(localAddress: string, site: string) {
  return async (path: string, { method, data, cookie }: Call = {}): Promise<Answer> => {
    const content = data === undefined ? '' : JSON.stringify(data);
    const sent = request(new URL(path, site), {
      localAddress,
      agent: false,
      method: method ?? (data === undefined ? 'GET' : 'POST'),
      headers: {
        'content-length': Buffer.byteLength(content),
        ...(data && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
    });
    // The server does not read a rejected body to its end.
    sent.on('error', () => undefined);
    sent.end(content);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const cookies = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]);
    const body = await text(answer).catch(() => '');
    return { status: answer.statusCode ?? 0, body, cookie: cookies.join('; ') };
  };
}

/** Nobody else on this machine comes from there. */
const address = '127.9.8.7';

test.use({ siteEnv: { RATE_LIMITS: 'on', LOG_LEVEL: 'trace' } });

const secretText = () => `The canteen ${randomBytes(6).toString('hex').replaceAll(/\d/g, 'x')}`;

test('the logs contain no personal data, secrets or ids of a student', async ({ large, mail }) => {
  test.slow();
  const call = callFrom(address, large.url);
  const secrets = new Set([address]);
  const secret = (text: string) => {
    secrets.add(text);
    return text;
  };

  // Somebody signs up, with a wrong code first.
  const colleges = JSON.parse((await call('/api/colleges')).body);
  const { email, username, password, college } = newStudent(colleges[0]);
  for (const each of [email, username, password]) secret(each);
  const about = { email, college_id: college._id };
  expect((await call('/api/auth/send-otp', { data: about })).status).toBe(200);
  const otp = secret(await mail.latestCode(email));
  const account = { ...about, username, password };
  const guess = otp === '111111' ? '222222' : '111111';
  const register = (code: string) =>
    call('/api/auth/verify-otp-register', { data: { ...account, otp: code } });
  expect((await register(guess)).status).toBe(400);
  const { cookie, status } = await register(otp);
  expect([200, 201]).toContain(status);
  secret(cookie.slice(cookie.indexOf('=') + 1));
  const me = JSON.parse((await call('/api/user/profile', { cookie })).body);
  secret(me._id);

  // They confess, with a picture that nginx does not hold in memory, and change their mind about a word.
  const image = `data:image/jpeg;base64,${(await photograph(1_500_000)).toString('base64')}`;
  const communities = JSON.parse((await call('/api/communities', { cookie })).body);
  const { _id: community_id } = communities.find((each: { isConfession?: boolean; name: string }) =>
    /confession/i.test(each.name),
  );
  const confession = { title: secret(secretText()), content: secret(secretText()), community_id };
  const posted = await call('/api/posts', { data: { ...confession, images: [image] }, cookie });
  expect([posted.status, posted.body.slice(0, 200)]).toEqual([201, expect.any(String)]);
  const { _id: post } = JSON.parse(posted.body);
  secret(post);
  const put = { title: secret(secretText()), content: secret(secretText()) };
  const edited = await call(`/api/posts/${post}`, { method: 'PUT', data: put, cookie });
  expect([edited.status, edited.body.slice(0, 200)]).toEqual([200, expect.any(String)]);

  // What is refused: too large, not there, a query, wrong passwords until there are too many.
  const tooLarge = { ...confession, images: [image, image, image, image] };
  expect((await call('/api/posts', { data: tooLarge, cookie })).status).toBe(413);
  const picture = { method: 'PUT', data: { ...put, images: [image] }, cookie };
  expect((await call(`/api/posts/${post}`, picture)).status).toBe(413);
  for (const path of [`/api/posts/${me._id}`, `/r/${post}`, `/s/${post}/a.js`, `/${post}.php`]) {
    expect((await call(path, { cookie })).status).toBe(404);
  }
  await call(`/api/auth/check-username?username=${username}`);
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) {
    const data = { email, password: secret(`wrong ${randomBytes(4).toString('hex')}`) };
    statuses.push((await call('/api/auth/login', { data })).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);

  // All processes stop, one of them killed, and restart.
  const [first, second] = large.processes;
  first?.child.kill('SIGTERM');
  second?.child.kill('SIGKILL');
  await Promise.all([first?.exit, second?.exit]);
  const gone = await call(`/api/posts/${post}`, { method: 'PUT', data: put, cookie });
  expect(gone.status).toBe(503);
  for (const place of [0, 1]) await large.startAgain(place);
  expect((await call(`/api/posts/${post}/comments`, { cookie })).status).toBeLessThan(500);

  const logs = await large.logs();
  expect(logs).toContain('POST api 201');
  expect(logs).toContain('"answered"');
  const found = logs.split('\n').filter((line) => [...secrets].some((each) => line.includes(each)));
  expect(found).toEqual([]);
});
