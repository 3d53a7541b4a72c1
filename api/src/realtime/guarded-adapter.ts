import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Namespace } from 'socket.io';
import * as z from 'zod';

/** The two of the adapter's messages that a site sends: `broadcast` and `disconnect sockets`. */
const [broadcast, disconnect] = [3, 6];

// No room at all would be everybody.
const options = z.object({ rooms: z.array(z.string()).min(1), except: z.array(z.string()) });

const message = z.discriminatedUnion('type', [
  z.object({
    uid: z.string(),
    nsp: z.string(),
    type: z.literal(broadcast),
    data: z.object({
      packet: z.object({ type: z.literal(2), data: z.tuple([z.string(), z.looseObject({})]) }),
      opts: options,
      requestId: z.undefined().optional(),
    }),
  }),
  z.object({
    uid: z.string(),
    nsp: z.string(),
    type: z.literal(disconnect),
    data: z.object({ opts: options, close: z.boolean().optional() }),
  }),
]);

const entry = z.object({ data: z.string().transform((text): unknown => JSON.parse(text)) });

/** What the adapter calls for an entry of the stream, and for everything that it has decoded. */
interface Hearing {
  onRawMessage(entry: unknown, offset: string): void;
  onMessage(message: unknown, offset?: string): void;
}

/**
 * The adapter over which processes tell each other's pages. It believes what it reads: a malformed entry
 * makes it throw, and read the same entry again without end. So only what a site sends comes in.
 */
export function createGuardedAdapter(streams: Redis, log: Pick<FastifyBaseLogger, 'warn'>) {
  const create = createAdapter(streams);
  const drop = () => log.warn('malformed message of another process dropped');
  // Socket.IO calls it with `new`.
  return function adapterOf(namespace: Namespace) {
    const adapter = create(namespace);
    const hearing = adapter as unknown as Hearing;
    const takeEntry = hearing.onRawMessage.bind(adapter);
    const takeMessage = hearing.onMessage.bind(adapter);
    hearing.onRawMessage = (given, offset) => {
      if (isWell(entry, given)) takeEntry(given, offset);
      else drop();
    };
    hearing.onMessage = (given, offset) => {
      if (isWell(message, given)) takeMessage(given, offset);
      else drop();
    };
    return adapter;
  };
}

/** A transform that throws is a malformed message too. */
function isWell(schema: z.ZodType, given: unknown): boolean {
  try {
    return schema.safeParse(given).success;
  } catch {
    return false;
  }
}
