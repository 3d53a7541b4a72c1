import type { AddressInfo } from 'node:net';
import { dater, makePair, match, say } from '../modules/dating/dating-fixture';
import {
  connected,
  describeOnEachDatabase,
  openPage,
  type Harness,
  type Page,
  type TestStudent,
} from '../testing';

/** The API on its own port, and pages that are closed after the test. */
function onAPort(t: Harness) {
  const open: Page[] = [];
  let url = '';
  beforeAll(async () => {
    await t.api.app.listen({ port: 0, host: '127.0.0.1' });
    url = `http://127.0.0.1:${(t.api.app.server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    for (const { socket } of open.splice(0)) socket.disconnect();
  });
  const start = (cookie: string, options = {}) => {
    const page = openPage(url, cookie, options);
    open.push(page);
    return page;
  };
  return {
    start,
    page: (student: TestStudent, options = {}) => connected(start(student.cookie(), options)),
    fetch: (path: string, headers: Record<string, string>) => fetch(url + path, { headers }),
  };
}

describeOnEachDatabase('live messages', (t) => {
  const site = onAPort(t);

  it('reach every open page of both students once, and no other student', async () => {
    const { college, asha, arjun } = await makePair(t);
    const third = await dater(t, college, 'male');
    const matchId = await match(arjun, asha);
    const own = await match(third, asha);
    const pages = await Promise.all([asha, asha, arjun, arjun].map((who) => site.page(who)));
    const curious = await site.page(third);
    for (const event of ['authenticate', 'join', 'subscribe', 'new_chat_message']) {
      curious.socket.emit(event, arjun.id);
      curious.socket.emit(event, { matchId, room: `student:${college.id}:${arjun.id}` });
    }
    await say(arjun, matchId, 'Hi Asha');
    await say(asha, matchId, 'Hi Arjun');
    await say(arjun, matchId, 'Bye');
    await Promise.all(pages.map((page) => page.hears('Bye')));
    // The event for the third page is sent after those that it must not receive.
    await say(asha, own, 'Something else');
    await curious.hears('Something else');
    expect(curious.heard.map(({ message }) => message.message)).toEqual(['Something else']);
    for (const { heard } of pages) {
      const ofMatch = heard.filter((event) => event.matchId === matchId);
      expect(ofMatch.map(({ message }) => message.message)).toEqual(['Hi Asha', 'Hi Arjun', 'Bye']);
    }
    expect(pages.slice(2).map(({ heard }) => heard.length)).toEqual([3, 3]);
    const [stored] = (await asha.get(`/api/dating/chat/${matchId}`)).json();
    expect(pages[2]?.heard[0]).toEqual({ matchId, message: stored });
  });

  it('also arrive by long polling', async () => {
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    const page = await site.page(asha, { transports: ['polling'] });
    await say(arjun, matchId, 'Hi');
    await page.hears('Hi');
    await asha.post('/api/auth/logout');
    await page.ended();
  });

  it('without recipients reach no page and disconnect none', async () => {
    const { college, asha } = await makePair(t);
    const page = await site.page(asha);
    const { realtime } = t.api.services;
    const said = (message: string) => ({
      name: 'new_chat_message',
      payload: { matchId: college.id, message: { message } },
    });
    realtime.send(college.id, [], said('To nobody'));
    realtime.disconnect(college.id, []);
    // The event for the page itself is sent after the one that it must not receive.
    realtime.send(college.id, [asha.id], said('To Asha'));
    expect(await Promise.race([page.hears('To Asha'), page.ended()])).toBeUndefined();
    expect(page.heard.map(({ message }) => message.message)).toEqual(['To Asha']);
    expect(page.socket.connected).toBe(true);
  });

  it('require a valid session', async () => {
    const student = await t.student();
    const over = student.cookie();
    await student.post('/api/auth/logout');
    for (const cookie of ['', 'campus_session=x', over]) {
      for (const transports of [['websocket'], ['polling']]) {
        await expect(connected(site.start(cookie, { transports }))).rejects.toThrow('unauthorized');
      }
    }
  });

  it.each(['https://elsewhere.example', 'null'])(
    'reject pages of the origin %s',
    async (origin) => {
      const student = await t.student();
      const extraHeaders = { cookie: student.cookie(), origin };
      for (const transports of [['websocket'], ['polling']]) {
        const page = site.start('', { transports, extraHeaders });
        await expect(connected(page)).rejects.toThrow();
      }
      const path = '/socket.io/?EIO=4&transport=polling';
      const cookie = student.cookie();
      expect((await site.fetch(path, { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    },
  );

  it('stop within a second of a logout, a password change, an unmatch or a block', async () => {
    const within = async (page: Page, work: () => Promise<unknown>) => {
      const ended = page.ended();
      await work();
      const second = new Promise((_resolve, reject) => {
        setTimeout(() => reject(new Error('A second is over.')), 1000).unref();
      });
      expect(await Promise.race([ended, second])).toBe('io server disconnect');
    };
    const { asha, arjun } = await makePair(t);
    const login = { email: arjun.email, password: arjun.password };
    await within(await site.page(arjun), () => arjun.post('/api/auth/logout'));
    await arjun.post('/api/auth/login', login);
    const elsewhere = t.visitor();
    await elsewhere.post('/api/auth/login', login);
    const other = await connected(site.start(elsewhere.cookie()));
    const kept = await site.page(arjun);
    await within(other, () =>
      arjun.put('/api/user/change-password', {
        oldPassword: arjun.password,
        newPassword: 'another horse',
        confirmPassword: 'another horse',
      }),
    );
    expect(kept.socket.connected).toBe(true);
    const matchId = await match(arjun, asha);
    await within(kept, () => asha.post('/api/dating/unmatch', { matchId }));
    const again = await makePair(t);
    await match(again.arjun, again.asha);
    await within(await site.page(again.arjun), () =>
      again.asha.post('/api/dating/block', { userId: again.arjun.id }),
    );
  });

  it('come with the usual security headers, and no client script is served', async () => {
    const answer = await site.fetch('/socket.io/?EIO=4&transport=polling', {});
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect((await site.fetch('/socket.io/socket.io.js', {})).status).toBe(400);
  });

  it('disconnect a page that sends too much data, and the site keeps working', async () => {
    const page = await site.page(await t.student());
    page.socket.emit('authenticate', 'x'.repeat(70_000));
    await page.ended();
    const next = await site.page(await t.student());
    expect(next.socket.connected).toBe(true);
  });

  it('allow at most ten open pages per student', async () => {
    const student = await t.student();
    for (let n = 0; n < 10; n += 1) await site.page(student);
    await expect(site.page(student)).rejects.toThrow('too many');
    expect((await site.page(await t.student())).socket.connected).toBe(true);
  });

  it('leave no texts, names or ids in the log', async () => {
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    const page = await site.page(asha);
    await say(arjun, matchId, 'a secret word: xylophone');
    await page.hears('a secret word: xylophone');
    await asha.get(`/api/dating/profile/${arjun.id}`);
    const log = t.log.join('\n');
    for (const told of ['xylophone', 'Climber', matchId, arjun.id, asha.id]) {
      expect(log).not.toContain(told);
    }
  });
});

describeOnEachDatabase(
  'a page that sends too many events',
  (t) => {
    const site = onAPort(t);

    it('is disconnected', async () => {
      const page = await site.page(await t.student());
      const ended = page.ended();
      for (let n = 0; n < 150; n += 1) page.socket.emit('authenticate', 'me');
      expect(await ended).toBe('io server disconnect');
    });
  },
  { rateLimits: true },
);
