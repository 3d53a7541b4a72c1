import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createApi, type Api } from '../api';
import { makePair, match, say } from '../modules/dating/dating-fixture';
import { connected, describeOnEachDatabase, openPage, testConfig, type Page } from '../testing';
import { createClient } from '../testing/harness';

const redisUrl = process.env['TEST_REDIS_URL'];

async function listening(api: Api): Promise<string> {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
}

describeOnEachDatabase('two processes on one database', (t) => {
  const apis: Api[] = [];
  const pages: Page[] = [];
  afterEach(async () => {
    for (const { socket } of pages.splice(0)) socket.disconnect();
    await Promise.all(apis.splice(0).map((api) => api.app.close()));
  });

  /** Simulates another process of the same site within this one. */
  async function another(url: string | undefined): Promise<Api> {
    const { database } = t.api.services;
    const config = testConfig({ redisUrl: url });
    const api = await createApi({ config, database, logStream: { write: () => undefined } });
    apis.push(api);
    return api;
  }

  async function open(api: Api, cookie: string): Promise<Page> {
    const page = openPage(await listening(api), cookie);
    pages.push(page);
    return connected(page);
  }

  const onRedis = redisUrl ? it : it.skip;

  onRedis('deliver the messages that one receives to pages of the other, in order', async () => {
    const [here, there] = [await another(redisUrl), await another(redisUrl)];
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    const page = await open(there, asha.cookie());
    const sender = createClient(here.app, arjun.cookie());
    const texts = Array.from({ length: 20 }, (_, n) => `${n} ${randomBytes(4).toString('hex')}`);
    for (const message of texts) {
      const body = { matchId, message };
      expect((await sender.post('/api/dating/send-message', body)).statusCode).toBe(200);
    }
    await page.hears(texts.at(-1) ?? '');
    expect(page.heard.map(({ message }) => message.message)).toEqual(texts);
  });

  onRedis('disconnect pages of one when their session or match ends at the other', async () => {
    const [here, there] = [await another(redisUrl), await another(redisUrl)];
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    const page = await open(there, asha.cookie());
    const ended = page.ended();
    await createClient(here.app, arjun.cookie()).post('/api/dating/unmatch', { matchId });
    expect(await ended).toBe('io server disconnect');
    page.socket.connect();
    await connected(page);
    const over = page.ended();
    await createClient(here.app, asha.cookie()).post('/api/auth/logout');
    expect(await over).toBe('io server disconnect');
  });

  onRedis('drop malformed messages between them and deliver the next one', async () => {
    const [here, there] = [await another(redisUrl), await another(redisUrl)];
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    const page = await open(there, asha.cookie());
    const sender = createClient(here.app, arjun.cookie());
    const send = async (message: string) => {
      await sender.post('/api/dating/send-message', { matchId, message });
      await page.hears(message);
    };
    await send('Before');
    const { streams } = here.redis ?? {};
    const packet = { type: 2, data: ['message', {}] };
    const opts = { rooms: [], except: [] };
    for (const data of [
      '{',
      'no base64 of anything',
      '{}',
      '{"packet":null,"opts":null}',
      JSON.stringify({ packet, opts: { rooms: 1 } }),
      JSON.stringify({ packet: { type: 'x' }, opts }),
      JSON.stringify({ packet, opts, requestId: 'x' }),
    ]) {
      for (const type of ['1', '3', '6', '7', '9', 'x']) {
        await streams?.xadd('socket.io', '*', 'uid', 'x', 'nsp', '/', 'type', type, 'data', data);
      }
    }
    await streams?.xadd('socket.io', '*', 'uid', 'x', 'nsp', '/', 'type', '3');
    await streams?.publish('socket.io#/#', 'nonsense');
    await send('After');
    expect(page.heard.map(({ message }) => message.message)).toEqual(['Before', 'After']);
  });

  it('send messages to their own pages even if Redis is unreachable', async () => {
    const alone = await another('redis://127.0.0.1:1');
    const { asha, arjun } = await makePair(t);
    const matchId = await match(arjun, asha);
    const page = await open(alone, asha.cookie());
    await createClient(alone.app, arjun.cookie()).post('/api/dating/send-message', {
      matchId,
      message: 'Still here',
    });
    await page.hears('Still here');
    expect((await say(arjun, matchId, 'From elsewhere')).statusCode).toBe(200);
  });
});
