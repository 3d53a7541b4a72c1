import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import * as z from 'zod';
import type { SessionNews } from '../sessions/sessions';
import { createCircuit } from './circuit';

export interface RedisConnection {
  readonly client: Redis;
  /** For the streams on which processes tell each other's pages: it waits where the others give up. */
  readonly streams: Redis;
  /** Whether what this process says reaches the others. */
  isReady(): boolean;
  /** What Redis answers, or what is done without it, at once where it is known not to answer. */
  ask<T>(ask: (client: Redis) => Promise<T>, without: () => Promise<T> | T): Promise<T>;
  readonly sessionNews: SessionNews;
  /** Once this process hears what the others say. */
  subscribed(): Promise<void>;
  close(): void;
}

const channel = 'campus:sessions-ended';

/**
 * What several API processes share. The site works without it, only less sharp: a command fails soon while
 * Redis hangs and at once while it is away, and whoever sent it goes on alone.
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
  const client = new Redis(url, options);
  const streams = new Redis(url, {
    ...options,
    enableOfflineQueue: true,
    maxRetriesPerRequest: null,
  });
  // Whoever uses it makes connections of their own from it, to wait on, also when all is to end.
  const copies: Redis[] = [];
  const duplicate = streams.duplicate.bind(streams);
  streams.duplicate = (override) => {
    const copy = duplicate(override);
    copies.push(copy);
    // The adapter waits for none of its subscriptions: one that fails must not end the process.
    const subscribe = copy.subscribe.bind(copy) as (...names: unknown[]) => Promise<unknown>;
    return Object.assign(copy, {
      subscribe: (...names: unknown[]) => subscribe(...names).catch(() => 0),
    });
  };
  const listener = new Redis(url, { ...options, enableOfflineQueue: true });
  const listening = listener.subscribe(channel).catch(() => 0);
  const circuit = createCircuit({
    // A write: a Redis that only reads, or is full, is of no use either.
    probe: () => client.set('campus:probe', '', 'EX', 60),
    onOpen: () => log.warn('Redis does not answer; counting and caching in this process alone'),
    onClose: () => log.info('Redis answers again'),
  });
  // What is told while Redis hangs must not wait for it: the pages of this process still hear it.
  const add = streams.xadd.bind(streams) as (...entry: unknown[]) => Promise<unknown>;
  Object.assign(streams, {
    xadd: (...entry: unknown[]) => circuit.run(() => add(...entry), refuse),
  });
  client.on('error', () => circuit.open());
  listener.on('error', () => undefined);
  streams.on('error', () => undefined);
  // While it connects, a command fails at once by itself.
  const ask: RedisConnection['ask'] = async (send, without) =>
    client.status === 'ready' ? circuit.run(() => send(client), without) : without();
  return {
    client,
    streams,
    isReady: () => streams.status === 'ready' && circuit.isClosed(),
    ask,
    sessionNews: {
      async publish(hashes) {
        await ask(
          (to) => to.publish(channel, JSON.stringify(hashes)),
          () => 0,
        );
      },
      subscribe(forget) {
        listener.on('message', (_channel, text) => {
          const hashes = endedSessions(text);
          if (hashes === undefined) log.warn({ channel }, 'malformed message dropped');
          hashes?.forEach(forget);
        });
      },
    },
    async subscribed() {
      await listening;
    },
    close() {
      circuit.stop();
      client.disconnect();
      for (const each of [streams, ...copies]) each.disconnect();
      listener.disconnect();
    },
  };
}

/** What is done without Redis where nothing can be. */
export function refuse(): never {
  throw new Error('Redis does not answer.');
}

const hashes = z.array(z.string().max(100));

/** The hashes that a process tells the others; undefined for anything else that came over the channel. */
function endedSessions(text: string): string[] | undefined {
  try {
    return hashes.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
