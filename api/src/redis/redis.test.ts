import { randomBytes } from 'node:crypto';
import { createLimits } from '../limits/limits';
import { connectRedis, type RedisConnection } from './redis';

const url = process.env['TEST_REDIS_URL'];
const onRedis = url ? describe : describe.skip;
const log = { info: () => undefined, warn: () => undefined };

function connect() {
  const connection = connectRedis(url, log);
  if (connection === undefined) throw new Error('TEST_REDIS_URL is set in these tests.');
  return connection;
}

onRedis('Redis between two processes', () => {
  let here: RedisConnection;
  let there: RedisConnection;
  beforeAll(() => {
    here = connect();
    there = connect();
  });
  afterAll(() => [here, there].forEach((connection) => connection.close()));

  it('ends a session in both', async () => {
    const heard = new Promise<string>((resolve) => there.sessionNews.subscribe(resolve));
    await there.subscribed();
    const hash = randomBytes(8).toString('hex');
    await here.sessionNews.publish([hash]);
    expect(await heard).toBe(hash);
  });

  it('counts limits together', async () => {
    await Promise.all([here.subscribed(), there.subscribed()]);
    const both = [here, there].map(({ client }) => createLimits({ on: true, redis: client }));
    const who = randomBytes(8).toString('hex');
    const taken = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => both[index % 2]?.take('comment', who)),
    );
    expect(taken.filter((result) => result.status === 'fulfilled')).toHaveLength(20);
  });
});

describe('without Redis', () => {
  it('there is nothing to connect to', () => {
    expect(connectRedis(undefined, log)).toBeUndefined();
  });
});
