import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import type { SessionNews } from '../sessions/sessions';

export interface RedisConnection {
  readonly client: Redis;
  /** For the streams on which processes tell each other's pages: it waits where the others give up. */
  readonly streams: Redis;
  isReady(): boolean;
  readonly sessionNews: SessionNews;
  /** Once this process hears what the others say. */
  subscribed(): Promise<void>;
  close(): void;
}

const channel = 'campus:sessions-ended';

/**
 * What several API processes share. The site works without it, only less sharp: a command fails at
 * once while Redis is away, and whoever sent it goes on alone.
 */
export function connectRedis(
  url: string | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): RedisConnection | undefined {
  if (url === undefined) return undefined;
  const options = {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    retryStrategy: (times: number) => Math.min(times * 200, 2000),
  };
  const client = new Redis(url, { ...options, commandTimeout: 500 });
  const streams = new Redis(url, {
    ...options,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
  });
  // Whoever uses it makes connections of their own from it, and may wait on them when all is to end.
  const copies: Redis[] = [];
  const duplicate = streams.duplicate.bind(streams);
  streams.duplicate = (override) => {
    const copy = duplicate(override);
    copies.push(copy);
    return copy;
  };
  const listener = new Redis(url, { ...options, enableOfflineQueue: true });
  const listening = listener.subscribe(channel).catch(() => 0);
  let away = false;
  client.on('error', () => {
    if (!away) log.warn('Redis does not answer; counting and caching in this process alone');
    away = true;
  });
  client.on('ready', () => {
    if (away) log.info('Redis answers again');
    away = false;
  });
  listener.on('error', () => undefined);
  streams.on('error', () => undefined);
  return {
    client,
    streams,
    isReady: () => streams.status === 'ready',
    sessionNews: {
      async publish(hashes) {
        await client.publish(channel, JSON.stringify(hashes)).catch(() => 0);
      },
      subscribe(forget) {
        listener.on('message', (_channel, text) => hashesIn(text).forEach(forget));
      },
    },
    async subscribed() {
      await listening;
    },
    close() {
      client.disconnect();
      for (const each of [streams, ...copies]) each.disconnect();
      listener.disconnect();
    },
  };
}

function hashesIn(text: string): string[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
