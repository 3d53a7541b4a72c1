import { registryChangedEvent, socketEvents } from '@campus/contract';
import type { Socket } from 'socket.io-client';
import { askServer, sessionOver } from '../actions';

/** `live` is connected; `off` has given up until the student returns or requests a reconnect. */
export type Link = 'connecting' | 'live' | 'off';

/** An event pushed by the server. */
export type LiveEventName = 'message' | 'conversation' | 'notification';

interface ConnectionEvents {
  readonly onLink: (link: Link) => void;
  readonly onEvent: (name: LiveEventName, payload: unknown) => void;
  /** Events may have been missed. */
  readonly onGap: () => void;
}

export interface SocketConnection {
  /** The student has returned, or the network has. */
  readonly wake: () => void;
  readonly close: () => void;
}

/** Milliseconds before the first reconnect, and the maximum that the delay grows to; half of it is random. */
const reconnecting = { reconnectionDelay: 300, reconnectionDelayMax: 5000 };

/** A second disconnect by the server within this many milliseconds is not an accident. */
const accidentIntervalMs = 60_000;

const eventNames = ['message', 'conversation', 'notification'] as const;

async function connect(): Promise<Socket> {
  const { io } = await import('socket.io-client');
  return io({
    path: '/socket.io',
    withCredentials: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    ...reconnecting,
  });
}

/** Whether the server still knows the session. If not, this ends it here as well. */
async function isStillSignedIn(): Promise<boolean> {
  try {
    const isSignedIn = await askServer();
    if (!isSignedIn) sessionOver();
    return isSignedIn;
  } catch {
    return false;
  }
}

/**
 * A connection to the server. The client itself retries a broken connection; one that the server ended is
 * opened once more, and only if the session is still valid.
 */
export function openConnection(studentId: string, events: ConnectionEvents): SocketConnection {
  let socket: Socket | undefined;
  let closed = false;
  let loading = false;
  let askedAt = -Infinity;

  const comeBack = async () => {
    const again = Date.now() - askedAt < accidentIntervalMs;
    askedAt = Date.now();
    events.onLink(again ? 'off' : 'connecting');
    const welcome = await isStillSignedIn();
    if (closed || again) return;
    if (welcome) socket?.connect();
    else events.onLink('off');
  };
  const lost = () => {
    if (closed) return;
    if (socket?.active) events.onLink('connecting');
    else void comeBack();
  };
  const listen = (to: Socket) => {
    to.on('connect', () => {
      to.emit(socketEvents.authenticate, studentId);
      events.onLink('live');
      if (!to.recovered) events.onGap();
    });
    for (const name of eventNames) {
      to.on(socketEvents[name], (payload: unknown) => events.onEvent(name, payload));
    }
    to.on(socketEvents.registry, () => window.dispatchEvent(new Event(registryChangedEvent)));
    to.on('disconnect', lost);
    to.on('connect_error', lost);
  };
  const start = async () => {
    if (loading) return;
    loading = true;
    events.onLink('connecting');
    try {
      const made = await connect();
      if (closed) return void made.disconnect();
      socket = made;
      listen(made);
    } catch {
      if (!closed) events.onLink('off');
    } finally {
      loading = false;
    }
  };

  void start();
  return {
    wake: () => {
      events.onGap();
      if (!socket) return void start();
      if (socket.active) return;
      askedAt = -Infinity;
      void comeBack();
    },
    close: () => {
      closed = true;
      socket?.disconnect();
    },
  };
}
