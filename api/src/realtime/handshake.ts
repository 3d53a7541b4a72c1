import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import type { Origins } from '../http/origins';
import type { Viewer } from '../http/viewer';
import { tokenIn } from '../sessions/cookie';
import type { Services } from '../services';
import { studentRoom } from './rooms';

/** How many pages of one student may be connected to one process. */
const socketsPerStudent = 10;

/** Refuses what another site makes a browser open. A connection without `Origin` comes from no page. */
export function isOwnRequest({ headers }: IncomingMessage, origins: Origins): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  return site !== 'cross-site' && (origin === undefined || origins.isOwn(origin));
}

/** What a socket is: the session of its handshake, and whose it is. Nothing that it says changes that. */
export interface Connected {
  readonly viewer: Viewer;
  readonly token: string;
}

type Needed = Pick<Services, 'limits' | 'origins' | 'sessions'>;

/** Its message is all that a client is told of why it may not connect. */
export class HandshakeRefused extends Error {}

/**
 * Whose session the cookie of a handshake is.
 * @throws HandshakeRefused
 */
export async function identify(
  socket: Socket,
  { limits, origins, sessions }: Needed,
): Promise<Connected> {
  const token = tokenIn(socket.handshake.headers.cookie, origins);
  const viewer = token === undefined ? undefined : await sessions.find(token);
  if (token === undefined || viewer === undefined) throw new HandshakeRefused('unauthorized');
  await limits.take('socket', viewer.studentId).catch(() => {
    throw new HandshakeRefused('too many');
  });
  const open = socket.nsp.adapter.rooms.get(studentRoom(viewer))?.size ?? 0;
  if (open >= socketsPerStudent) throw new HandshakeRefused('too many');
  return { viewer, token };
}
