import type { Server } from 'socket.io';
import type { Sessions } from '../sessions/sessions';
import type { Connected } from './handshake';
import { sessionRoom } from './rooms';

/** Milliseconds between two looks at whether the sessions of open sockets still hold. */
const round = 60_000;

type Sockets = Server<object, object, object, Connected>;

/**
 * Ends the sockets of a session when the session ends: at once where this process hears of it, and within a
 * minute where it ran out of time or the news was lost.
 * @returns stops
 */
export function watchSessions(io: Sockets, sessions: Sessions): () => void {
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
