import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { Redis } from 'ioredis';
import { inTime } from '../clock';
import type { ChangeNews } from '../college-cache/college-cache';
import type { SessionNews } from '../sessions/sessions';

/** Milliseconds that an answer waits until other processes know about a write. */
const echoTimeoutMs = 500;

/** The channels between processes, and the message type of each. */
const messages = {
  'campus:sessions-ended': z.array(z.string().max(100)),
  'campus:changed': z.object({
    id: z.string().max(100),
    collegeId: z.string().max(100),
    studentId: z.string().max(100),
    // A process that does not know the reach of a write assumes that it affects anything.
    reach: z.optional(z.union([z.literal('own'), z.object({ post: z.string().max(100) })])),
  }),
};
type Channel = keyof typeof messages;
type MessageOn<C extends Channel> = z.output<(typeof messages)[C]>;

const channels = Object.keys(messages);

/** Undefined for messages that no process of this site sends on the channel. */
function parse<C extends Channel>(channel: C, text: string): MessageOn<C> | undefined {
  try {
    return messages[channel].parse(JSON.parse(text)) as MessageOn<C>;
  } catch {
    return undefined;
  }
}

/** Messages between the processes of a site. */
interface News {
  readonly changeNews: ChangeNews;
  readonly sessionNews: SessionNews;
}

interface NewsOptions {
  /** A connection that has subscribed to `channels`. */
  readonly listener: Redis;
  ask<T>(send: (client: Redis) => Promise<T>, without: () => T): Promise<T>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  isReady(): boolean;
}

function createNews({ listener, ask, log, isReady }: NewsOptions): News {
  /** @returns how many processes were notified */
  const publish = <C extends Channel>(channel: C, message: MessageOn<C>): Promise<number> =>
    ask(
      (client) => client.publish(channel, JSON.stringify(message)),
      () => 0,
    );
  function subscribe<C extends Channel>(channel: C, hear: (message: MessageOn<C>) => void): void {
    listener.on('message', (from, text) => {
      if (from !== channel) return;
      const message = parse(channel, text);
      if (message === undefined) log.warn({ channel }, 'dropped a malformed Redis message');
      else hear(message);
    });
  }
  const echoes = new Map<string, () => void>();
  return {
    changeNews: {
      isReady: () => isReady() && listener.status === 'ready',
      // The others have it when this process has received its own message: Redis notifies all at once.
      async publish({ collegeId, studentId, reach }) {
        const id = randomUUID();
        const echo = new Promise<void>((resolve) => echoes.set(id, resolve));
        const hearers = await publish('campus:changed', { id, collegeId, studentId, reach });
        if (hearers > 0) await inTime(echo, echoTimeoutMs).catch(() => undefined);
        echoes.delete(id);
      },
      subscribe(heard, missed) {
        subscribe('campus:changed', ({ id, ...change }) => {
          heard(change);
          echoes.get(id)?.();
        });
        listener.on('ready', missed);
      },
    },
    sessionNews: {
      async publish(hashes) {
        await publish('campus:sessions-ended', [...hashes]);
      },
      subscribe: (forget) => subscribe('campus:sessions-ended', (hashes) => hashes.forEach(forget)),
    },
  };
}

/** Keeps calls from waiting for a server that does not answer, whether it is down or hangs. */
interface Circuit {
  /** Whether the server answered last; while it does not, it is only probed in the background. */
  isClosed(): boolean;
  /** The server's answer, or the result of the fallback: at once after the first failure. */
  run<T>(ask: () => Promise<T>, without: () => Promise<T> | T): Promise<T>;
  /** Reports a failure that was noticed elsewhere. */
  open(): void;
  stop(): void;
}

/** Milliseconds that the first caller waits for a hanging server. */
const timeout = 150;

interface CircuitOptions {
  /** Fails while the server is unusable. */
  probe(): Promise<unknown>;
  onOpen(): void;
  onClose(): void;
}

/** Milliseconds between two probes. The first follows soon: a busy process may only have read the answer too late. */
const pause = { first: 50, next: 500 };

function createCircuit({ probe, onOpen, onClose }: CircuitOptions): Circuit {
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
  /** For the streams behind live pushes: it keeps waiting where the other connections give up. */
  readonly streams: Redis;
  /** Whether this process's messages reach the others. */
  isReady(): boolean;
  /** Redis's answer, or the result of the fallback: at once if Redis is known not to answer. */
  ask<T>(ask: (client: Redis) => Promise<T>, without: () => Promise<T> | T): Promise<T>;
  /** Resolves when this process receives the others' messages. */
  subscribed(): Promise<void>;
  close(): void;
}

/**
 * The shared state of several API processes. The site works without it, only less exactly: a command fails soon while
 * Redis hangs and at once while it is down, and the caller continues alone.
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
  // Its users open their own connections from it to wait on, even during shutdown.
  const copies: Redis[] = [];
  const duplicate = streams.duplicate.bind(streams);
  streams.duplicate = (override) => {
    const copy = duplicate(override);
    copies.push(copy);
    // The adapter does not await its subscriptions: a failing one must not end the process.
    const subscribe = copy.subscribe.bind(copy) as (...names: unknown[]) => Promise<unknown>;
    return Object.assign(copy, {
      subscribe: (...names: unknown[]) => subscribe(...names).catch(() => 0),
    });
  };
  const listener = new Redis(url, { ...options, enableOfflineQueue: true });
  const listening = listener.subscribe(...channels).catch(() => 0);
  const circuit = createCircuit({
    // A write: a Redis that is read-only or full is of no use either.
    probe: () => client.set('campus:probe', '', 'EX', 60),
    onOpen: () => log.warn('Redis does not answer: limits and caches are per process until then'),
    onClose: () => log.info('Redis answers again'),
  });
  // A push must not wait for a hanging Redis: the pages of this process still receive it.
  const add = streams.xadd.bind(streams) as (...entry: unknown[]) => Promise<unknown>;
  Object.assign(streams, {
    xadd: (...entry: unknown[]) => circuit.run(() => add(...entry), refuse),
  });
  client.on('error', () => circuit.open());
  listener.on('error', () => undefined);
  streams.on('error', () => undefined);
  // While it connects, a command fails at once automatically.
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

/** The fallback if nothing can be done without Redis. */
export function refuse(): never {
  throw new Error('Redis does not answer.');
}
