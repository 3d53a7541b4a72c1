import { socketEvents } from '@campus/contract';
import type { Socket } from 'socket.io-client';
import type { Link } from '../state/chat-state';

/** Milliseconds before the first try to connect again, and the most that it grows to; half of it is random. */
const reconnecting = { reconnectionDelay: 300, reconnectionDelayMax: 5000 };

/** Milliseconds within which being put out a second time is no accident. */
const calm = 60_000;

export interface LiveEvents {
  readonly onLink: (link: Link) => void;
  readonly onMessage: (payload: unknown) => void;
  /** Messages may have been missed. */
  readonly onGap: () => void;
  /** Whether the server still answers this student. */
  readonly isWelcome: () => Promise<boolean>;
}

export interface Live {
  /** The student is back, or the network is. */
  readonly wake: () => void;
  readonly close: () => void;
}

async function connect(): Promise<Socket> {
  const { io } = await import(/* webpackChunkName: "live" */ 'socket.io-client');
  return io({
    path: '/socket.io',
    withCredentials: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    ...reconnecting,
  });
}

/**
 * The tab's line to the server while the chat is on screen. A line that breaks is tried again by the
 * client itself; one that the server ended is taken up once more, and only for who is welcome.
 */
export function openLive(studentId: string, events: LiveEvents): Live {
  let socket: Socket | undefined;
  let closed = false;
  let loading = false;
  let askedAt = -Infinity;

  const comeBack = async () => {
    const again = Date.now() - askedAt < calm;
    askedAt = Date.now();
    events.onLink(again ? 'off' : 'connecting');
    if (again) return;
    const welcome = await events.isWelcome();
    if (closed) return;
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
    to.on(socketEvents.message, events.onMessage);
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
