import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { setTimeout as after } from 'node:timers/promises';
import { inTime } from '../clock';
import { channels, createNews, type News } from './news';

/** Keeps calls from waiting for a server that does not answer, whether it is gone or only hangs. */
interface Circuit {
  /** Whether the server answered last; while it does not, it is asked in the background alone. */
  isClosed(): boolean;
  /** What the server answers, or what is done without it: after its first failure, at once. */
  run<T>(ask: () => Promise<T>, without: () => Promise<T> | T): Promise<T>;
  /** To be called when a failure is known from elsewhere. */
  open(): void;
  stop(): void;
}

/** Milliseconds that a server which hangs costs the first who asks it. */
const timeout = 150;

interface Options {
  /** Fails while the server is of no use. */
  probe(): Promise<unknown>;
  onOpen(): void;
  onClose(): void;
}

/** Milliseconds between two probes. The first comes soon: a busy process may only have read too late. */
const pause = { first: 50, next: 500 };

function createCircuit({ probe, onOpen, onClose }: Options): Circuit {
  let isClosed = true;
  const stopped = new AbortController();

  async function waitForAnswer(): Promise<void> {
    for (let wait = pause.first; !isClosed; wait = pause.next) {
      try {
        await after(wait, undefined, { signal: stopped.signal, ref: false });
      } catch {
        return;
      }
      isClosed = await inTime(probe(), timeout).then(
        () => true,
        () => false,
      );
    }
    onClose();
  }

  function open(): void {
    if (!isClosed || stopped.signal.aborted) return;
    isClosed = false;
    onOpen();
    void waitForAnswer();
  }

  return {
    isClosed: () => isClosed,
    open,
    async run(ask, without) {
      if (!isClosed) return without();
      try {
        return await inTime(ask(), timeout);
      } catch {
        open();
        return without();
      }
    },
    stop: () => stopped.abort(),
  };
}

export interface RedisConnection extends News {
  readonly client: Redis;
  /** For the streams behind live pushes: it waits where the others give up. */
  readonly streams: Redis;
  /** Whether what this process says reaches the others. */
  isReady(): boolean;
  /** What Redis answers, or what is done without it, at once where it is known not to answer. */
  ask<T>(ask: (client: Redis) => Promise<T>, without: () => Promise<T> | T): Promise<T>;
  /** Once this process hears what the others say. */
  subscribed(): Promise<void>;
  close(): void;
}

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
  const listening = listener.subscribe(...channels).catch(() => 0);
  const circuit = createCircuit({
    // A write: a Redis that only reads, or is full, is of no use either.
    probe: () => client.set('campus:probe', '', 'EX', 60),
    onOpen: () => log.warn('Redis does not answer; counting and caching in this process alone'),
    onClose: () => log.info('Redis answers again'),
  });
  // A push must not wait for a hanging Redis: the pages of this process still get it.
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
  const isReady = () => streams.status === 'ready' && circuit.isClosed();
  return {
    client,
    streams,
    isReady,
    ask,
    ...createNews({ listener, ask, log, isReady }),
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
