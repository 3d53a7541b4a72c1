import { useSession } from '../session';
import {
  type SocketConnection,
  type Link,
  type LiveEventName,
  openConnection,
} from './socket-connection';

export interface LiveListener {
  /** An unchecked event pushed by the server. Listeners ignore names they do not know. */
  readonly on: Partial<Readonly<Record<LiveEventName, (payload: unknown) => void>>>;
  /** Something may have been missed: fetch the current state. Also sent once after connecting. */
  readonly onGap: () => void;
  readonly onLink?: (link: Link) => void;
}

export interface Joined {
  /** Reconnects on the user's request. */
  readonly wake: () => void;
  readonly leave: () => void;
}

const listeners = new Set<LiveListener>();
let connection: SocketConnection | undefined;
let connectedStudent: string | undefined;
let link: Link = 'connecting';

const notifyAll = (call: (listener: LiveListener) => void) => {
  for (const listener of [...listeners]) call(listener);
};

function setLink(next: Link): void {
  link = next;
  notifyAll((listener) => listener.onLink?.(next));
}

const events = {
  onLink: setLink,
  onGap: () => notifyAll((listener) => listener.onGap()),
  onEvent: (name: LiveEventName, payload: unknown) =>
    notifyAll((listener) => listener.on[name]?.(payload)),
};

/** The connection belongs to the signed-in student and is open while there are listeners. */
function wanted(): string | undefined {
  const { status, student } = useSession.getState();
  return listeners.size > 0 && status === 'signed-in' ? student?._id : undefined;
}

function settle(): void {
  const studentId = wanted();
  if (studentId === connectedStudent) return;
  connection?.close();
  connectedStudent = studentId;
  connection = studentId === undefined ? undefined : openConnection(studentId, events);
  if (connection === undefined) setLink(listeners.size > 0 ? 'off' : 'connecting');
}

const wake = () => connection?.wake();
const wakeWhenSeen = () => document.visibilityState === 'visible' && wake();

let watching = false;

/** Stays active after the first listener; only the connection itself opens and closes. */
function watch(): void {
  if (watching) return;
  watching = true;
  useSession.subscribe(settle);
  document.addEventListener('visibilitychange', wakeWhenSeen);
  window.addEventListener('online', wake);
}

/**
 * Listens to server events. A tab shares one connection among all listeners; it is open while there are listeners
 * and a student is signed in, and closes with the session.
 */
export function joinLive(listener: LiveListener): Joined {
  watch();
  listeners.add(listener);
  listener.onLink?.(link);
  settle();
  // If it is already connected, no later event will report it.
  if (link === 'live') listener.onGap();
  return {
    wake,
    leave: () => {
      listeners.delete(listener);
      settle();
    },
  };
}

export type { Link, LiveEventName } from './socket-connection';
