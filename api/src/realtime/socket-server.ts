import { createAdapter } from '@socket.io/redis-streams-adapter';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { IncomingMessage } from 'node:http';
import { type Namespace, Server, type Socket } from 'socket.io';
import * as z from 'zod';
import { ApiError } from '../http/errors';
import { apiHeaders, type Origins } from '../http/guards';
import type { Viewer } from '../http/viewer';
import { countMisses } from '../limits/limits';
import type { RedisConnection } from '../redis/redis';
import type { Services } from '../services';
import { tokenIn } from '../sessions/cookie';
import type { Sessions } from '../sessions/sessions';
import { type Realtime, sessionRoom, studentRoom } from './realtime';

/** The only adapter messages that a site sends: `broadcast` and `disconnect sockets`. */
const [broadcast, disconnect] = [3, 6];

// An empty list of rooms would mean everybody.
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

/** The adapter's methods for an entry of the stream, and for a decoded message. */
interface Hearing {
  onRawMessage(entry: unknown, offset: string): void;
  onMessage(message: unknown, offset?: string): void;
}

/**
 * The adapter for pushes between processes. It trusts its input: a malformed entry
 * makes it throw, and read the same entry again endlessly. So only valid messages of a site are passed on.
 */
function createGuardedAdapter(streams: Redis, log: Pick<FastifyBaseLogger, 'warn'>) {
  const create = createAdapter(streams);
  const drop = () => log.warn('dropped a malformed message from another process');
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

/** A transform that throws also means a malformed message. */
function isWell(schema: z.ZodType, given: unknown): boolean {
  try {
    return schema.safeParse(given).success;
  } catch {
    return false;
  }
}

/** Maximum number of connected pages of one student per process. */
const socketsPerStudent = 10;

/** Refuses connections that another site makes a browser open. A connection without `Origin` is not from a page. */
function isOwnRequest({ headers }: IncomingMessage, origins: Origins): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return site !== 'cross-site' && (origin === undefined || origins.isOwn(origin));
}

/** The data of a socket: the session of its handshake, and its student. No message changes them. */
interface Connected {
  readonly viewer: Viewer;
  readonly token: string;
}

type Needed = Pick<Services, 'browsers' | 'config' | 'limits' | 'lookups' | 'origins' | 'sessions'>;

/** A client only learns the message of the refusal. */
class HandshakeRefused extends Error {}

/**
 * The session of a handshake's cookie.
 * @throws HandshakeRefused, or ApiError for a limit
 */
async function identify(
  socket: Socket,
  { browsers, config, limits, lookups, origins, sessions }: Needed,
): Promise<Connected> {
  const { headers } = socket.request;
  const token = tokenIn(headers.cookie, origins);
  if (token === undefined) throw new HandshakeRefused('unauthorized');
  const ip = proxyAddress(socket.request, [...config.trustedProxies]);
  const find = () => sessions.find(token);
  const viewer =
    sessions.known(token) ?? (await countMisses(lookups, browsers.callerOf({ headers, ip }), find));
  if (viewer === undefined) throw new HandshakeRefused('unauthorized');
  await limits.take('socket', viewer.studentId);
  const open = socket.nsp.adapter.rooms.get(studentRoom(viewer))?.size ?? 0;
  if (open >= socketsPerStudent) throw new HandshakeRefused('too many');
  return { viewer, token };
}

function refusalFor(error: unknown): HandshakeRefused {
  if (error instanceof HandshakeRefused) return error;
  return new HandshakeRefused(error instanceof ApiError ? 'too many' : 'unavailable');
}

/** Milliseconds between two checks whether the sessions of open sockets are still valid. */
const round = 60_000;

type Sockets = Server<object, object, object, Connected>;

/**
 * Closes the sockets of a session when the session ends: at once if this process is notified, and within a
 * minute if the session expired or the message was lost.
 * @returns stops
 */
function watchSessions(io: Sockets, sessions: Sessions): () => void {
  const stop = sessions.onEnded((session) => {
    io.local.in(sessionRoom(session)).disconnectSockets(true);
  });
  const look = async () => {
    for (const socket of io.sockets.sockets.values()) {
      const { token } = socket.data;
      // A database that does not answer says nothing about the session.
      const held = await sessions.find(token).catch(() => true);
      if (held === undefined) socket.disconnect(true);
    }
  };
  const timer = setInterval(() => void look(), round).unref();
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** Maximum bytes of a message from a page: it only needs to authenticate. */
const largestFrame = 64 * 1024;
/** Milliseconds after which a silent connection is closed. */
const silence = 5000;

/**
 * Socket.IO on the same origin as everything else. A socket belongs to the session of its handshake; its messages
 * are ignored.
 *
 * There is no connection recovery: it would deliver missed events before anybody checks whether the
 * session is still valid (docs/adr/0009). After each connection a page fetches what it missed instead.
 */
export function startRealtime(
  app: FastifyInstance,
  services: Needed,
  redis: RedisConnection | undefined,
): Realtime {
  const { origins, sessions, limits } = services;
  const io = new Server<object, object, object, Connected>(app.server, {
    serveClient: false,
    connectTimeout: silence,
    maxHttpBufferSize: largestFrame,
    // A page of another origin is not expected here; without this it could not read anything anyway.
    cors: { origin: false },
    allowRequest: (request, done) => done(null, isOwnRequest(request, origins)),
    ...(redis ? { adapter: createGuardedAdapter(redis.streams, app.log) } : {}),
  });
  io.engine.on('headers', (headers: Record<string, string>) => {
    Object.assign(headers, apiHeaders(origins));
  });
  io.use((socket, next) => {
    identify(socket, services).then(
      (connected) => {
        Object.assign(socket.data, connected);
        next();
      },
      (error: unknown) => next(refusalFor(error)),
    );
  });
  io.on('connection', (socket) => {
    const { token, viewer } = socket.data;
    void socket.join([studentRoom(viewer), sessionRoom(viewer.session)]);
    // The session may have ended after the handshake and before the socket joined the room that is notified.
    const holds = sessions.find(token).catch(() => viewer);
    void holds.then((held) => held ?? socket.disconnect(true));
    // `authenticate` arrives here too, and changes nothing: the session has already identified the student.
    socket.onAny(() => {
      limits.take('socket-event', viewer.studentId).catch(() => socket.disconnect(true));
    });
  });
  const stopWatching = watchSessions(io, sessions);
  app.addHook('preClose', async () => {
    stopWatching();
    io.local.disconnectSockets(true);
  });
  app.addHook('onClose', async () => {
    await io.close();
  });

  // Without Redis this process still reaches its own pages.
  const reachable = () => (redis === undefined || redis.isReady() ? io : io.local);
  const rooms = (collegeId: string, studentIds: readonly string[]) =>
    studentIds.map((studentId) => studentRoom({ collegeId, studentId }));
  return {
    send(collegeId, studentIds, { name, payload }) {
      const to = rooms(collegeId, studentIds);
      // No rooms would mean everybody. If this is the only process, a room that does not exist is empty.
      if (redis ? to.length === 0 : !to.some((room) => io.sockets.adapter.rooms.has(room))) return;
      const recipients = reachable().to(to);
      recipients.emit(name as never, ...([payload] as never));
    },
    announce(name) {
      io.local.emit(name as never, ...([] as never));
    },
    disconnect(collegeId, studentIds) {
      if (studentIds.length === 0) return;
      reachable().in(rooms(collegeId, studentIds)).disconnectSockets(true);
    },
  };
}
