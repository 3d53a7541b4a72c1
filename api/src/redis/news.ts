import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { inTime } from '../clock';
import type { ChangeNews } from '../college-cache/changes';
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

export const channels = Object.keys(messages);

/** Undefined for messages that no process of this site sends on the channel. */
function parse<C extends Channel>(channel: C, text: string): MessageOn<C> | undefined {
  try {
    return messages[channel].parse(JSON.parse(text)) as MessageOn<C>;
  } catch {
    return undefined;
  }
}

/** Messages between the processes of a site. */
export interface News {
  readonly changeNews: ChangeNews;
  readonly sessionNews: SessionNews;
}

interface Options {
  /** A connection that has subscribed to `channels`. */
  readonly listener: Redis;
  ask<T>(send: (client: Redis) => Promise<T>, without: () => T): Promise<T>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  isReady(): boolean;
}

export function createNews({ listener, ask, log, isReady }: Options): News {
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
