import { once } from 'node:events';
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { createLimits } from '../limits/limits';
import { connectRedis, type RedisConnection } from './redis';

/** A proxy to a Redis that can simulate a hang: connections stay open, but no data passes. */
interface HangingProxy {
  readonly url: string;
  hang(): void;
  goOn(): void;
  close(): void;
}

async function openHangingProxy(redisUrl: string): Promise<HangingProxy> {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = connectSocket(Number(target.port) || 6379, target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined).on('close', () => to.destroy());
      from.pipe(to);
      if (hangs) from.unpipe(to).pause();
    }
    near.on('resumed', () => near.pipe(far));
    far.on('resumed', () => far.pipe(near));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    goOn() {
      hangs = false;
      for (const socket of sockets) socket.emit('resumed');
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const given = process.env['TEST_REDIS_URL'];
const url = given ?? '';
const onRedis = given ? describe : describe.skip;
const here = { on: true, secret: 'a secret of this site' };

function connect(to: string, heard: string[] = []): RedisConnection {
  const say = (_details: unknown, message?: string) => void heard.push(message ?? String(_details));
  const connection = connectRedis(to, { info: say, warn: say });
  if (connection === undefined) throw new Error('TEST_REDIS_URL is set in these tests.');
  return connection;
}

onRedis('Redis between two processes', () => {
  const heard: string[] = [];
  let near: RedisConnection;
  let far: RedisConnection;
  beforeAll(async () => {
    near = connect(url);
    far = connect(url, heard);
    await Promise.all([near.subscribed(), far.subscribed()]);
  });
  afterAll(() => [near, far].forEach((connection) => connection.close()));

  it('announces the end of a session to the other process', async () => {
    const news = new Promise<string>((resolve) => far.sessionNews.subscribe(resolve));
    const hash = randomBytes(8).toString('hex');
    await near.sessionNews.publish([hash]);
    expect(await news).toBe(hash);
  });

  it.each(['notjson', '', '{}', '"text"', '[1]', 'null', `["${'x'.repeat(200)}"]`])(
    'drops the malformed message %j, logs it and receives the next one',
    async (text) => {
      heard.length = 0;
      const hash = randomBytes(8).toString('hex');
      const ended: string[] = [];
      const news = new Promise<void>((resolve) =>
        far.sessionNews.subscribe((each) => {
          ended.push(each);
          if (each === hash) resolve();
        }),
      );
      await near.client.publish('campus:sessions-ended', text);
      await near.sessionNews.publish([hash]);
      await news;
      expect(ended).toEqual([hash]);
      expect(new Set(heard)).toEqual(new Set(['dropped a malformed Redis message']));
    },
  );

  it('counts a rate limit across both processes', async () => {
    const both = [near, far].map((redis) => createLimits({ ...here, redis }));
    const who = randomBytes(8).toString('hex');
    const taken = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => both[index % 2]?.take('comment', who)),
    );
    expect(taken.filter((result) => result.status === 'fulfilled')).toHaveLength(20);
  });

  it('gives nothing back to the counts of another store', async () => {
    let isDown = false;
    const ask: RedisConnection['ask'] = async (send, without) =>
      isDown ? without() : near.ask(send, without);
    const limits = createLimits({ ...here, redis: { client: near.client, ask } });
    const who = randomBytes(8).toString('hex');
    const giveBack = await limits.take('comment', who);
    isDown = true;
    await giveBack();
    const taken = await Promise.allSettled(
      Array.from({ length: 30 }, () => limits.take('comment', who)),
    );
    expect(taken.filter((result) => result.status === 'fulfilled')).toHaveLength(20);
  });

  it('starts new counts if the secret changes', async () => {
    const who = randomBytes(8).toString('hex');
    const left = async (changes: Partial<typeof here>, redis = near) => {
      const limits = createLimits({ ...here, ...changes, redis });
      const taken = await Promise.allSettled(
        Array.from({ length: 21 }, () => limits.take('report', who)),
      );
      return taken.filter((result) => result.status === 'fulfilled').length;
    };
    expect(await left({})).toBe(20);
    expect(await left({}, far)).toBe(0);
    expect(await left({ secret: 'another secret' })).toBe(20);
  });
});

onRedis('a Redis that stops answering', () => {
  let way: HangingProxy;
  let redis: RedisConnection;
  const heard: string[] = [];
  beforeAll(async () => {
    way = await openHangingProxy(url);
    redis = connect(way.url, heard);
    await redis.subscribed();
  });
  afterAll(() => {
    redis.close();
    way.close();
  });

  const answers = () =>
    redis.ask(
      (to) => to.ping(),
      () => 'nothing',
    );
  const until = async (answer: string) => {
    while ((await answers()) !== answer) await new Promise((resolve) => setImmediate(resolve));
  };

  it('delays only the first call; limits still apply, and the connection recovers', async () => {
    const limits = createLimits({ ...here, redis });
    const who = randomBytes(8).toString('hex');
    await until('PONG');
    way.hang();
    const begun = performance.now();
    for (let taken = 0; taken < 20; taken += 1) await limits.take('comment', who);
    for (let other = 0; other < 100; other += 1) await limits.take('comment', `${who}-${other}`);
    // If each waited for Redis, 120 of them would take 18 seconds.
    expect(performance.now() - begun).toBeLessThan(9000);
    await expect(limits.take('comment', who)).rejects.toMatchObject({ status: 429 });
    expect(redis.isReady()).toBe(false);
    way.goOn();
    await until('PONG');
    expect(redis.isReady()).toBe(true);
    expect(heard).toEqual([
      'Redis does not answer: limits and caches are per process until then',
      'Redis answers again',
    ]);
  });
});

describe('without Redis', () => {
  it('connectRedis returns undefined', () => {
    const log = { info: () => undefined, warn: () => undefined };
    expect(connectRedis(undefined, log)).toBeUndefined();
  });
});
