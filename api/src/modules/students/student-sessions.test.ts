import type { OpenSession } from '@campus/contract';
import type { AddressInfo } from 'node:net';
import {
  connected,
  describeOnEachDatabase,
  openPage,
  type Client,
  type Harness,
  type TestStudent,
} from '../../testing';

const phone =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

async function signIn(t: Harness, { email, password }: TestStudent, userAgent = phone) {
  const visitor = t.visitor();
  await visitor.post('/api/auth/login', { email, password }, { 'user-agent': userAgent });
  return visitor;
}

const listed = async (client: Client) =>
  (await client.get('/api/user/sessions')).json<OpenSession[]>();
const isIn = async (client: Client) => (await client.get('/api/auth/me')).statusCode === 200;

describeOnEachDatabase('a student’s own sessions', (t) => {
  it('are listed with their device, the current one first', async () => {
    const student = await t.student();
    t.advance(60);
    const other = await signIn(t, student);
    const stranger = await t.student();
    const all = await listed(student);
    expect(all.map(({ current, device }) => ({ current, device }))).toEqual([
      { current: true, device: null },
      { current: false, device: 'Chrome on Android' },
    ]);
    expect((await listed(other)).map(({ current }) => current)).toEqual([true, false]);
    expect(await listed(stranger)).toHaveLength(1);
    const stored = await t.api.services.database.query<{ hash: string }>(
      'select token_hash as hash from sessions',
    );
    const text = JSON.stringify(all);
    for (const { hash } of stored) expect(text).not.toContain(hash);
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(
      ['_id', 'createdAt', 'current', 'device', 'lastSeen'].sort(),
    );
  });

  it('are not listed after they expire', async () => {
    const student = await t.student();
    t.advance(25 * 3600);
    const fresh = await signIn(t, student);
    expect(await listed(fresh)).toHaveLength(1);
  });

  it('can be ended one by one, only by their student', async () => {
    const student = await t.student();
    const other = await signIn(t, student);
    const id = (await listed(student)).find(({ current }) => !current)?._id;
    const stranger = await t.student();
    const missing = { message: 'That device is already logged out' };
    const refused = await stranger.post('/api/user/sessions/end', { id });
    expect([refused.statusCode, refused.json()]).toEqual([404, missing]);
    expect(await isIn(other)).toBe(true);

    const ended = await student.post('/api/user/sessions/end', { id });
    expect([ended.statusCode, ended.json()]).toEqual([
      200,
      { message: 'Logged out on that device' },
    ]);
    expect([await isIn(student), await isIn(other)]).toEqual([true, false]);
    const again = await student.post('/api/user/sessions/end', { id });
    expect([again.statusCode, again.json()]).toEqual([404, missing]);
  });

  it('clear the cookie when the current one is ended', async () => {
    const student = await t.student();
    const [own] = await listed(student);
    const answer = await student.post('/api/user/sessions/end', { id: own?._id });
    expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0');
    expect(await isIn(student)).toBe(false);
  });

  it('can be ended all at once, except the current one', async () => {
    const student = await t.student();
    const stranger = await t.student();
    const others = [await signIn(t, student), await signIn(t, student)];
    const answer = await student.post('/api/user/sessions/end-others');
    expect(answer.json()).toEqual({ message: 'Logged out on all other devices' });
    expect(await Promise.all([student, stranger, ...others].map(isIn))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('answer 401 to visitors and 400 for an invalid id', async () => {
    const visitor = t.visitor();
    const answers = [
      await visitor.get('/api/user/sessions'),
      await visitor.post('/api/user/sessions/end', { id: 'x' }),
      await visitor.post('/api/user/sessions/end-others'),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([401, 401, 401]);
    const student = await t.student();
    for (const id of ['', 'a b', 5, null]) {
      const { statusCode } = await student.post('/api/user/sessions/end', { id });
      expect([id, statusCode]).toEqual([id, 400]);
    }
  });
});

describeOnEachDatabase('the end of a session', (t) => {
  it('sockets of that session close, and those of another session stay open', async () => {
    await t.api.app.listen({ port: 0, host: '127.0.0.1' });
    const url = `http://127.0.0.1:${(t.api.app.server.address() as AddressInfo).port}`;
    const student = await t.student();
    const other = await signIn(t, student);
    const here = await connected(openPage(url, student.cookie()));
    const there = await connected(openPage(url, other.cookie()));
    const id = (await listed(student)).find(({ current }) => !current)?._id;
    await student.post('/api/user/sessions/end', { id });
    await there.ended();
    expect(here.socket.connected).toBe(true);

    const { password } = student;
    await student.post('/api/user/delete', { password, confessions: 'keep' });
    await here.ended();
  });
});
