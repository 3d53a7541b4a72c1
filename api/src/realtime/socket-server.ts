import type { FastifyInstance } from 'fastify';
import { Server } from 'socket.io';
import { apiHeaders } from '../http/guards';
import type { RedisConnection } from '../redis/redis';
import type { Services } from '../services';
import { createGuardedAdapter } from './guarded-adapter';
import { HandshakeRefused, identify, isOwnRequest, type Connected } from './handshake';
import type { Realtime } from './realtime';
import { sessionRoom, studentRoom } from './rooms';
import { watchSessions } from './watch-sessions';

type Needed = Pick<Services, 'limits' | 'origins' | 'sessions'>;

/** What a page may send at once, in bytes: it has nothing to say but who it is. */
const largestFrame = 64 * 1024;
/** Milliseconds after which a connection that never says anything is closed. */
const silence = 5000;

/**
 * Socket.IO on the same origin as everything else. A socket belongs to the session of its handshake; what it
 * sends is heard by nobody.
 *
 * There is no recovery of connections: it would hand out what was missed before anybody looks whether the
 * session still holds (docs/adr/0009). After each connection a page asks for what it missed instead.
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
    // A page of another origin has no business here; without this no such page could read anything anyway.
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
      (error: unknown) =>
        next(error instanceof HandshakeRefused ? error : new HandshakeRefused('unavailable')),
    );
  });
  io.on('connection', (socket) => {
    const { viewer } = socket.data;
    void socket.join([studentRoom(viewer), sessionRoom(viewer.session)]);
    // `authenticate` comes in here too, and changes nothing: the session said who this is.
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

  // While Redis is away this process still tells its own.
  const reachable = () => (redis === undefined || redis.isReady() ? io : io.local);
  const rooms = (collegeId: string, studentIds: readonly string[]) =>
    studentIds.map((studentId) => studentRoom({ collegeId, studentId }));
  return {
    tell(collegeId, studentIds, { name, payload }) {
      // No room at all would be everybody.
      if (studentIds.length === 0) return;
      const told = reachable().to(rooms(collegeId, studentIds));
      told.emit(name as never, ...([payload] as never));
    },
    disconnect(collegeId, studentIds) {
      if (studentIds.length === 0) return;
      reachable().in(rooms(collegeId, studentIds)).disconnectSockets(true);
    },
  };
}
